import { usePage } from '@inertiajs/react'
import { ActionForm } from '#js/components/ui/form.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import type { HeaderData } from '#js/hooks/use-header-data.ts'
import { useRoutes } from '#js/hooks/use-routes.tsx'

/** The same links in the words of the menu and of the slide-in menu (specification 2, "Header"). */
const wordings = {
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
  readonly wording: keyof typeof wordings
  readonly linkClass: string
}) {
  if (status === 'loading') return <li className={`${linkClass} noscript:hidden`}>Loading...</li>

  if (status === 'authenticated') return <SignedIn wording={wording} linkClass={linkClass} />

  return <SignedOut wording={wording} linkClass={linkClass} />
}

interface LinksProps {
  readonly wording: keyof typeof wordings
  readonly linkClass: string
}

function SignedIn({ wording, linkClass }: LinksProps) {
  return (
    <>
      <li>
        <Link to="dashboard" className={linkClass}>
          {wordings[wording].account}
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

function SignedOut({ wording, linkClass }: LinksProps) {
  const { url } = usePage()

  return wordings[wording].signedOut.map(([to, text]) => (
    <li key={to}>
      <Link to={to} query={{ intended: url }} className={linkClass}>
        {text}
      </Link>
    </li>
  ))
}

/** A button and not a link: signing out changes something. */
export function SignOut({ className }: { readonly className: string }) {
  return (
    <ActionForm action={useRoutes().to('logout')} onSuccess={refreshHeaderData}>
      <button type="submit" className={`${className} w-full hover:underline`}>
        Sign out
      </button>
    </ActionForm>
  )
}
