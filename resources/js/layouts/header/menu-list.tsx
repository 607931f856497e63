import { Accordion } from '#js/components/ui/accordion.tsx'
import { Link } from '#js/components/ui/link.tsx'
import type { MenuEntry, MenuGroup } from '#js/lib/menus.ts'
import type { SailingMenu } from '#js/lib/sailing-menus.ts'

/** More links than this do not help anybody to choose; the rest is behind "View all". */
const mostLinks = 8

function MenuList({ group: { title, items, all } }: { readonly group: MenuGroup }) {
  return (
    <ul>
      {items.slice(0, mostLinks).map((entry) => (
        <li key={`${entry.name} ${entry.slug ?? ''}`}>
          <MenuLink entry={entry} />
        </li>
      ))}
      {items.length > mostLinks && all && (
        <li>
          <MenuLink entry={all} context={title} />
        </li>
      )}
    </ul>
  )
}

/** A list with its title above it, for what needs no folding. */
export function TitledMenuList({ group }: { readonly group: MenuGroup }) {
  return (
    <div>
      <h2>{group.title}</h2>
      <MenuList group={group} />
    </div>
  )
}

/** A link of a menu; what leads nowhere is quiet text of the same size. */
export function MenuLink({
  entry,
  context,
}: {
  readonly entry: MenuEntry
  /** Says what "View all" is about, to those who hear the link by itself. */
  readonly context?: string
}) {
  const name = entry.menuable?.short_menu_name ?? entry.name

  return (
    <Link item={entry}>
      {name}
      {context && <span className="sr-only">{` ${context}`}</span>}
    </Link>
  )
}

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
  const groups = <MenuGroups heading={heading} groups={menu.groups} />

  return (
    <>
      {menu.list ? (
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {groups}
          <TitledMenuList group={menu.list} />
        </div>
      ) : (
        groups
      )}
      {menu.all && (
        <p>
          <MenuLink entry={menu.all} context={menu.title} />
        </p>
      )}
    </>
  )
}
