import type { ReactNode } from 'react'
import { Accordion } from '#js/components/accordion.tsx'
import type { AccordionGroup } from '#js/components/accordion.tsx'
import { RouteLink } from '#js/components/route-link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { mobileInformation } from '#js/lib/information-menu.ts'
import { allCourses, courseMenu } from '#js/lib/menus.ts'
import {
  adventuresMenu,
  buildersMenu,
  holidaysMenu,
  racingMenu,
  weekendMenu,
} from '#js/lib/sailing-menus.ts'
import type { SailingMenu } from '#js/lib/sailing-menus.ts'
import { MenuGroups } from './menu-groups.tsx'
import { MenuLink } from './menu-link.tsx'
import { SailingMenuPanel } from './sailing-menu-panel.tsx'

/** The site's menus for narrow screens, in the order of the specification. */
export function MobileNav() {
  const { navigationData } = useSharedProps()
  const groups: readonly AccordionGroup[] = [
    {
      title: 'RYA Courses',
      content: (
        <Inset>
          <MenuGroups heading="h3" groups={courseMenu(navigationData, 'shortTitle')} />
          <MenuLink entry={allCourses} />
        </Inset>
      ),
    },
    sailing(weekendMenu(navigationData)),
    sailing(holidaysMenu(navigationData)),
    sailing(buildersMenu(navigationData)),
    sailing(racingMenu(navigationData)),
    {
      title: 'D of E',
      content: (
        <RouteLink
          to="web.info.duke-of-edinburgh"
          className="flex min-h-11 items-center [a&]:text-ink"
        >
          Duke of Edinburgh sailing
        </RouteLink>
      ),
    },
    sailing(adventuresMenu),
    {
      title: 'Information',
      content: (
        <Inset>
          <MenuGroups heading="h3" groups={mobileInformation} />
        </Inset>
      ),
    },
  ]

  return (
    <nav aria-label="Main">
      <Accordion heading="h2" groups={groups} buttonClass="text-lg" />
    </nav>
  )
}

function sailing(menu: SailingMenu): AccordionGroup {
  const content = (
    <Inset>
      <SailingMenuPanel menu={menu} heading="h3" />
    </Inset>
  )
  return { title: menu.title, content }
}

/** Sets the groups inside a menu apart from the menus. */
function Inset({ children }: { readonly children: ReactNode }) {
  return <div className="border-l-2 border-sea pl-3">{children}</div>
}
