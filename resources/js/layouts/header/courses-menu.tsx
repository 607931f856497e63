import { allCourses, courseLists, courseMenu } from '#js/lib/menus.ts'
import type { NavigationData } from '#server/props/shared.ts'
import { MenuGroups } from './menu-groups.tsx'
import { MenuLink } from './menu-link.tsx'
import { TitledMenuList } from './menu-list.tsx'

/** Courses by group, and beside them by type, location and ability. */
export function CoursesMenu({ navigation }: { readonly navigation: NavigationData }) {
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[19rem_1fr]">
        <MenuGroups heading="h2" groups={courseMenu(navigation, 'title')} />
        <div className="grid content-start gap-6 sm:grid-cols-3">
          {courseLists.map((list) => (
            <TitledMenuList key={list.title} group={list} />
          ))}
        </div>
      </div>
      <div className="mt-4 border-t border-line pt-3 font-semibold">
        <MenuLink entry={allCourses} />
      </div>
    </>
  )
}
