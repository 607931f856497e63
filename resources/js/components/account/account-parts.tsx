import type { ReactNode } from 'react'
import { cx } from '#js/lib/class-names.ts'
import { Icon } from '../ui/icons.tsx'
import type { IconName } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'

const places = [
  ['dashboard', 'Your Account'],
  ['profile.show', 'Your Profile'],
] as const

/** The head of the pages of a signed-in customer, with the ways between them. */
export function AccountHeading({
  title,
  email,
  children,
}: {
  readonly title: string
  readonly email: string
  /** What else there is to do, at the end of the row. */
  readonly children?: ReactNode
}) {
  return (
    <div className="border-b border-line">
      <h1 className="text-section">{title}</h1>
      <p className="mt-2">
        Signed in as <strong className="font-semibold break-words text-ink">{email}</strong>
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8">
        <nav aria-label="Your pages">
          <ul className="flex flex-wrap gap-x-8">
            {places.map(([to, text]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-12 items-center border-b-3 border-transparent font-semibold text-ink hover:border-sea aria-[current]:border-coral-strong"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  )
}

/** The way back from a page that is reached from the profile. */
export function BackToProfile() {
  return (
    <p className="mt-4">
      <Link
        to="profile.show"
        className="inline-flex min-h-11 items-center font-semibold text-tide-deep [a&]:underline"
      >
        Back to your profile
      </Link>
    </p>
  )
}

/** One thing of an account: what there is of it, or plainly that there is nothing yet. */
export function AccountCard({
  id,
  title,
  icon,
  className,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className={cx('flex min-w-0 flex-col rounded-card bg-white p-6 shadow-card', className)}
    >
      <div className="flex items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sea/35 text-tide-deep">
          <Icon name={icon} />
        </span>
        <h2 id={id} className="min-w-0 text-card">
          {title}
        </h2>
      </div>
      <div className="mt-4 flex grow flex-col justify-between gap-3">{children}</div>
    </section>
  )
}

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
