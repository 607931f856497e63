import { violationAt } from '../load/document.ts'
import { weekendDays } from '../weekends.ts'
import { isPublished } from './check.ts'
import type { Check } from './check.ts'

/** What every menu names, whatever staff write, with the tag that its address goes by (specification 2). */
const fixedTrips = [
  { slug: 'sail-the-solent-weekend', menu: 'weekends', tag: 5 },
  { slug: 'norway-sailing-adventures', menu: 'adventures', tag: 6 },
  { slug: 'sail-portsmouth-to-canaries', menu: 'adventures', tag: 6 },
  { slug: 'sail-the-atlantic-ocean', menu: 'adventures', tag: 6 },
  { slug: 'arc-rally', menu: 'adventures', tag: 19 },
] as const

/** The trips that menus always name are there, and at the address that the menu has for them. */
export const fixedMenusHold: Check = function* ({ holidays, navigation }) {
  if (!navigation) return
  for (const { slug, menu, tag } of fixedTrips) {
    const trip = holidays.get(slug)
    if (!isPublished(holidays, slug)) {
      const message = `the menu of ${menu} always names "${slug}", and there is no such trip`
      yield violationAt(navigation, [], message, `put holidays/${slug}.json back, or publish it`)
    } else if (trip && !trip.value.tags.some((one) => one === tag)) {
      const message = `lacks ${tag}, by which the menu of ${menu} finds this trip`
      yield violationAt(trip, ['tags'], message, `add ${tag}`)
    }
  }
  for (const [index, { slug }] of navigation.value.weekendHolidays.entries()) {
    if (slug !== fixedTrips[0].slug) continue
    const message = 'the menu has this trip always, so it stands there twice'
    yield violationAt(navigation, ['weekendHolidays', index], message, 'remove it here')
  }
}

/** The menu of weekends names no trip that is longer; of miles and races it shows the short ones itself. */
export const weekendsAreShort: Check = function* ({ holidays, navigation }) {
  if (!navigation) return
  for (const [index, item] of navigation.value.weekendHolidays.entries()) {
    const days =
      item.menuable_type === 'course' ? 0 : (holidays.get(item.slug ?? '')?.value.days ?? 0)
    if (days <= weekendDays.max) continue
    const message = `takes ${days} days, and a weekend has at most ${weekendDays.max}`
    const path = ['weekendHolidays', index, 'slug']
    yield violationAt(navigation, path, message, 'list it under holidays')
  }
}

const mostInGroup = 8

/** A group of a menu has no item that it never shows (specification 2). */
export const menusShowAll: Check = function* ({ navigation }) {
  if (!navigation) return
  const { courses, weekendHolidays, holidays, builders, racing } = navigation.value
  const ofCourses = Object.entries(courses).map(([key, list]) => [`courses.${key}`, list] as const)
  const others = Object.entries({ weekendHolidays, holidays, builders, racing })
  for (const [name, { length }] of [...ofCourses, ...others]) {
    if (length <= mostInGroup) continue
    const message = `has ${length} items, and a menu shows ${mostInGroup} of them`
    yield violationAt(navigation, name.split('.'), message, 'remove some: “View all” has the rest')
  }
}
