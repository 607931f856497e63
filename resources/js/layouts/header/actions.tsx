import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import type { HeaderData } from '#js/hooks/use-header-data.ts'
import { AccountLinks } from './account-links.tsx'
import { DropDown } from './drop-down.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchOpener } from './search-opener.tsx'

const link =
  'flex min-h-11 items-center text-left text-base text-slate [a&]:text-ink [a&]:hover:underline [button&]:text-ink'

/**
 * The icons at the end of the row: search, account, cart and, on narrow screens, the menu. Three are
 * seen at every width, and their room is kept until they have all arrived.
 */
export function Actions({ visitor }: { readonly visitor: HeaderData }) {
  return (
    <ul className="-mr-2.5 ml-auto flex min-w-33 items-center lg:ml-0 noscript:min-w-0">
      <SearchOpener className="icon-button" />
      <UserMenu visitor={visitor} />
      <li>
        <Link to="web.shopping.cart" className="icon-button">
          <Icon name="cart" className="size-6" />
          {/* What the first answer says is no news: the region is new with it. */}
          <span key={visitor.status} className="sr-only" aria-live="polite">
            {cartLabel(visitor.cartItems)}
          </span>
          {visitor.cartItems > 0 && <Badge count={visitor.cartItems} />}
        </Link>
      </li>
      <li className="lg:hidden">
        <MobileMenu visitor={visitor} />
      </li>
    </ul>
  )
}

/** The menu behind the user icon. Without scripts the header shows `PlainAccountLinks`. */
function UserMenu({ visitor }: { readonly visitor: HeaderData }) {
  return (
    <DropDown
      id="account-menu"
      label={
        <>
          <Icon name="user" className="size-6" />
          <span className="sr-only">Account</span>
        </>
      }
      place="end"
      itemClass="hidden lg:flex lg:h-18 lg:items-center"
      buttonClass="icon-button"
      panelClass="w-52"
      needsScripts
    >
      <ul>
        <AccountLinks status={visitor.status} wording="menu" linkClass={link} />
      </ul>
    </DropDown>
  )
}

function Badge({ count }: { readonly count: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-5.5 min-w-5 rounded-button bg-coral-strong px-1 text-center text-xs leading-5 font-bold text-white"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}

function cartLabel(count: number): string {
  if (count === 0) return 'Cart'
  return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
}
