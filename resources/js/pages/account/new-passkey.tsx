import type { SubmitEvent } from 'react'
import { BackToProfile } from '#js/components/account/account-parts.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { PasskeyButton } from '#js/components/account/passkey-button.tsx'
import { TextField } from '#js/components/ui/text-field.tsx'
import { useFormErrors } from '#js/hooks/use-form-errors.ts'
import { useFreshOptions } from '#js/hooks/use-passkey.ts'
import { makePasskey } from '#js/lib/passkeys.ts'
import type { NewPasskeyProps } from '#server/props/factors.ts'

/** Adding a passkey: it gets a name here, and the browser makes it. */
export default function NewPasskey({ action, options, name, email }: NewPasskeyProps) {
  const { box, field } = useFormErrors({ fields: ['name'] })
  useFreshOptions('options')

  return (
    <AuthCard title="Add a passkey" scene="harbour-lights">
      <p>
        A passkey is a key that a device of yours keeps. You open it with your finger, your face or
        the PIN of the device, and it signs you in without a password.
      </p>
      <p className="mt-3 mb-6">
        Nobody can guess it, and it opens nothing on a site that only looks like ours. This one will
        be for <strong className="font-semibold break-words text-ink">{email}</strong>.
      </p>
      <form action={action} method="post" noValidate onSubmit={pressButton}>
        <div ref={box} className="grid gap-6">
          <TextField
            {...field('name', name)}
            label="What to call it"
            hint="A name by which you will know it among others."
            autoComplete="off"
            longest={60}
          />
          <PasskeyButton
            label="Add the passkey"
            isFirst
            action={action}
            ask={() => makePasskey(options)}
            carries={['name']}
            otherwise="An authenticator app protects your account as well: set one up from your profile."
          />
        </div>
      </form>
      <BackToProfile />
    </AuthCard>
  )
}

/** The Enter key in the field of the name: only the button has a passkey to send. */
function pressButton(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
  event.currentTarget.querySelector('button')?.click()
}
