import type { Course, Holiday, Offer, OfferKind } from '#server/content/schema/offer.ts'

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
