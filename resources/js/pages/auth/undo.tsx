import { AccountForm } from '#js/components/account/account-form.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { CodeField } from '#js/components/account/code-field.tsx'
import { PasskeyButton } from '#js/components/account/passkey-button.tsx'
import { ButtonLink } from '#js/components/ui/link.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { useFreshOptions } from '#js/hooks/use-passkey.ts'
import { askForPasskey } from '#js/lib/passkeys.ts'
import type { UndoProps } from '#server/props/factors.ts'

const scene = 'cleat-and-line'

/** Behind the link of a message that told of a change: one press, and whoever made it is out. */
export default function Undo(props: UndoProps) {
  return props.state === 'open' ? <Open {...props} /> : <Expired {...props} />
}

type StateOf<State> = Extract<UndoProps, { readonly state: State }>

function Open({ email, what, effects, action, asks, contactHref }: StateOf<'open'>) {
  useFreshOptions('asks')

  return (
    <AuthCard title="It was not you?" scene={scene}>
      <p>
        We wrote to you about the account of{' '}
        <strong className="font-semibold break-words text-ink">{email}</strong>:
      </p>
      <p className="mt-3 border-l-4 border-brass pl-4 text-ink">{what}</p>
      <p className="mt-5">If that was somebody else, undo it here. Then:</p>
      <ul className="mt-2 mb-3 grid list-disc gap-1 pl-5">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <Form action={action} asks={asks} />
      <p className="mt-6 text-sm">
        It was you? Then do nothing, and close this page: everything stays as it is.{' '}
        {asks ? 'You have lost all that is asked for here?' : 'Not sure?'} The office can help.
      </p>
      <p className="text-sm">
        <TextLink href={contactHref}>Ask the office</TextLink>
      </p>
    </AuthCard>
  )
}

function Form({ action, asks }: Pick<StateOf<'open'>, 'action' | 'asks'>) {
  const passkey = asks?.passkey

  return (
    <AccountForm
      action={action}
      fields={['code']}
      button={asks ? 'Undo it with the code' : 'Undo it'}
      tone={passkey ? 'quiet' : 'usual'}
    >
      {(field) =>
        asks && (
          <div className="mt-3 grid gap-5">
            {passkey && (
              <PasskeyButton
                label="Undo it with a passkey"
                isFirst
                other="below"
                action={passkey.action}
                ask={() => askForPasskey(passkey.options)}
                carries={[]}
                otherwise="Type a code instead."
              />
            )}
            <CodeField {...field('code')} takes={asks.hasApp ? 'either' : 'recovery'} />
          </div>
        )
      }
    </AccountForm>
  )
}

function Expired({ forgotHref }: StateOf<'expired'>) {
  return (
    <AuthCard title="This link does not work any more" scene={scene}>
      <p className="mb-8">
        It was used already, or it is too old. If you think that somebody else is in your account,
        choose a new password: that signs out every browser.
      </p>
      <ButtonLink href={forgotHref}>Choose a new password</ButtonLink>
    </AuthCard>
  )
}
