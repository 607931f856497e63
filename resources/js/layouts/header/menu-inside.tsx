import { LineDrawing, drawings } from '#js/components/ui/icons.tsx'
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
  const rows: readonly (readonly [path: string, MenuEntry])[] = [
    [drawings.phone, { name: company.phone, href: company.phone_link }],
    [drawings.mail, { name: company.email, href: `mailto:${company.email}` }],
    ['M4 6h16v11H8l-4 4z', named('Contact Us', 'web.info.contact-us')],
    [
      'M5 20v-5M12 20V10M19 20V4',
      named('Find Your Level', 'web.level-finder.index', { step: '1' }),
    ],
    [drawings.calendar, named('Dates and prices', 'web.events.all')],
  ]

  return (
    <ul className="grow border-t border-line bg-paper px-4 py-2">
      {rows.map(([path, entry]) => (
        <li key={path}>
          <Link item={entry} className="flex min-h-12 items-center gap-4 font-semibold text-ink">
            <LineDrawing path={path} className="size-5 text-tide" />
            {entry.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
