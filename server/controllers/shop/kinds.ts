import type { Content } from '#server/content/content.ts'
import type { ProductFile } from '#server/content/schema/product.ts'
import { counted } from '#server/format/words.ts'
import type { Links } from '#server/presenters/links.ts'
import type { MerchandisePageProps } from '#server/props/shop.ts'

export type Kind = ProductFile['kind']

/** What the shop sells, in the order of its filter. */
const kinds: Readonly<Record<Kind, { label: string; one: string; many: string }>> = {
  book: { label: 'Books', one: 'book', many: 'books' },
  chart: { label: 'Charts', one: 'chart', many: 'charts' },
  stationery: { label: 'Stationery', one: 'piece of stationery', many: 'pieces of stationery' },
  gear: { label: 'Kit', one: 'piece of kit', many: 'pieces of kit' },
  clothing: { label: 'Clothing', one: 'piece of clothing', many: 'pieces of clothing' },
}

/**
 * The kind that an address asks for; null for all of them, and for a word that the shop does not
 * know or has nothing of.
 */
export function kindOf(
  { products }: Pick<Content, 'products'>,
  { kind }: Readonly<Record<string, unknown>>,
): Kind | null {
  return [...products.values()].find((product) => product.kind === kind)?.kind ?? null
}

/** The choices of the filter: everything, then each kind of which there is something. */
export function kindChoices(
  { products }: Pick<Content, 'products'>,
  chosen: Kind | null,
  links: Links,
): MerchandisePageProps['kinds'] {
  const all = [...products.values()]
  const names = (Object.keys(kinds) as Kind[]).filter((name) => all.some(isOf(name)))
  return [
    {
      label: 'Everything',
      count: all.length,
      isChosen: chosen === null,
      href: hrefOf(links, null),
    },
    ...names.map((name) => ({
      label: kinds[name].label,
      count: all.filter(isOf(name)).length,
      isChosen: name === chosen,
      href: hrefOf(links, name),
    })),
  ]
}

/** Where the shop's page shows one kind, or all. */
export function hrefOf(links: Links, kind: Kind | null): string {
  return links.path('web.merchandise.all', {}, { kind })
}

/** Such as `Books`. */
export function kindLabel(kind: Kind): string {
  return kinds[kind].label
}

/** Such as `20 books`; without a kind `28 things for sale`. */
export function countWords(count: number, kind: Kind | null): string {
  const { one, many } = kind ? kinds[kind] : { one: 'thing for sale', many: 'things for sale' }
  return counted(count, one, many)
}

function isOf(name: Kind) {
  return ({ kind }: ProductFile) => kind === name
}
