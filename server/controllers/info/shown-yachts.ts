import type { Yacht } from '#server/content/schema/fleet.ts'
import { counted } from '#server/format/count-words.ts'
import { daySpan } from '#server/format/day-span.ts'
import type { YachtShown } from '#server/props/info-pages.ts'
import type { Ability } from '#server/props/offers.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import { offerHref } from '../offer-href.ts'
import type { PageSurroundings } from './page-surroundings.ts'

const abilities: readonly Ability[] = ['beginner', 'intermediate', 'advanced']

/** Yachts of the fleet, with what the dates on sale say of each: for whom she sails, and when. */
export function yachtsShown(yachts: readonly Yacht[], page: PageSurroundings): YachtShown[] {
  const { dates, today } = scheduleOf(page.site)
  const coming = dates.filter(({ starts, isCancelled }) => starts > today && !isCancelled)
  return yachts.map(({ id, name, kind, length_feet: feet, berths, description, image }) => {
    const hers = coming.filter(({ yacht }) => yacht?.id === id)
    return {
      id,
      name,
      kind,
      description,
      image,
      length: counted(feet, 'foot', 'feet'),
      berths: counted(berths, 'berth'),
      abilities: abilities.filter((ability) => hers.some((date) => date.ability === ability)),
      next: hers[0] ? nextTrip(hers[0], page) : null,
    }
  })
}

function nextTrip({ offer, kind, starts, ends }: ScheduledDate, { links }: PageSurroundings) {
  return {
    name: offer.name,
    href: offerHref(links, kind, offer),
    when: daySpan(starts, ends),
  }
}
