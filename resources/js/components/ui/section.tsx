import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'
import type { SafeHtml } from '#server/content/html.ts'
import { RichText } from './rich-text.tsx'

/** A section across the page, as wide as the window, with its content on the page's measure. */
export function Section({
  id,
  labelledBy,
  className,
  children,
}: {
  readonly id?: string | undefined
  readonly labelledBy: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={cx('section', className)}>
      <div className="measure">{children}</div>
    </section>
  )
}

/** The id of a section's heading, by the section's own or by the words of the heading. */
export function headingId(id: string | undefined, title: string): string {
  return `${id ?? title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-title`
}

export function SectionHeading({
  id,
  title,
  copy,
}: {
  readonly id: string
  readonly title: string
  readonly copy?: SafeHtml | undefined
}) {
  return (
    <div className="max-w-copy">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {copy && <RichText html={copy} className="mt-4" />}
    </div>
  )
}

/** A section among others of a page, with its heading. Its id stands in links to it. */
export function PageSection({
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
