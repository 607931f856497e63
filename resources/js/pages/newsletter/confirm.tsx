import { Address } from '#js/components/ui/address.tsx'
import { EmailConfirmation } from '#js/sections/email-confirmation.tsx'
import type { ConfirmSubscriptionProps } from '#server/props/pages.ts'

/** One click before a subscription takes effect, and the word that it has. */
export default function ConfirmSubscription({ email, action, state }: ConfirmSubscriptionProps) {
  return state === 'waiting' ? (
    <EmailConfirmation
      title="Confirm your subscription"
      confirm={{ action, label: 'Yes, subscribe me' }}
    >
      Shall we send our weekly e-mail to <Address email={email} />?
    </EmailConfirmation>
  ) : (
    <EmailConfirmation title="You are on the list">
      The next weekly e-mail goes to <Address email={email} />. Every one of them has a link to
      stop.
    </EmailConfirmation>
  )
}
