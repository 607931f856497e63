import type { LinkName } from '#routes/index.ts'
import type { MenuItem, NavigationData } from '#server/props/shared.ts'
import type { AddressOf } from './site-routes.ts'

export interface MenuEntry extends MenuItem {
  readonly params?: Readonly<Record<string, string | undefined>> | undefined
}

export interface MenuGroup {
  readonly title: string
  readonly items: readonly MenuEntry[]
  /** Where the rest of a long group is. */
  readonly all?: MenuEntry
}

/** More links than this do not help anybody to choose; the rest is behind "View all". */
const mostLinks = 8

/** What a menu entry is called. */
export function entryLabel(entry: MenuEntry): string {
  return entry.menuable?.short_menu_name ?? entry.name
}

/** The part of a group that a menu shows, and whether it leaves some out. */
export function shownEntries(group: MenuGroup): {
  readonly items: readonly MenuEntry[]
  readonly isCut: boolean
} {
  return { items: group.items.slice(0, mostLinks), isCut: group.items.length > mostLinks }
}

/** A menu entry for a named route. */
export function named<Name extends LinkName>(
  name: string,
  routeName: Name,
  ...[params]: AddressOf<Name>
): MenuEntry {
  return { name, routeName, params }
}

/** A group's key, its title in the wide menu and in the slide-in one, and where its rest is. */
const courseGroups: readonly (readonly [
  key: keyof NavigationData['courses'],
  title: string,
  shortTitle: string,
  all: MenuEntry,
])[] = [
  ['practical', 'RYA Practical', 'Practical', named('View all', 'web.courses.practical')],
  ['theory', 'RYA Theory', 'Theory', named('View all', 'web.courses.theory')],
  ['oneDay', 'One Day', 'One Day', named('View all', 'web.courses.one-day')],
  ['otherCourses', 'Other Courses', 'Other Courses', named('View all', 'web.courses.all')],
  ['online', 'RYA Online', 'Online', named('View all', 'web.courses.online')],
]

/** The five groups of courses, named for the wide menu or, shorter, for the slide-in one. */
export function courseMenu(
  { courses }: NavigationData,
  naming: 'title' | 'shortTitle',
): readonly MenuGroup[] {
  return courseGroups.map(([key, title, shortTitle, all]) => ({
    title: naming === 'title' ? title : shortTitle,
    items: courses[key],
    all,
  }))
}

export const allCourses = named('View All RYA courses', 'web.courses.all')

/** The lists beside the groups of courses. */
export const courseLists: readonly MenuGroup[] = [
  {
    title: 'By type',
    items: [
      named('Practical courses', 'web.courses.practical'),
      named('Theory courses', 'web.courses.theory'),
      named('One-day courses', 'web.courses.one-day'),
      named('Online courses', 'web.courses.online'),
    ],
  },
  {
    title: 'By location',
    items: [
      named('Southampton', 'web.courses.southampton'),
      named('London', 'web.courses.london'),
      named('CA House', 'web.courses.ca-house'),
      named('In your office', 'web.courses.in-your-office'),
    ],
  },
  {
    title: 'By ability',
    items: [
      named('Novice', 'web.courses.beginner'),
      named('Intermediate', 'web.courses.intermediate'),
      named('Advanced', 'web.courses.advanced'),
    ],
  },
]
