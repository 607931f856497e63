import { shownEntries } from '#js/lib/menus.ts'
import type { MenuGroup } from '#js/lib/menus.ts'
import { MenuLink } from './menu-link.tsx'

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
      <h2 className="mb-1 font-sans text-sm font-bold tracking-wide text-tide uppercase">
        {group.title}
      </h2>
      <MenuList group={group} />
    </div>
  )
}
