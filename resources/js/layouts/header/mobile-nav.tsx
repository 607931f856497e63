import type { ReactNode } from 'react'
import { Accordion } from '#js/components/ui/accordion.tsx'
import type { AccordionGroup } from '#js/components/ui/accordion.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { allCourses, courseMenu, named } from '#js/lib/menus.ts'
import type { MenuGroup } from '#js/lib/menus.ts'
import { sailingMenus } from '#js/lib/sailing-menus.ts'
import type { SailingMenu } from '#js/lib/sailing-menus.ts'
import { MenuGroups, MenuLink, SailingMenuPanel } from './menu-list.tsx'

/** The slide-in menu's Information (specification 2, "Header"). */
const mobileInformation: readonly MenuGroup[] = [
  {
    title: 'Company',
    items: [
      named('About Us', 'web.info.about'),
      named('Our Yachts', 'web.info.our-yachts'),
      named('Triple S Guarantee', 'web.info.triple-s-guarantee'),
      named('Gift Vouchers', 'web.gift-vouchers'),
      named('Golden Vanity', 'web.info.golden-vanity'),
    ],
  },
  {
    title: 'Resources',
    items: [
      named('Dates and prices', 'web.events.all'),
      named('Sailing Resources', 'web.info.learn'),
      named('Books', 'web.merchandise.all'),
    ],
  },
]

/** The site's menus for narrow screens, in the order of the specification. */
export function MobileNav() {
  const { navigationData } = useSharedProps()
  const { adventures, ...others } = sailingMenus(navigationData)
  // Here they stand under "RYA Courses".
  const courses = courseMenu(navigationData).map(({ title, ...group }) => ({
    ...group,
    title: title.replace('RYA ', ''),
  }))
  const groups: readonly AccordionGroup[] = [
    {
      title: 'RYA Courses',
      content: (
        <Inset>
          <MenuGroups heading="h3" groups={courses} />
          <p className="mt-0 border-0 pt-0 font-normal">
            <MenuLink entry={allCourses} />
          </p>
        </Inset>
      ),
    },
    ...Object.values(others).map(sailing),
    {
      title: 'D of E',
      content: (
        <Link to="web.info.duke-of-edinburgh" className="flex min-h-11 items-center [a&]:text-ink">
          Duke of Edinburgh sailing
        </Link>
      ),
    },
    sailing(adventures),
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
    <nav aria-label="Main" className="menu">
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

function Inset({ children }: { readonly children: ReactNode }) {
  return <div className="border-l-2 border-sea pl-3">{children}</div>
}
