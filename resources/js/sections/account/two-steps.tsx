import type { ReactNode } from 'react'
import { AccountForm } from '#js/components/account/account-form.tsx'
import { SettingsPart } from '#js/components/account/account-parts.tsx'
import { ActionForm, SubmitButton } from '#js/components/ui/form.tsx'
import { TextField } from '#js/components/ui/text-field.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { SentForm } from '#js/hooks/use-form-errors.ts'
import type { PasskeyProps, TwoStepsProps } from '#server/props/accounts.ts'

type Props = TwoStepsProps & { readonly sent: SentForm }

/** What somebody has besides the password, without which a stolen one is of no use. */
export function TwoSteps(props: Props) {
  const { role, mustAdd, app, passkeys, recoveryCodes } = props

  return (
    <SettingsPart
      id="two-steps"
      title="Two-step sign-in"
      about={
        <>
          <p>
            A password can be stolen without your noticing. With a second step it opens nothing by
            itself: signing in then takes something that you have, too.
          </p>
          {role !== null && (
            <p className="mt-3">
              You work here. Your role: <strong className="font-semibold text-ink">{role}</strong>
            </p>
          )}
        </>
      }
    >
      {mustAdd && (
        <p className="mb-6 border-l-4 border-brass pl-4 text-ink">
          <strong className="font-semibold">Please add one of these two first.</strong> The pages of
          staff open only after that.
        </p>
      )}
      {!mustAdd && !app && passkeys.length === 0 && (
        <p className="mb-6">
          You have neither yet, so your password alone signs you in. Either is set up in a minute.
        </p>
      )}
      <div className="grid gap-8">
        <Passkeys {...props} />
        <App {...props} />
        {recoveryCodes && <RecoveryCodes {...recoveryCodes} />}
      </div>
    </SettingsPart>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-lg">{title}</h3>
      {children}
    </div>
  )
}

function Passkeys({ passkeys, newPasskeyHref, sent }: Props) {
  return (
    <Part title="Passkeys">
      <p>
        Your finger, your face or the PIN of your device in place of the password: the quickest way
        in, and the safest.
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} {...passkey} sent={sent} />
          ))}
        </ul>
      )}
      <p className="mt-2">
        <TextLink href={newPasskeyHref}>
          {passkeys.length > 0 ? 'Add another passkey' : 'Add a passkey'}
        </TextLink>
      </p>
    </Part>
  )
}

const action = 'min-h-11 font-semibold text-tide-deep underline underline-offset-4 hover:text-tide'

function Passkey({ sent, ...passkey }: PasskeyProps & Pick<Props, 'sent'>) {
  const { id, name, added, lastUsed, keeping, isBlocked, remove } = passkey

  return (
    <li id={`passkey-${id}`} className="py-4">
      <p className="font-semibold break-words text-ink">
        {name}
        {isBlocked && (
          <span className="ml-3 inline-block rounded-button bg-fault-pale px-3 text-sm text-fault">
            Blocked
          </span>
        )}
      </p>
      {isBlocked && (
        <p className="mt-2 mb-2 rounded-card bg-fault-pale px-5 py-3 text-sm text-fault">
          There seems to be a copy of this passkey, so it opens nothing any more. Remove it, and add
          a new one on your device.
        </p>
      )}
      <p className="text-sm">
        {added}. {lastUsed}.
      </p>
      {!isBlocked && <p className="text-sm">{keeping}</p>}
      <div className="mt-1 flex flex-wrap items-start gap-x-8">
        {!isBlocked && <Rename {...passkey} sent={sent} />}
        <ActionForm action={remove} preserveScroll>
          <SubmitButton label="Remove" className={action}>
            {' '}
            <span className="sr-only">{name}</span>
          </SubmitButton>
        </ActionForm>
      </div>
    </li>
  )
}

function Rename({ id, name, rename, sent }: PasskeyProps & Pick<Props, 'sent'>) {
  const form = `passkey-${id}`

  return (
    <details open={sent.name === form} className="min-w-0 open:w-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-tide-deep underline underline-offset-4 hover:text-tide">
        Rename <span className="sr-only">{name}</span>
      </summary>
      <div className="pt-2 pb-3">
        <AccountForm
          action={rename}
          fields={['name']}
          among={{ name: form, sent }}
          button="Save the name"
          tone="quiet"
        >
          {(field) => (
            <TextField
              {...field('name', name)}
              label="What to call it"
              autoComplete="off"
              longest={60}
            />
          )}
        </AccountForm>
      </div>
    </details>
  )
}

function App({ app, appHref }: Props) {
  return (
    <Part title="Authenticator app">
      <p>
        An app on your telephone shows six digits that change every half minute. They are asked for
        after the password.
      </p>
      {app ? (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 border-y border-line py-2">
          <p className="font-semibold text-ink">{app.since}</p>
          <ActionForm action={app.remove} preserveScroll>
            <SubmitButton label="Turn off" className={action}>
              {' '}
              <span className="sr-only">the authenticator app</span>
            </SubmitButton>
          </ActionForm>
        </div>
      ) : (
        <p className="mt-2">
          <TextLink href={appHref}>Set up an authenticator app</TextLink>
        </p>
      )}
    </Part>
  )
}

function RecoveryCodes({ left, href }: NonNullable<TwoStepsProps['recoveryCodes']>) {
  return (
    <Part title="Recovery codes">
      <p>
        For the day on which a device is lost or broken.{' '}
        <strong className="font-semibold text-ink">{howMany(left)}</strong>
      </p>
      <p className="mt-2">
        <TextLink href={href}>Make new codes</TextLink>
      </p>
    </Part>
  )
}

function howMany(left: number): string {
  if (left === 0) return 'None is left.'
  return left === 1 ? 'One is left.' : `${left} are left.`
}
