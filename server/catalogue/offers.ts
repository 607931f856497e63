import type { Content } from '#server/content/content.ts'
import type { KitItem } from '#server/content/schema/guidance.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { ProductFile } from '#server/content/schema/shop.ts'
import type { KitProps } from '#server/props/info-pages.ts'

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

/** How many things of the shop a page shows beside one. */
const most = 4

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
