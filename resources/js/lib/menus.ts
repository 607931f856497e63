import type { LinkName, PlainName } from '#routes/index.ts'
import type { MenuItem, NavigationData } from '#server/props/shared.ts'
import type { AddressOf } from './site-routes.ts'

export interface MenuEntry extends MenuItem {
  readonly params?: Readonly<Record<string, string | undefined>> | undefined
  readonly opensNewTab?: boolean
}

export interface MenuGroup {
  readonly title: string
  readonly items: readonly MenuEntry[]
  /** Where the rest of a long group is. */
  readonly all?: MenuEntry
}

export function named<Name extends LinkName>(
  name: string,
  routeName: Name,
  ...[params]: AddressOf<Name>
): MenuEntry {
  return { name, routeName, params }
}

export function viewAll(routeName: PlainName): MenuEntry {
  return { name: 'View all', routeName }
}

/** The five groups of courses. */
export function courseMenu({ courses }: NavigationData): readonly MenuGroup[] {
  return [
    { title: 'RYA Practical', items: courses.practical, all: viewAll('web.courses.practical') },
    { title: 'RYA Theory', items: courses.theory, all: viewAll('web.courses.theory') },
    { title: 'One Day', items: courses.oneDay, all: viewAll('web.courses.one-day') },
    { title: 'Other Courses', items: courses.otherCourses, all: viewAll('web.courses.all') },
    { title: 'RYA Online', items: courses.online, all: viewAll('web.courses.online') },
  ]
}

export const allCourses = named('View All RYA courses', 'web.courses.all')

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
