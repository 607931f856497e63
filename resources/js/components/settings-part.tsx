import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'

/** A part of the profile: what it is about, beside what can be done. Its id stands in links to it. */
export function SettingsPart({
  id,
  title,
  about,
  isGrave = false,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly about: ReactNode
  /** Ends what cannot be brought back. */
  readonly isGrave?: boolean
  readonly children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid gap-x-12 gap-y-5 border-b border-line py-10 last:border-0 lg:grid-cols-[2fr_3fr] lg:py-14"
    >
      <div className="min-w-0">
        <h2 id={`${id}-heading`} className="text-card">
          {title}
        </h2>
        <div className="mt-3 max-w-copy">{about}</div>
      </div>
      <div
        className={cx(
          'min-w-0 self-start rounded-card bg-white p-6 shadow-card sm:p-8',
          isGrave && 'border-2 border-fault',
        )}
      >
        {children}
      </div>
    </section>
  )
}
