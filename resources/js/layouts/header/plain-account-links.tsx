import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { AccountLinks } from './account-links.tsx'

/** The user menu of a browser without scripts: the server knows who is signed in. */
export function PlainAccountLinks() {
  const { user } = useSharedProps()

  return (
    <noscript>
      <ul
        aria-label="Account"
        className="mx-auto flex max-w-page justify-end gap-5 px-4 text-sm md:px-8 lg:px-5 xl:px-8"
      >
        <AccountLinks
          status={user ? 'authenticated' : 'anonymous'}
          wording="menu"
          linkClass="flex min-h-9 items-center [a&]:underline"
        />
      </ul>
    </noscript>
  )
}
