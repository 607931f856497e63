import { AccountForm } from '#js/components/account/account-form.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { NewPassword, newPasswordFields } from '#js/components/account/password-fields.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import type { ResetProps } from '#server/props/auth.ts'

const scene = 'cleat-and-line'

/** Choosing a new password, with a link from a message. */
export default function Reset(props: ResetProps) {
  return props.state === 'open' ? <Open {...props} /> : <Expired {...props} />
}

type StateOf<State> = Extract<ResetProps, { readonly state: State }>

function Open({ token, action }: StateOf<'open'>) {
  return (
    <AuthCard title="Choose a new password" scene={scene}>
      <p className="mb-6">
        Whoever is still signed in to your account anywhere is signed out by this. Then you sign in
        with the new one.
      </p>
      <AccountForm
        action={action}
        fields={newPasswordFields}
        others={['token']}
        hidden={{ token }}
        button="Save the new password"
      >
        {(field) => <NewPassword label="New password" field={field} />}
      </AccountForm>
    </AuthCard>
  )
}

function Expired({ forgotHref }: StateOf<'expired'>) {
  return (
    <AuthCard title="This link does not work any more" scene={scene}>
      <p className="mb-8">
        It was used already, a newer letter has taken its place, or it is more than an hour old.
        Your password is what it was.
      </p>
      <ButtonLink href={forgotHref}>Ask for a new link</ButtonLink>
    </AuthCard>
  )
}
