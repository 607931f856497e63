import type { ListedDate, OfferWithDates } from '#server/catalogue/listing/columns.ts'
import { chanceFrom, oneOf } from './chance.ts'
import { courseWith, dateOn, listed, tripWith } from './offers.ts'

export interface CatalogueSize {
  readonly offers: number
  /** Of all offers together, about. */
  readonly dates: number
}

const levels = ['beginner', 'intermediate', 'advanced'] as const
const groups = ['practical', 'theory', 'oneDay', 'otherCourses', 'online'] as const
const tags = [5, 6, 7, 8, 9, 19] as const
const regions = ['uk', 'west-country', 'abroad', 'norway', 'caribbean', undefined] as const
const locations = ['southampton', 'london', 'ca-house', 'online'] as const
const harbours = ['southampton', 'plymouth', 'falmouth', 'oban', 'cowes', 'bergen'] as const
const lengths = [1, 1, 2, 2, 2, 3, 4, 5, 5, 6, 7, 9, 14, 21]
const daysAhead = 400
const firstDay = Date.UTC(2026, 10, 22)

/**
 * Courses and trips by chance, with dates over four hundred days; the same for the same seed. Some
 * have no dates, some no price, some two types.
 */
export function generatedCatalogue(
  { offers, dates }: CatalogueSize,
  seed: number,
): readonly OfferWithDates[] {
  const chance = chanceFrom(seed)
  const one = <Value>(values: readonly Value[]) => oneOf(values, chance)
  const mostDates = (2 * dates) / offers

  return Array.from({ length: offers }, (_, position) => {
    const isCourse = chance() < 0.5
    const price = chance() < 0.03 ? null : 45 + 5 * Math.floor(chance() ** 3 * 700)
    const facts = {
      id: position + 1,
      slug: `offer-${position + 1}`,
      name: `${one(['Solent', 'Channel', 'Night', 'First', 'Long'])} offer ${position + 1}`,
      ability: one(levels),
      days: one(lengths),
      price,
    }
    const offer = isCourse
      ? courseWith({ ...facts, group: one(groups), locations: [one(locations)] })
      : tripWith({
          ...facts,
          tags: [...new Set([one(tags), one(tags)])],
          region: one(regions),
          route: [one(harbours), 'cowes'],
        })
    const count = chance() < 0.05 ? 0 : Math.round(chance() * mostDates)
    const place = () => one(isCourse ? locations : harbours)
    return listed(
      offer,
      Array.from({ length: count }, () => someDate(chance, price ?? 500, place())),
    )
  })
}

function someDate(chance: () => number, price: number, place: string): ListedDate {
  const day = new Date(firstDay + Math.floor(chance() * daysAhead) * 86_400_000)
  const reduced = chance() < 0.2 ? Math.ceil(price * 0.8) : price
  return dateOn(day.toISOString().slice(0, 10), reduced, place)
}
