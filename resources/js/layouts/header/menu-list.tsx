import { Accordion } from '#js/components/ui/accordion.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import type { SailingMenu } from '#js/lib/menu-contents.ts'
import { entryLabel, shownEntries } from '#js/lib/menus.ts'
import type { MenuEntry, MenuGroup } from '#js/lib/menus.ts'

/** The look of a list's title in a menu; as high as the button of a group beside it. */
export const menuTitle =
  'flex min-h-11 items-center font-sans text-sm font-bold tracking-wide text-tide uppercase'

/** The links of a group: at most eight, then "View all" for the rest. */
function MenuList({ group }: { readonly group: MenuGroup }) {
  const { items, isCut } = shownEntries(group)

  return (
    <ul>
      {items.map((entry) => (
        <li key={`${entry.name} ${entry.slug ?? ''}`}>
          <MenuLink entry={entry} />
        </li>
      ))}
      {isCut && group.all && (
        <li>
          <MenuLink entry={group.all} context={group.title} />
        </li>
      )}
    </ul>
  )
}

/** A list with its title above it, for what needs no folding. */
export function TitledMenuList({ group }: { readonly group: MenuGroup }) {
  return (
    <div>
      <h2 className={menuTitle}>{group.title}</h2>
      <MenuList group={group} />
    </div>
  )
}

/** A link of a menu; what leads nowhere is quiet text of the same size. */
const look =
  'flex min-h-9 items-center py-1 text-base text-slate [a&]:text-ink [a&]:hover:text-tide [a&]:hover:underline [a&]:aria-[current=page]:font-semibold'

export function MenuLink({
  entry,
  context,
}: {
  readonly entry: MenuEntry
  /** Says what "View all" is about, to those who hear the link by itself. */
  readonly context?: string
}) {
  const routes = useRoutes()
  const href = entry.routeName && entry.params && routes.find(entry.routeName, entry.params)
  const label = (
    <>
      {entryLabel(entry)}
      {context && (
        <>
          {' '}
          <span className="sr-only">{context}</span>
        </>
      )}
    </>
  )

  if (href) {
    return (
      <Link href={href} className={look} aria-current={routes.isHere(href) ? 'page' : undefined}>
        {label}
      </Link>
    )
  }
  return (
    <Link item={entry.params ? {} : entry} className={look}>
      {label}
    </Link>
  )
}

/** A menu's groups as an accordion. */
export function MenuGroups({
  groups,
  heading,
}: {
  readonly groups: readonly MenuGroup[]
  readonly heading: 'h2' | 'h3'
}) {
  return (
    <div>
      <Accordion
        heading={heading}
        groups={groups.map((group) => ({
          title: group.title,
          content: <MenuList group={group} />,
        }))}
      />
    </div>
  )
}

/** Weekends, holidays, mile builders, racing, adventures: one shape, five lists. */
export function SailingMenuPanel({
  menu,
  heading = 'h2',
}: {
  readonly menu: SailingMenu
  readonly heading?: 'h2' | 'h3'
}) {
  return (
    <>
      <div className={menu.lists && 'grid gap-x-8 gap-y-4 lg:grid-cols-2'}>
        <MenuGroups heading={heading} groups={menu.groups} />
        {menu.lists?.map((list) => (
          <TitledMenuList key={list.title} group={list} />
        ))}
      </div>
      {menu.all && (
        <div className="mt-2 border-t border-line pt-2 font-semibold">
          <MenuLink entry={menu.all} context={menu.title} />
        </div>
      )}
    </>
  )
}
