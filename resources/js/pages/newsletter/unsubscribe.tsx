import { Address } from '#js/components/ui/address.tsx'
import { EmailConfirmation } from '#js/sections/email-confirmation.tsx'
import type { UnsubscribeProps } from '#server/props/pages.ts'

/** One click before the newsletter stops, and the word that it has. */
export default function Unsubscribe({ email, action, state }: UnsubscribeProps) {
  return state === 'subscribed' ? (
    <EmailConfirmation title="Stop the newsletter" confirm={{ action, label: 'Yes, stop it' }}>
      Shall we send no more weekly e-mails to <Address email={email} />?
    </EmailConfirmation>
  ) : (
    <EmailConfirmation title="You are off the list">
      We send no more weekly e-mails to <Address email={email} />. Should you wish to have them
      again, the form at the foot of this page takes you back.
    </EmailConfirmation>
  )
}
