import type { PlainName } from '#routes/index.ts'
import type { Course, Holiday, Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { FacetName } from '#server/props/listing-page.ts'

/** What a listing holds before anybody narrows it. */
export interface ListingDefinition {
  /** An offer belongs to it that fits one of these; those of the first are recommended first. */
  readonly holds: readonly BaseFilter[]
  /** What its offers are called. */
  readonly one: string
  readonly many: string
  /** The facets beside level, length, month, place and price. */
  readonly also?: readonly FacetName[]
}

const courses = { one: 'course', many: 'courses' }

const holidays = { one: 'holiday', many: 'holidays' }

const weekends = { one: 'weekend', many: 'weekends' }

const races = { one: 'racing trip', many: 'racing trips' }

const tag = { weekend: 5, holiday: 6, classic: 7, mileBuilder: 8, adventure: 9, dofe: 10 } as const

const [charter, racing] = [11, 19] as const

const racingTrips: ListingDefinition = { ...races, holds: [{ kind: 'holiday', tags: [racing] }] }

/** Which offers belong to which route. */
export const listings = {
  'web.courses.all': { ...courses, holds: [{ kind: 'course' }], also: ['type'] },
  'web.courses.practical': coursesIn('practical'),
  'web.courses.theory': coursesIn('theory'),
  'web.courses.one-day': coursesIn('oneDay'),
  'web.courses.online': coursesIn('online'),
  'web.courses.southampton': coursesAt('southampton'),
  'web.courses.london': coursesAt('london', 'ca-house'),
  'web.courses.ca-house': coursesAt('ca-house'),
  'web.courses.beginner': coursesFor('beginner'),
  'web.courses.intermediate': coursesFor('intermediate'),
  'web.courses.advanced': coursesFor('advanced'),

  'web.sailing-holidays.weekend-sailing': {
    ...weekends,
    holds: [
      { kind: 'holiday', tags: [tag.weekend] },
      {
        kind: 'holiday',
        tags: [tag.classic, tag.mileBuilder, racing],
        days: { min: 2, max: 3 },
      },
    ],
    also: ['type'],
  },
  'web.sailing-holidays.all': {
    ...holidays,
    holds: [{ kind: 'holiday', tags: [tag.holiday] }],
    also: ['region'],
  },
  'web.sailing-holidays.uk-sailing-holidays': holidaysIn('uk', 'west-country'),
  'web.sailing-holidays.west-country-sailing': holidaysIn('west-country'),
  'web.sailing-holidays.sailing-holidays-abroad': holidaysIn('abroad', 'caribbean', 'norway'),
  'web.sailing-holidays.caribbean': holidaysIn('caribbean'),
  'web.sailing-holidays.atlantic-ocean-sailing': {
    one: 'crossing',
    many: 'crossings',
    holds: [{ kind: 'holiday', regions: ['atlantic'] }],
  },
  'web.sailing-holidays.mile-builder': {
    one: 'mile builder',
    many: 'mile builders',
    holds: [{ kind: 'holiday', tags: [tag.mileBuilder] }],
  },
  'web.sailing-holidays.adventures': {
    one: 'adventure',
    many: 'adventures',
    holds: [
      { kind: 'holiday', tags: [tag.adventure] },
      { kind: 'holiday', tags: [tag.holiday], days: { min: 21 } },
      { kind: 'holiday', regions: ['atlantic'] },
    ],
  },
  'web.sailing-holidays.yacht-racing': racingTrips,
  'web.breaks.yacht-racing': racingTrips,
  'web.classic-sailing.all': {
    one: 'classic trip',
    many: 'classic trips',
    holds: [{ kind: 'holiday', tags: [tag.classic] }],
  },
  'web.breaks.all': {
    one: 'short break',
    many: 'short breaks',
    holds: [
      {
        kind: 'holiday',
        tags: [tag.weekend, tag.holiday, tag.classic, charter],
        days: { max: 4 },
      },
    ],
    also: ['type'],
  },
  'web.info.duke-of-edinburgh': {
    one: 'trip for the Award',
    many: 'trips for the Award',
    holds: [{ kind: 'holiday', tags: [tag.dofe] }],
  },
} as const satisfies Partial<Record<PlainName, ListingDefinition>>

/** A route that answers a listing. */
export type ListingName = keyof typeof listings

function coursesIn(group: NonNullable<BaseFilter['groups']>[number]): ListingDefinition {
  return { ...courses, holds: [{ kind: 'course', groups: [group] }] }
}

function coursesAt(...places: NonNullable<BaseFilter['places']>): ListingDefinition {
  return { ...courses, holds: [{ kind: 'course', places }], also: ['type'] }
}

function coursesFor(level: NonNullable<BaseFilter['levels']>[number]): ListingDefinition {
  return { ...courses, holds: [{ kind: 'course', levels: [level] }], also: ['type'] }
}

function holidaysIn(...regions: NonNullable<BaseFilter['regions']>): ListingDefinition {
  return { ...holidays, holds: [{ kind: 'holiday', regions }], also: ['region'] }
}

/** Which offers a listing holds. What it leaves out narrows nothing; a list asks for one of it. */
export interface BaseFilter {
  readonly kind: OfferKind
  readonly levels?: readonly Offer['ability'][]
  readonly days?: { readonly min?: number; readonly max?: number }
  /** Of courses. */
  readonly groups?: readonly Course['group'][]
  /** Of courses. */
  readonly places?: readonly Course['locations'][number][]
  /** Of trips: any of an offer's tags counts. */
  readonly tags?: readonly Holiday['tags'][number][]
  /** Of trips. */
  readonly regions?: readonly NonNullable<Holiday['region']>[]
}

/** Does an offer of a kind belong where a filter says? */
export function belongs(kind: OfferKind, offer: Offer, filter: BaseFilter): boolean {
  const { levels, days = {} } = filter
  const { min = 0, max = Infinity } = days
  return (
    kind === filter.kind &&
    (levels?.includes(offer.ability) ?? true) &&
    offer.days >= min &&
    offer.days <= max &&
    ('group' in offer ? isSuchCourse(offer, filter) : isSuchTrip(offer, filter))
  )
}

function isSuchCourse(course: Course, { groups, places }: BaseFilter): boolean {
  const isAt = places?.some((place) => course.locations.includes(place)) ?? true
  return isAt && (groups?.includes(course.group) ?? true)
}

function isSuchTrip({ tags, region }: Holiday, filter: BaseFilter): boolean {
  const isTagged = filter.tags?.some((tag) => tags.includes(tag)) ?? true
  return isTagged && (filter.regions?.some((name) => name === region) ?? true)
}

/** Two addresses that answer one list: the second stands for both, and its file serves both. */
const twins: Partial<Record<string, ListingName>> = {
  'web.breaks.yacht-racing': 'web.sailing-holidays.yacht-racing',
}

/** The name whose address stands for a page that two routes answer; its own for all others. */
export function canonicalName<Name extends string>(name: Name): Name | ListingName {
  return twins[name] ?? name
}
