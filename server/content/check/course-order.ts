import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Course } from '../schema/offer.ts'
import { goodIn } from './check.ts'
import type { Check, Violations } from './check.ts'

/** A course that has to come before itself could never be taken. */
export const coursesHaveAnOrder: Check = function* ({ courses }) {
  for (const course of goodIn(courses)) {
    const { slug, requires_courses: required, if_holding: holding } = course.value
    for (const [index, one] of required.entries()) {
      const way = one === slug ? [slug] : wayBack(one, slug, courses)
      if (!way) continue
      const message =
        one === slug
          ? `"${slug}" must come before itself`
          : `must come before this course, which must come before it: ${[slug, ...way].join(', ')}`
      const remedy = 'name the course that comes first, or remove it'
      yield violationAt(course, ['requires_courses', index], message, remedy)
    }
    if (holding?.course !== slug) continue
    const message = `"${slug}" is the course itself`
    const remedy = 'name the course whose certificate shortens the list'
    yield violationAt(course, ['if_holding', 'course'], message, remedy)
  }
}

/** From a course by what it requires to another; null: it is not there. */
function wayBack(from: string, to: string, courses: CourseFiles): readonly string[] | null {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    for (const next of courses.get(way.at(-1) ?? '')?.value.requires_courses ?? []) {
      if (next === to) return [...way, to]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return null
}

type CourseFiles = ReadonlyMap<string, Document<Course> | null>

/** A part is no more than the whole: days as skipper of all days, passages as skipper of all passages. */
export const partsAreNoMoreThanAll: Check = function* ({ courses }) {
  for (const course of goodIn(courses)) {
    const { qualifying_passages: passages } = course.value
    for (const key of ['as_skipper', 'overnight'] as const) {
      if (!passages || passages[key] <= passages.count) continue
      const message = `${passages[key]} of ${passages.count} passages`
      const remedy = `write ${passages.count} or fewer, or a larger count`
      yield violationAt(course, ['qualifying_passages', key], message, remedy)
    }
    yield* daysAsSkipperFit(course)
  }
}

function* daysAsSkipperFit(course: Document<Course>): Violations {
  for (const key of ['prerequisites', 'if_holding'] as const) {
    const { days = 0, days_as_skipper: inCharge = 0 } = course.value[key] ?? {}
    if (inCharge <= days || days === 0) continue
    const message = `${inCharge} of ${days} days`
    const remedy = `write ${days} or fewer, or more days`
    yield violationAt(course, [key, 'days_as_skipper'], message, remedy)
  }
}
