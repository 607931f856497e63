import type { Content } from '#server/content/content.ts'
import type { ProductFile } from '#server/content/schema/product.ts'

/** How many a page shows. */
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

/** What the shop has for a course, by id. */
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
