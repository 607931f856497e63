import type { Holiday } from '#server/content/schema/holiday.ts'
import { between, counted } from '#server/format/words.ts'
import type { Fact } from '#server/props/offer-page.ts'

const vessels: Readonly<Record<NonNullable<Holiday['vessel']>, string>> = {
  'gaff-cutter': 'A gaff cutter',
  'pilot-cutter': 'A pilot cutter',
  ketch: 'A ketch',
}

/** What a trip is, at a glance. */
export function tripFacts(trip: Holiday): Fact[] {
  return [
    { term: 'Season', text: trip.season },
    { term: 'Ports', text: trip.ports.join(', ') },
    ...(trip.miles.max > 0 ? [{ term: 'Distance', text: distance(trip) }] : []),
    ...(trip.nights > 0 ? [{ term: 'Aboard', text: counted(trip.nights, 'night') }] : []),
    ...crew(trip),
    ...(trip.vessel ? [{ term: 'Vessel', text: vessels[trip.vessel] }] : []),
    ...forTheLogbook(trip),
    ...(trip.one_way ? [{ term: 'Journey home', text: homeward(trip) }] : []),
    ...(trip.passport ? [{ term: 'Passport', text: 'Everybody needs one' }] : []),
  ]
}

function distance({ miles }: Holiday): string {
  return `About ${between(miles, 'sea miles')}`
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
