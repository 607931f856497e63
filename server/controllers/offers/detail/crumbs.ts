import type { LinkName } from '#routes/index.ts'
import type { Course } from '#server/content/schema/course.ts'
import type { Holiday } from '#server/content/schema/holiday.ts'
import type { Breadcrumbs, Crumb } from '#server/props/elements.ts'

const groups: Readonly<Record<Course['group'], readonly Crumb[]>> = {
  practical: [crumb('Practical', 'web.courses.practical')],
  theory: [crumb('Theory', 'web.courses.theory')],
  oneDay: [crumb('One day', 'web.courses.one-day')],
  online: [crumb('Online', 'web.courses.online')],
  otherCourses: [],
}

const kinds: Readonly<Record<Holiday['tags'][number], Crumb>> = {
  5: crumb('Sailing weekends', 'web.sailing-holidays.weekend-sailing'),
  6: crumb('Sailing holidays', 'web.sailing-holidays.all'),
  7: crumb('Classic sailing', 'web.classic-sailing.all'),
  8: crumb('Mile builders', 'web.sailing-holidays.mile-builder'),
  9: crumb('Adventures', 'web.sailing-holidays.adventures'),
  10: crumb('Duke of Edinburgh’s Award', 'web.info.duke-of-edinburgh'),
  11: crumb('Skippered charter', 'web.info.skippered-charter'),
  19: crumb('Racing', 'web.sailing-holidays.yacht-racing'),
}

/** Where a course stands: in its group of the courses menu. */
export function courseCrumbs({ group, short_menu_name: here }: Course): Breadcrumbs {
  return { above: [crumb('RYA courses', 'web.courses.all'), ...groups[group]], here }
}

/** Where a trip stands: among those of its first tag, which says what kind of trip it is. */
export function tripCrumbs({ tags, short_menu_name: here }: Holiday): Breadcrumbs {
  return { above: tags.slice(0, 1).map((tag) => kinds[tag]), here }
}

function crumb(name: string, routeName: LinkName): Crumb {
  return { name, routeName }
}
