import { routeMap } from '#server/catalogue/holidays.ts'
import { recommendedBeside } from '#server/catalogue/recommended.ts'
import type { Wanted } from '#server/catalogue/wanted.ts'
import type { Holiday } from '#server/content/schema/offer.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import { between, counted } from '#server/format/words.ts'
import type { Crumb } from '#server/props/elements.ts'
import type { Fact, TripPlan } from '#server/props/offer-page.ts'
import type { PageContext } from '../context.ts'
import { ageNeeds, presentOffer, relatedTab } from './offer.ts'
import type { OwnProps } from './offer.ts'

/** Where a holiday stands: among those of its first tag, which says what kind it is. */
const kinds: Readonly<Record<Holiday['tags'][number], Crumb>> = {
  5: { name: 'Sailing weekends', routeName: 'web.sailing-holidays.weekend-sailing' },
  6: { name: 'Sailing holidays', routeName: 'web.sailing-holidays.all' },
  7: { name: 'Classic sailing', routeName: 'web.classic-sailing.all' },
  8: { name: 'Mile builders', routeName: 'web.sailing-holidays.mile-builder' },
  9: { name: 'Adventures', routeName: 'web.sailing-holidays.adventures' },
  10: { name: 'Duke of Edinburgh’s Award', routeName: 'web.info.duke-of-edinburgh' },
  11: { name: 'Skippered charter', routeName: 'web.info.skippered-charter' },
  19: { name: 'Racing', routeName: 'web.sailing-holidays.yacht-racing' },
}

/** The page of a holiday, but for the blocks that staff wrote for its route. */
export function presentHoliday(holiday: Holiday, context: PageContext, wanted: Wanted): OwnProps {
  const { content } = context.site
  const { alike, atLevel } = recommendedBeside(holiday, content)
  const { tags, short_menu_name: here } = holiday
  return {
    ...presentOffer(holiday, context, wanted),
    breadcrumbs: { above: tags.slice(0, 1).map((tag) => kinds[tag]), here },
    facts: presentHolidayFacts(holiday),
    syllabus: [],
    trip: {
      map: routeMap(content, holiday),
      stages: holiday.itinerary,
      legs: holiday.legs.map(presentLeg),
    },
    beforeYouCome: {
      needs: [...ageNeeds(holiday), { term: 'Experience', text: holiday.needs }],
      courses: [],
      books: [],
      requirements: holiday.requirements,
    },
    related: [
      relatedTab('Trips like this one', alike, context.site),
      relatedTab('Courses at this level', atLevel, context.site),
    ],
  }
}

const vessels: Readonly<Record<NonNullable<Holiday['vessel']>, string>> = {
  'gaff-cutter': 'A gaff cutter',
  'pilot-cutter': 'A pilot cutter',
  ketch: 'A ketch',
}

export function presentHolidayFacts(holiday: Holiday): Fact[] {
  const { miles, nights } = holiday
  return [
    { term: 'Season', text: holiday.season },
    { term: 'Ports', text: holiday.ports.join(', ') },
    ...(miles.max > 0 ? [{ term: 'Distance', text: `About ${between(miles, 'sea miles')}` }] : []),
    ...(nights > 0 ? [{ term: 'Aboard', text: counted(nights, 'night') }] : []),
    ...crew(holiday),
    ...(holiday.vessel ? [{ term: 'Vessel', text: vessels[holiday.vessel] }] : []),
    ...forTheLogbook(holiday),
    ...(holiday.one_way ? [{ term: 'Journey home', text: homeward(holiday) }] : []),
    ...(holiday.passport ? [{ term: 'Passport', text: 'Everybody needs one' }] : []),
  ]
}

function crew({ places, party, sale_unit: unit }: Holiday): Fact[] {
  if (party) return [{ term: 'Crew', text: `Up to ${counted(party.max, 'person', 'people')}` }]
  const isByPerson = unit === 'person' || unit === 'series'
  if (places === null || !isByPerson) return []
  return [{ term: 'Crew', text: `Up to ${counted(places, 'guest')} and the skipper` }]
}

function forTheLogbook({ night_hours: hours, ocean_qualifying: isOcean }: Holiday): Fact[] {
  return [
    ...(hours ? [{ term: 'Night sailing', text: `About ${counted(hours, 'hour')}` }] : []),
    ...(isOcean
      ? [{ term: 'Ocean passage', text: 'Long enough to qualify for Yachtmaster Ocean' }]
      : []),
  ]
}

function homeward({ ports }: Holiday): string {
  return `It ends in ${ports.at(-1) ?? 'another port'}, not where it begins`
}

function presentLeg(leg: Holiday['legs'][number]): TripPlan['legs'][number] {
  const ocean = leg.ocean_qualifying ? ', long enough for an ocean passage' : ''
  return {
    name: leg.name,
    size: `${counted(leg.days, 'day')}, about ${counted(leg.miles, 'mile')}${ocean}`,
    price: formatMoney(fromPounds(leg.price)),
  }
}
