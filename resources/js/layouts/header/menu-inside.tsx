import { Icon } from '#js/components/ui/icons.tsx'
import type { IconName } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import type { HeaderData } from '#js/hooks/use-header-data.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { named } from '#js/lib/menus.ts'
import type { MenuEntry } from '#js/lib/menus.ts'
import { AccountLinks } from './account-links.tsx'
import { MobileNav } from './mobile-nav.tsx'

const link =
  'flex min-h-11 w-full items-center text-left text-slate [a&]:text-ink [button&]:text-ink'

/** What the slide-in menu holds: the menus, the account, and how to reach us. */
export function MenuInside({ visitor }: { readonly visitor: HeaderData }) {
  return (
    <>
      <div className="px-4 pb-3">
        <MobileNav />
        <ul className="mt-4 border-t border-line pt-3">
          <AccountLinks status={visitor.status} wording="drawer" linkClass={link} />
        </ul>
      </div>
      <MenuFoot />
    </>
  )
}

/** What a wide header shows above its menus and a narrow one has no room for. */
function MenuFoot() {
  const { company } = useSharedProps()
  const rows: readonly (readonly [icon: IconName, MenuEntry])[] = [
    ['phone', { name: company.phone, href: company.phone_link }],
    ['mail', { name: company.email, href: `mailto:${company.email}` }],
    ['speech', named('Contact Us', 'web.info.contact-us')],
    ['bars', named('Find Your Level', 'web.level-finder.index', { step: '1' })],
    ['calendar', named('Dates and prices', 'web.events.all')],
  ]

  return (
    <ul className="grow border-t border-line bg-paper px-4 py-2">
      {rows.map(([icon, entry]) => (
        <li key={icon}>
          <Link item={entry} className="flex min-h-12 items-center gap-4 font-semibold text-ink">
            <Icon name={icon} className="text-tide" />
            {entry.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
