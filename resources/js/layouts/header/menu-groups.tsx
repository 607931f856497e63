import { Accordion } from '#js/components/accordion.tsx'
import type { MenuGroup } from '#js/lib/menus.ts'
import { MenuList } from './menu-list.tsx'

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
