import { AccountCard } from '#js/components/account-card.tsx'
import { PageLink } from '#js/components/page-link.tsx'
import type { DashboardProps } from '#server/props/accounts.ts'

/** Whether the weekly letter comes to the account's address. */
export function NewsletterState({
  newsletter,
  email,
  stopNewsletterHref,
}: Pick<DashboardProps, 'newsletter' | 'email' | 'stopNewsletterHref'>) {
  const address = <strong className="font-semibold break-words text-ink">{email}</strong>

  return (
    <AccountCard id="newsletter-state" title="Newsletter" icon="mail">
      {newsletter === 'subscribed' && (
        <>
          <p>Once a week to {address}.</p>
          {stopNewsletterHref !== null && (
            <p>
              <PageLink
                href={stopNewsletterHref}
                className="inline-flex min-h-11 items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
              >
                Stop the newsletter
              </PageLink>
            </p>
          )}
        </>
      )}
      {newsletter === 'waiting' && (
        <p>
          Asked for, but not confirmed: open our letter to {address} and press its button. Without
          that we send nothing.
        </p>
      )}
      {newsletter === 'none' && (
        <>
          <p>It does not come to {address}.</p>
          <p>
            <a
              href="#newsletter"
              className="inline-flex min-h-11 items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
            >
              What is in it, and how to get it
            </a>
          </p>
        </>
      )}
    </AccountCard>
  )
}
