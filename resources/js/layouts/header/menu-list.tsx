import { shownEntries } from '#js/lib/menus.ts'
import type { MenuGroup } from '#js/lib/menus.ts'
import { MenuLink } from './menu-link.tsx'

/** The look of a list's title in a menu; as high as the button of a group beside it. */
export const menuTitle =
  'flex min-h-11 items-center font-sans text-sm font-bold tracking-wide text-tide uppercase'

/** The links of a group: at most eight, then "View all" for the rest. */
export function MenuList({ group }: { readonly group: MenuGroup }) {
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
