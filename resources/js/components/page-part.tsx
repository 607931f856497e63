import type { ReactNode } from 'react'

/** A part of a page with its heading. Its id stands in links to it. */
export function PagePart({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-14 first:mt-0">
      <h2 id={`${id}-heading`} className="mb-5 text-card">
        {title}
      </h2>
      {children}
    </section>
  )
}
