import { routeMap } from '#server/catalogue/offers.ts'
import type { Content } from '#server/content/content.ts'
import type { Holiday } from '#server/content/schema/holiday.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import type { LegShown, TripPlan } from '#server/props/offer-page.ts'

/** Where a trip goes: its chart, its days and the parts that are sold on their own. */
export function tripPlan(content: Content, trip: Holiday): TripPlan {
  return { map: routeMap(content, trip), stages: trip.itinerary, legs: trip.legs.map(legShown) }
}

function legShown(leg: Holiday['legs'][number]): LegShown {
  const ocean = leg.ocean_qualifying ? ', long enough for an ocean passage' : ''
  return {
    name: leg.name,
    size: `${counted(leg.days, 'day')}, about ${counted(leg.miles, 'mile')}${ocean}`,
    price: formatMoney(fromPounds(leg.price)),
  }
}
