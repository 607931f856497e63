import {
  coursesAtLevel,
  coursesLike,
  offersAfter,
  tripsAtLevel,
  tripsLike,
} from '#server/catalogue/offers.ts'
import type { Content } from '#server/content/content.ts'
import type { Course } from '#server/content/schema/course.ts'
import type { Holiday } from '#server/content/schema/holiday.ts'
import type { Card, CardTab } from '#server/props/offers.ts'

type Catalogue = Pick<Content, 'courses' | 'holidays'>

/** Where to go from a course: what follows it, what is like it, where to sail with it. */
export function relatedToCourse(catalogue: Catalogue, course: Course): CardTab[] {
  return [
    tab('What comes next', offersAfter(catalogue, course)),
    tab('Courses like this one', coursesLike(catalogue, course)),
    tab('Trips at this level', tripsAtLevel(catalogue, course)),
  ]
}

/** Where to go from a trip: what is like it, what there is to learn at its level. */
export function relatedToTrip(catalogue: Catalogue, trip: Holiday): CardTab[] {
  return [
    tab('Trips like this one', tripsLike(catalogue, trip)),
    tab('Courses at this level', coursesAtLevel(catalogue, trip)),
  ]
}

function tab(title: string, courses: readonly Card[]): CardTab {
  return { title, ids: courses.map(({ id }) => id), courses }
}
