import { Icon } from '#js/components/icons.tsx'
import type { HeaderData } from '#js/lib/header-data.ts'
import { AccountLinks } from './account-links.tsx'
import { DropDown } from './drop-down.tsx'

const link =
  'flex min-h-11 items-center text-left text-base text-slate [a&]:text-ink [a&]:hover:underline [button&]:text-ink'

/** The menu behind the user icon. Without scripts `PlainAccountLinks` stands in for it. */
export function UserMenu({ visitor }: { readonly visitor: HeaderData }) {
  return (
    <DropDown
      label={
        <>
          <Icon name="user" className="size-6" />
          <span className="sr-only">Account</span>
        </>
      }
      place="end"
      itemClass="hidden lg:flex lg:h-18 lg:items-center noscript:hidden"
      buttonClass="size-11 justify-center rounded-full hover:bg-white/15"
      panelClass="w-52"
    >
      <ul>
        <AccountLinks status={visitor.status} wording="menu" linkClass={link} />
      </ul>
    </DropDown>
  )
}
