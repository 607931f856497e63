import type { ReactNode } from 'react'
import { Icon } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { allCourses, courseLists, courseMenu } from '#js/lib/menus.ts'
import { sailingMenus } from '#js/lib/sailing-menus.ts'
import type { SailingMenu } from '#js/lib/sailing-menus.ts'
import type { NavigationData } from '#server/props/shared.ts'
import { DropDown } from './drop-down.tsx'
import { MenuGroups, MenuLink, SailingMenuPanel, TitledMenuList } from './menu-list.tsx'

/**
 * The six menus and the Duke of Edinburgh link. Narrow screens show it only without scripts. It is
 * long, so it arrives bit by bit: from the left on, where what follows moves nothing.
 */
export function MainNav({ isShort }: { readonly isShort: boolean }) {
  const { navigationData } = useSharedProps()
  const menus = Object.entries<SailingMenu>(sailingMenus(navigationData))

  return (
    <nav id="main-menu" aria-label="Main">
      <ul>
        <DropDown
          id="courses-menu"
          label={<MenuLabel title="RYA Courses" />}
          place="row"
          panelClass="menu lg:w-232 lg:min-w-[800px]"
          plain={
            isShort ? <MenuLink entry={allCourses} /> : <CoursesMenu navigation={navigationData} />
          }
        >
          <CoursesMenu navigation={navigationData} aside={<Ladder />} />
        </DropDown>
        {menus.map(([name, menu], index) => (
          <DropDown
            key={name}
            id={`${name}-menu`}
            label={<MenuLabel title={menu.title} />}
            place={index === menus.length - 1 ? 'end' : 'start'}
            panelClass={menu.list ? 'menu lg:w-144' : 'menu lg:w-80'}
            plain={isShort && menu.all && <MenuLink entry={menu.all} context={menu.title} />}
          >
            <SailingMenuPanel menu={menu} />
          </DropDown>
        ))}
        <li>
          <Link to="web.info.duke-of-edinburgh">D of E</Link>
        </li>
      </ul>
    </nav>
  )
}

function MenuLabel({ title }: { readonly title: string }) {
  return (
    <>
      {title}
      <Icon name="chevron-down" />
    </>
  )
}

/** Courses by group, and beside them by type, location and ability. */
function CoursesMenu({
  navigation,
  aside,
}: {
  readonly navigation: NavigationData
  /** What stands where the long list leaves room. */
  readonly aside?: ReactNode
}) {
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[19rem_1fr]">
        <MenuGroups heading="h2" groups={courseMenu(navigation)} />
        <div className="grid content-start gap-6 sm:grid-cols-3">
          {courseLists.map((list) => (
            <TitledMenuList key={list.title} group={list} />
          ))}
          {aside}
        </div>
      </div>
      <p className="mt-4 pt-3">
        <MenuLink entry={allCourses} />
      </p>
    </>
  )
}

/** The whole way from the first weekend on, small, as a picture that leads to its page. */
function Ladder() {
  return (
    <Link
      to="web.info.course-progression"
      className="flex items-center gap-5 rounded-card bg-paper p-4 text-ink hover:underline sm:col-span-3"
    >
      <LazyImage
        src="/images/figures/course-ladder-828.jpg"
        alt=""
        sizes="11rem"
        className="h-64 w-44 shrink-0 overflow-hidden rounded-card"
      />
      <span>
        <span className="block font-semibold">From first weekend to Yachtmaster</span>
        The ladder of RYA courses: what each one asks for, and where it leads.
      </span>
    </Link>
  )
}
