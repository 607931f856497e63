import type { SailingMenu } from '#js/lib/sailing-menus.ts'
import { MenuGroups } from './menu-groups.tsx'
import { MenuLink } from './menu-link.tsx'
import { TitledMenuList } from './menu-list.tsx'

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
