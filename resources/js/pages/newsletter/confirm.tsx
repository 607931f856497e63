import { ActionForm } from '#js/components/action-form.tsx'
import { RouteLink } from '#js/components/route-link.tsx'
import type { ConfirmSubscriptionProps } from '#server/props/pages.ts'

const button =
  'inline-flex min-h-12 items-center rounded-button bg-coral-strong px-7 font-semibold text-white hover:bg-coral-deep'

/** One click before a link from an e-mail takes effect, and the word that it has. */
export default function ConfirmSubscription({ email, action, state }: ConfirmSubscriptionProps) {
  return (
    <div className="mx-auto max-w-page px-4 py-20 md:px-8">
      {state === 'waiting' ? (
        <>
          <h1 className="text-section">Confirm your subscription</h1>
          <p className="mt-4 max-w-copy">
            Shall we send our weekly e-mail to{' '}
            <strong className="font-semibold break-words text-ink">{email}</strong>?
          </p>
          <ActionForm action={action} className="mt-8">
            <button type="submit" className={button}>
              Yes, subscribe me
            </button>
          </ActionForm>
        </>
      ) : (
        <>
          <h1 className="text-section">You are on the list</h1>
          <p className="mt-4 max-w-copy">
            The next weekly e-mail goes to{' '}
            <strong className="font-semibold break-words text-ink">{email}</strong>. Every one of
            them has a link to stop.
          </p>
          <p className="mt-8">
            <RouteLink to="web.home" className={button}>
              Go to the home page
            </RouteLink>
          </p>
        </>
      )}
    </div>
  )
}
