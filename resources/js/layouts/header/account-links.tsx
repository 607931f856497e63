import { usePage } from '@inertiajs/react'
import { ActionForm } from '#js/components/ui/form.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import type { HeaderData } from '#js/hooks/use-header-data.ts'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'

/** The same links as the menu and as the slide-in menu call them (specification 2, "Header"). */
const labels = {
  menu: {
    account: 'Your Account',
    signedOut: [
      ['login', 'Sign In'],
      ['register', 'Register'],
    ],
  },
  drawer: {
    account: 'My Account',
    signedOut: [
      ['register', 'Create an account'],
      ['login', 'Sign in'],
    ],
  },
} as const

/** What a visitor can do about an account, as items of a list. */
export function AccountLinks({
  status,
  wording,
  linkClass,
}: {
  readonly status: HeaderData['status']
  readonly wording: keyof typeof labels
  readonly linkClass?: string
}) {
  const { url } = usePage()
  const { account, signedOut } = labels[wording]

  if (status === 'loading') return <li className={linkClass}>Loading...</li>
  if (status === 'anonymous') {
    return signedOut.map(([to, text]) => (
      <li key={to}>
        <Link to={to} query={{ intended: url }} className={linkClass}>
          {text}
        </Link>
      </li>
    ))
  }
  return (
    <>
      <li>
        <Link to="dashboard" className={linkClass}>
          {account}
        </Link>
      </li>
      <li>
        <Link to="profile.show" className={linkClass}>
          Your Profile
        </Link>
      </li>
      <li>
        <SignOut className={linkClass} />
      </li>
    </>
  )
}

/** The user menu of a browser without scripts: the server knows who is signed in. */
export function PlainAccountLinks() {
  const { user } = useSharedProps()

  return (
    <noscript>
      <ul aria-label="Account" className="account-links header-row">
        <AccountLinks status={user ? 'authenticated' : 'anonymous'} wording="menu" />
      </ul>
    </noscript>
  )
}

/** A button and not a link: signing out changes something. */
export function SignOut({ className }: { readonly className: string | undefined }) {
  return (
    <ActionForm action={useRoutes().to('logout')} onSuccess={refreshHeaderData}>
      <button type="submit" className={cx(className, 'w-full hover:underline')}>
        Sign out
      </button>
    </ActionForm>
  )
}
