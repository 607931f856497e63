import type { ReactNode } from 'react'
import { AccountForm } from '#js/components/account/account-form.tsx'
import { BackToProfile } from '#js/components/account/account-parts.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { CodeField } from '#js/components/account/code-field.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { AuthenticatorAppProps } from '#server/props/factors.ts'

/** Setting up an authenticator app: it reads our picture, and a first code shows that it did. */
export default function AuthenticatorApp(props: AuthenticatorAppProps) {
  const { action, email } = props

  return (
    <AuthCard title="Set up an authenticator app" scene="at-the-chart-table">
      <p>
        Such an app shows six digits that change every half minute. They are asked for after your
        password. Any of them will do, and your password manager may be one.
      </p>
      <ol className="mt-6 grid gap-8">
        <Step number={1} title="Show it this picture">
          <Picture {...props} />
        </Step>
        <Step number={2} title="Type the code that it shows">
          <AccountForm action={action} fields={['code']} username={email} button="Use this app">
            {(field) => <CodeField {...field('code')} takes="app" />}
          </AccountForm>
        </Step>
      </ol>
      <BackToProfile />
    </AuthCard>
  )
}

function Step({
  number,
  title,
  children,
}: {
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <li className="min-w-0">
      <h2 className="mb-3 text-card">
        {number}. {title}
      </h2>
      {children}
    </li>
  )
}

function Picture({ qr, secret, uri }: AuthenticatorAppProps) {
  return (
    <>
      <p>Choose in the app to add an account, and hold the camera to this:</p>
      <svg
        role="img"
        aria-label="A QR code for the app to read. It says the same as the key below."
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        width={232}
        height={232}
        className="mt-3 max-w-full rounded-card border border-line bg-white"
      >
        <path d={qr.path} />
      </svg>
      <p className="mt-3">
        <TextLink href={uri}>Open it in an app on this device</TextLink>
      </p>
      <p className="mt-1">Or type this key into the app:</p>
      <p className="mt-1 rounded-card bg-paper px-5 py-3 text-ink">
        <code className="text-base">{secret}</code>
      </p>
    </>
  )
}
