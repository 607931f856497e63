import type { RungShown, Shown } from '#server/props/info-pages.ts'
import { offerHref } from '../offer-href.ts'
import { headlinePrice } from '../offers/detail/offer-price.ts'
import type { PageSurroundings } from './page-surroundings.ts'

type WrittenRung = Pick<Shown<'ladder'>['rungs'][number], 'needs' | 'gives'> & {
  readonly course: string
}

/** The rungs of a ladder: each is a course, with its length, its price and its address. */
export function rungsShown(
  rungs: readonly WrittenRung[],
  { site, links }: PageSurroundings,
): RungShown[] {
  return rungs.flatMap(({ course: slug, needs, gives }) => {
    const course = site.content.courses.get(slug)
    if (!course) return []
    const { name, ability, length, group } = course
    return [
      {
        name,
        ability,
        length,
        needs,
        gives,
        href: offerHref(links, 'course', course),
        place: group === 'practical' ? 'afloat' : 'ashore',
        price: headlinePrice(course),
      },
    ]
  })
}
