import type { Content } from '#server/content/content.ts'
import { cardOf } from '#server/content/fill/offer.ts'
import type { Course, Holiday, Offer } from '#server/content/schema/offer.ts'
import type { Card } from '#server/props/offers.ts'

type Catalogue = Pick<Content, 'courses' | 'holidays'>

/** The lists of other offers that the page of an offer ends in; each may be empty. */
interface Recommended {
  /** What comes after a course by its own word; none of a trip. */
  readonly next: readonly Card[]
  /** Offers of the same sort. */
  readonly alike: readonly Card[]
  /** Trips beside a course, practical courses beside a trip, of the same level. */
  readonly atLevel: readonly Card[]
}

/** How many a page shows of each list. */
const most = 4

/** On how many pages one offer is recommended at most, by anything but a course's own word. */
const mostPages = 20

/**
 * What stands beside an offer. It is settled for the whole catalogue at once, so that every offer is
 * met somewhere and none everywhere: among offers that suit a page about as well, those come first
 * that fewer other pages show.
 */
export function recommendedBeside(offer: Offer, catalogue: Catalogue): Recommended {
  const known = settled.get(catalogue) ?? settle(catalogue)
  settled.set(catalogue, known)
  return known.get(offer) ?? { next: [], alike: [], atLevel: [] }
}

const settled = new WeakMap<Catalogue, ReadonlyMap<Offer, Recommended>>()

function settle(catalogue: Catalogue): ReadonlyMap<Offer, Recommended> {
  const courses = [...catalogue.courses.values()].toSorted(byId)
  const trips = [...catalogue.holidays.values()].toSorted(byId)
  const shown = new Map<Offer, number>()
  const made = new Map<Offer, Recommended>()
  const timesOf = (offer: Offer) => shown.get(offer) ?? 0
  const show = (offers: readonly Offer[]): Card[] => {
    for (const offer of offers) shown.set(offer, timesOf(offer) + 1)
    return offers.map((offer) => cardOf(offer, 'group' in offer ? 'course' : 'holiday'))
  }
  const choose = <One extends Offer>(to: Offer, among: readonly One[], rank: Rank<One>) =>
    show(nearest(to, among, rank, timesOf))

  // What courses name themselves stands fast, so it is counted before anything is chosen.
  const nexts = courses.map((course) => [course, show(offersAfter(catalogue, course))] as const)
  for (const [course, next] of nexts) {
    const isNext = ({ slug }: Offer) => course.next.includes(slug)
    made.set(course, {
      next,
      alike: choose(course, courses, (one) => (isNext(one) ? null : courseRank(one, course))),
      atLevel: choose(course, trips, (one) =>
        one.ability === course.ability && !isNext(one) ? 0 : null,
      ),
    })
  }
  for (const trip of trips) {
    made.set(trip, {
      next: [],
      alike: choose(trip, trips, (other) => tripRank(other, trip)),
      atLevel: choose(trip, courses, ({ ability, group }) =>
        ability === trip.ability && group === 'practical' ? 0 : null,
      ),
    })
  }
  return made
}

function byId(one: Offer, other: Offer): number {
  return one.id - other.id
}

function offersAfter({ courses, holidays }: Catalogue, { next }: Course): Offer[] {
  return next.flatMap((slug) => courses.get(slug) ?? holidays.get(slug) ?? []).slice(0, most)
}

/** How well an offer suits a page, 0 the best; null where it does not. */
type Rank<One> = (one: One) => number | null

/** Courses of the same group, those of the level first. */
function courseRank(other: Course, course: Course): number | null {
  if (other.group !== course.group) return null
  return other.ability === course.ability ? 0 : 1
}

/** Trips of the same kind in the same waters, then in the same waters, then of the same kind. */
function tripRank({ tags, region }: Holiday, trip: Holiday): number | null {
  const isOfKind = tags[0] === trip.tags[0]
  if (region !== undefined && region === trip.region) return isOfKind ? 0 : 1
  return isOfKind ? 2 : null
}

/**
 * The offers of the lowest rank; within it those near in length and seldom shown, where a day of
 * difference weighs as much as a page that shows it, then by id.
 */
function nearest<One extends Offer>(
  to: Offer,
  among: readonly One[],
  rank: Rank<One>,
  timesOf: (offer: Offer) => number,
): One[] {
  const ranked = among.flatMap((one) => {
    const ranks = one.slug === to.slug || timesOf(one) >= mostPages ? null : rank(one)
    if (ranks === null) return []
    const apart = Math.min(Math.abs(one.days - to.days), longApart)
    return [{ one, ranks, cost: apart + timesOf(one) }]
  })
  return ranked
    .toSorted((a, b) => a.ranks - b.ranks || a.cost - b.cost || byId(a.one, b.one))
    .slice(0, most)
    .map(({ one }) => one)
}

/** Days from which on two offers are of quite different lengths. */
const longApart = 10
