import { itemList } from '#server/head/structured-data/lists.ts'
import type { Links } from '#server/presenters/links.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { MerchandisePageProps, ProductCard } from '#server/props/shop.ts'
import { notFound, page } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import { bannerMeta } from '../banner-meta.ts'
import type { Showing } from '../showing.ts'
import { buyingAnything } from './buying-words.ts'
import { countWords, hrefOf, kindChoices, kindLabel, kindOf } from './kinds.ts'
import type { Kind } from './kinds.ts'
import { postingOfAll } from './posting-words.ts'
import { productCard } from './product-card.ts'
import { wordBlocks } from './word-blocks.ts'

/** GET /merchandise: everything in the shop, or with `?kind=book` what is of one kind. */
export function merchandisePage(showing: Showing): PageHandler {
  const { links } = showing
  return (site, { query }) => {
    const { content } = site
    const file = content.pages.get('web.merchandise.all')
    if (!file) return notFound()

    const kind = kindOf(content, query)
    const products = [...content.products.values()]
      .filter((product) => kind === null || product.kind === kind)
      .toSorted((one, other) => one.id - other.id)
      .map((product) => productCard(links, content.shipping, product))
    const props: MerchandisePageProps = {
      banner: { buttonUrl: '#shop', buttonText: 'See what we sell', ...file.banner },
      breadcrumbs: { above: [], here: file.name },
      ...wordBlocks(file.blocks, { ...showing, site }),
      kinds: kindChoices(content, kind, links),
      countText: countWords(products.length, kind),
      products,
      posting: postingOfAll(content.shipping),
      returns: content.shipping.returns,
      buy: buyingAnything(content.company),
    }
    return page('shop/merchandise', props, {
      ...bannerMeta(file, content.pictures),
      ...listMeta(links, kind, products),
      ...(kind && ownWords({ name: file.name, kind, products, brand: content.company.brand })),
    })
  }
}

type Described = Pick<PageMeta, 'title' | 'description' | 'canonical' | 'nodes'>

function listMeta(links: Links, kind: Kind | null, products: readonly ProductCard[]): Described {
  const canonical = hrefOf(links, kind)
  const listed = products.map(({ product: { name, slug } }) => ({
    name,
    url: links.path('web.merchandise.slug', { slug }),
  }))
  const name = countWords(products.length, kind)
  const nodes = [itemList(canonical, name, listed, { before: 0, total: products.length })]
  return { canonical, nodes }
}

interface Choice {
  /** Of the page with everything. */
  readonly name: string
  readonly kind: Kind
  readonly products: readonly ProductCard[]
  readonly brand: string
}

// One kind is a page that somebody may look for, so it says in its own words what it has.
function ownWords({ name, kind, products, brand }: Choice): Described {
  const count = countWords(products.length, kind)
  return {
    title: `${name}: ${kindLabel(kind)} | ${brand}`,
    description: `${count} in the ${brand} shop, such as ${products[0]?.product.name}: what each is good for, what it costs and what posting costs.`,
  }
}
