import type { Knot } from '#server/content/schema/knot.ts'
import type { KnotShown } from '#server/props/info-pages.ts'
import { offerHref } from '../offer-href.ts'
import type { PageSurroundings } from './page-surroundings.ts'

/** Knots, each step beside its drawing, with the courses that teach them. */
export function knotsShown(knots: readonly Knot[], page: PageSurroundings): KnotShown[] {
  return knots.map(({ slug, name, use, mistake, limit, steps, pictures, taught_in: courses }) => ({
    id: slug,
    name,
    use,
    mistake,
    limit: limit ?? null,
    steps: steps.map((text, index) => ({ text, picture: pictures[index] ?? null })),
    taughtIn: courses.flatMap((course) => courseLink(course, page)),
  }))
}

function courseLink(slug: string, { site, links }: PageSurroundings) {
  const course = site.content.courses.get(slug)
  return course ? [{ name: course.name, href: offerHref(links, 'course', course) }] : []
}
