import type { PlainName } from '#routes/index.ts'
import { weekendDays } from '#server/content/weekends.ts'
import type { FacetName } from '#server/props/listing-page.ts'
import type { BaseFilter } from './base-filter.ts'

/** What a listing holds before anybody narrows it. */
export interface ListingDefinition {
  /** An offer belongs to it that fits one of these; those of the first are recommended first. */
  readonly holds: readonly BaseFilter[]
  readonly one: string
  readonly many: string
  /** The facets beside level, length, month, place and price. */
  readonly also?: readonly FacetName[]
}

const courses = { one: 'course', many: 'courses' }

const holidays = { one: 'holiday', many: 'holidays' }

const tags = { weekend: 5, holiday: 6, classic: 7, mileBuilder: 8, adventure: 9, dofe: 10 } as const

const [charter, racing] = [11, 19] as const

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
    one: 'weekend',
    many: 'weekends',
    holds: [
      { kind: 'holiday', tags: [tags.weekend] },
      {
        kind: 'holiday',
        tags: [tags.classic, tags.mileBuilder, racing],
        days: weekendDays,
      },
    ],
    also: ['type'],
  },
  'web.sailing-holidays.all': {
    ...holidays,
    holds: [{ kind: 'holiday', tags: [tags.holiday] }],
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
  'web.sailing-holidays.mile-builder': tripsTagged(tags.mileBuilder, 'mile builder'),
  'web.sailing-holidays.adventures': {
    one: 'adventure',
    many: 'adventures',
    holds: [
      { kind: 'holiday', tags: [tags.adventure] },
      { kind: 'holiday', tags: [tags.holiday], days: { min: 21 } },
      { kind: 'holiday', regions: ['atlantic'] },
    ],
  },
  'web.sailing-holidays.yacht-racing': tripsTagged(racing, 'racing trip'),
  'web.breaks.yacht-racing': tripsTagged(racing, 'racing trip'),
  'web.classic-sailing.all': tripsTagged(tags.classic, 'classic trip'),
  'web.breaks.all': {
    one: 'short break',
    many: 'short breaks',
    holds: [
      {
        kind: 'holiday',
        tags: [tags.weekend, tags.holiday, tags.classic, charter],
        days: { max: 4 },
      },
    ],
    also: ['type'],
  },
  'web.info.duke-of-edinburgh': tripsTagged(tags.dofe, 'trip for the Award', 'trips for the Award'),
} as const satisfies Partial<Record<PlainName, ListingDefinition>>

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

function tripsTagged(
  tag: NonNullable<BaseFilter['tags']>[number],
  one: string,
  many = `${one}s`,
): ListingDefinition {
  return { one, many, holds: [{ kind: 'holiday', tags: [tag] }] }
}

function holidaysIn(...regions: NonNullable<BaseFilter['regions']>): ListingDefinition {
  return { ...holidays, holds: [{ kind: 'holiday', regions }], also: ['region'] }
}

/** Two addresses that answer one list: the second stands for both, and its file serves both. */
const twins: Partial<Record<string, ListingName>> = {
  'web.breaks.yacht-racing': 'web.sailing-holidays.yacht-racing',
}

/** The name whose address stands for a page that two routes answer; its own for all others. */
export function canonicalName<Name extends string>(name: Name): Name | ListingName {
  return twins[name] ?? name
}
