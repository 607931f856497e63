import { kitByNeed } from '#server/catalogue/offers.ts'
import { priceMoney } from '#server/catalogue/price.ts'
import { insideOf } from '#server/catalogue/yachts.ts'
import type { KitItem, Knot } from '#server/content/schema/guidance.ts'
import type { Yacht } from '#server/content/schema/schedule.ts'
import { daySpan } from '#server/format/dates.ts'
import { counted } from '#server/format/words.ts'
import type { KitProps, KnotProps, RungProps, YachtProps } from '#server/props/info-pages.ts'
import type { Ability } from '#server/props/offers.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { PageContext } from '../context.ts'
import { offerLink } from '../context.ts'
import { priceOnSale } from '../offers/price-on-sale.ts'

const abilities: readonly Ability[] = ['beginner', 'intermediate', 'advanced']

/** Yachts of the fleet, with what the dates on sale say of each: for whom she sails, and when. */
export function presentYachts(yachts: readonly Yacht[], page: PageContext): YachtProps[] {
  const { dates, today } = scheduleOf(page.site)
  const coming = dates.filter(({ starts, isCancelled }) => starts > today && !isCancelled)
  return yachts.map((yacht) => {
    const { id, name, kind, length_feet: feet, berths, description, image } = yacht
    const hers = coming.filter((date) => date.yacht?.id === id)
    return {
      id,
      name,
      kind,
      description,
      image,
      length: counted(feet, 'foot', 'feet'),
      berths: counted(berths, 'berth'),
      inside: insideOf(yacht),
      abilities: abilities.filter((ability) => hers.some((date) => date.ability === ability)),
      next: hers[0] ? nextTrip(hers[0], page) : null,
    }
  })
}

function nextTrip({ offer, kind, starts, ends }: ScheduledDate, { links }: PageContext) {
  return { ...offerLink(links, kind, offer), when: daySpan(starts, ends) }
}

/** The kit list by how strongly each thing is asked for; with tags, only what they name. */
export function presentKit(tags: KitItem['kit'], items: readonly KitItem[]): KitProps {
  const asked = ({ kit }: KitItem) => tags.length === 0 || kit.some((tag) => tags.includes(tag))
  return kitByNeed(items.filter(asked))
}

/** Knots, each step beside its drawing, with the courses that teach them. */
export function presentKnots(knots: readonly Knot[], { site, links }: PageContext): KnotProps[] {
  return knots.map(({ slug, name, use, mistake, limit, steps, pictures, taught_in: courses }) => ({
    id: slug,
    name,
    use,
    mistake,
    limit: limit ?? null,
    steps: steps.map((text, index) => ({ text, picture: pictures[index] ?? null })),
    taughtIn: courses.flatMap((course) => {
      const found = site.content.courses.get(course)
      return found ? [offerLink(links, 'course', found)] : []
    }),
  }))
}

type WrittenRung = Pick<RungProps, 'needs' | 'gives'> & { readonly course: string }

/** The rungs of a ladder: each is a course, with its length, its price and its address. */
export function presentRungs(
  rungs: readonly WrittenRung[],
  { site, links }: PageContext,
): RungProps[] {
  return rungs.flatMap(({ course: slug, needs, gives }) => {
    const course = site.content.courses.get(slug)
    if (!course) return []
    const { ability, length, group } = course
    return [
      {
        ...offerLink(links, 'course', course),
        ability,
        length,
        needs,
        gives,
        place: group === 'practical' ? 'afloat' : 'ashore',
        price: priceMoney(priceOnSale(site, course)),
      },
    ]
  })
}
