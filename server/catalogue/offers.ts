import type { Content } from '#server/content/content.ts'
import { cardOf } from '#server/content/fill/offer.ts'
import type { KitItem } from '#server/content/schema/guidance.ts'
import type { Course, Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { ProductFile } from '#server/content/schema/shop.ts'
import type { KitProps } from '#server/props/info-pages.ts'
import type { Card } from '#server/props/offers.ts'

export function findOffer(content: Content, kind: OfferKind, slug: string): Offer | undefined {
  return kind === 'course' ? content.courses.get(slug) : content.holidays.get(slug)
}

type KitTag = Offer['kit'][number]

/** Words of offers that go afloat, or away from home. */
const afloat: readonly KitTag[] = ['residential', 'uk', 'offshore', 'ocean', 'abroad']

/**
 * The kit list cut to one offer: the items that it needs by its own kit words. An item for everyone
 * is for everyone afloat; a day in a classroom asks for what names it and nothing else.
 */
export function kitFor({ kit }: Pick<Offer, 'kit'>, items: readonly KitItem[]): readonly KitItem[] {
  const isAfloat = kit.some((tag) => afloat.includes(tag))
  return items.filter((item) =>
    item.kit.length === 0 ? isAfloat : item.kit.some((tag) => kit.includes(tag)),
  )
}

export function kitByNeed(items: readonly KitItem[]): KitProps {
  const needed = (need: KitItem['need']) =>
    items.filter((one) => one.need === need).map(({ item }) => item)
  return {
    essential: needed('essential'),
    helpful: needed('helpful'),
    leaveAtHome: needed('leave-at-home'),
  }
}

export type Catalogue = Pick<Content, 'courses' | 'holidays'>

/** How many a page shows of each list. */
const most = 4

/** What comes after a course by its own word. */
export function offersAfter(catalogue: Catalogue, { next }: Course): Card[] {
  return cardsOf(next.flatMap((slug) => offersCalled(catalogue, slug)))
}

/** Courses of the same group that do not come after it, those of its level first. */
export function coursesLike(catalogue: Catalogue, course: Course): Card[] {
  const others = [...catalogue.courses.values()].filter(
    ({ group, slug }) =>
      group === course.group && slug !== course.slug && !course.next.includes(slug),
  )
  return cardsOf(others.toSorted(byLikeness(levelRank(course), course)))
}

/** Trips of the same level that do not come after it. */
export function holidaysAtLevel(catalogue: Catalogue, course: Course): Card[] {
  const trips = [...catalogue.holidays.values()].filter(
    ({ ability, slug }) => ability === course.ability && !course.next.includes(slug),
  )
  return cardsOf(trips.toSorted(byLikeness(() => 0, course)))
}

function levelRank({ ability }: Course) {
  return (other: Course) => (other.ability === ability ? 0 : 1)
}

function offersCalled({ courses, holidays }: Catalogue, slug: string): Offer[] {
  const offer = courses.get(slug) ?? holidays.get(slug)
  return offer ? [offer] : []
}

/** By rank, then by how near they are in length, then by id. */
export function byLikeness<One extends Offer>(rank: (offer: One) => number, to: Offer) {
  const apart = ({ days }: Offer) => Math.abs(days - to.days)
  return (one: One, other: One) =>
    rank(one) - rank(other) || apart(one) - apart(other) || one.id - other.id
}

export function cardsOf(offers: readonly Offer[]): Card[] {
  return offers
    .slice(0, most)
    .map((offer) => cardOf(offer, 'group' in offer ? 'course' : 'holiday'))
}

/**
 * What goes with a thing from the shop: what the same courses use, then what is of its kind and
 * level, then of its kind, then of its level; by id among equals.
 */
export function productsLike(
  { products }: Pick<Content, 'products'>,
  product: ProductFile,
): readonly ProductFile[] {
  return [...products.values()]
    .filter((other) => other.slug !== product.slug)
    .map((other) => ({ other, rank: rankOf(other, product) }))
    .toSorted((one, two) => one.rank - two.rank || one.other.id - two.other.id)
    .slice(0, most)
    .map(({ other }) => other)
}

export function productsFor(
  { products }: Pick<Content, 'products'>,
  course: string,
): readonly ProductFile[] {
  return [...products.values()]
    .filter(({ for_courses: courses }) => courses.includes(course))
    .toSorted((one, other) => one.id - other.id)
}

function rankOf(other: ProductFile, { for_courses, kind, ability }: ProductFile): number {
  if (other.for_courses.some((course) => for_courses.includes(course))) return 0
  const isAtLevel = other.ability === ability
  if (other.kind === kind) return isAtLevel ? 1 : 2
  return isAtLevel ? 3 : 4
}

export function kindOfOffer({ courses }: Content, { slug, code }: Offer): OfferKind {
  return courses.get(slug)?.code === code ? 'course' : 'holiday'
}
