import type { ReactNode } from 'react'
import { RouteLink } from './route-link.tsx'

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
  /** Who is signed in. */
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
                <RouteLink
                  to={to}
                  className="inline-flex min-h-12 items-center border-b-3 border-transparent font-semibold text-ink hover:border-sea aria-[current]:border-coral-strong"
                >
                  {text}
                </RouteLink>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  )
}
