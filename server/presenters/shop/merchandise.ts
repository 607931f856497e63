import type { Content } from '#server/content/content.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import type { ProductFile } from '#server/content/schema/shop.ts'
import { counted } from '#server/format/words.ts'
import { itemList } from '#server/head/structured-data/graph.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { MerchandisePageProps, ProductCard } from '#server/props/shop.ts'
import type { Links, PageContext } from '../context.ts'
import { bannerMeta, shopBlocks } from '../info/blocks.ts'
import { buyingAnything, postingOfAll } from './buying.ts'
import { productCard } from './product.ts'

/** Everything in the shop, or what is of one kind: `kind` in the query. */
export function presentMerchandise(
  file: InfoPage,
  query: Readonly<Record<string, unknown>>,
  context: PageContext,
): { readonly props: MerchandisePageProps; readonly meta: PageMeta } {
  const { links, site } = context
  const { company, products: all, shipping } = site.content
  const kind = kindOf(site.content, query)
  const products = [...all.values()]
    .filter(isOf(kind))
    .toSorted((one, other) => one.id - other.id)
    .map((product) => productCard(links, shipping, product))
  return {
    props: {
      banner: { buttonUrl: '#shop', buttonText: 'See what we sell', ...file.banner },
      breadcrumbs: { above: [], here: file.name },
      ...shopBlocks(file.blocks, context),
      kinds: kindChoices(site.content, kind, links),
      countText: countText(products.length, kind),
      products,
      posting: postingOfAll(shipping),
      returns: shipping.returns,
      buy: buyingAnything(company),
    },
    meta: shopMeta(file, kind, products, context),
  }
}

function shopMeta(
  file: InfoPage,
  kind: Kind | null,
  products: readonly ProductCard[],
  { links, site }: PageContext,
): PageMeta {
  const { company, pictures } = site.content
  const canonical = hrefOf(links, kind)
  const listed = products.map(({ product: { name, slug } }) => ({
    name,
    url: links.path('web.merchandise.slug', { slug }),
  }))
  const count = countText(products.length, kind)
  const nodes = [itemList(canonical, count, listed, { before: 0, total: products.length })]
  const meta = { ...bannerMeta(file, pictures), canonical, nodes }
  if (kind === null) return meta
  // One kind is a page that somebody may look for, so it says in its own words what it has.
  return {
    ...meta,
    title: `${file.name}: ${kinds[kind].label} | ${company.brand}`,
    description: `${count} in the ${company.brand} shop, such as ${products[0]?.product.name}: what each is good for, what it costs and what posting costs.`,
  }
}

type Kind = ProductFile['kind']

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
function kindOf({ products }: Content, { kind }: Readonly<Record<string, unknown>>): Kind | null {
  return [...products.values()].find((product) => product.kind === kind)?.kind ?? null
}

/** The choices of the filter: everything, then each kind of which there is something. */
function kindChoices(
  { products }: Content,
  chosen: Kind | null,
  links: Links,
): MerchandisePageProps['kinds'] {
  const all = [...products.values()]
  const names = (Object.keys(kinds) as Kind[]).filter((name) => all.some(isOf(name)))
  return [null, ...names].map((name) => ({
    label: name ? kinds[name].label : 'Everything',
    count: all.filter(isOf(name)).length,
    isChosen: name === chosen,
    href: hrefOf(links, name),
  }))
}

function hrefOf(links: Links, kind: Kind | null): string {
  return links.path('web.merchandise.all', {}, { kind })
}

/** Such as `20 books`; without a kind `28 things for sale`. */
function countText(count: number, kind: Kind | null): string {
  const { one, many } = kind ? kinds[kind] : { one: 'thing for sale', many: 'things for sale' }
  return counted(count, one, many)
}

function isOf(name: Kind | null) {
  return ({ kind }: ProductFile) => name === null || kind === name
}
