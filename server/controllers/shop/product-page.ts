import { productsLike } from '#server/catalogue/offers.ts'
import { merchandiseProduct, productPicture } from '#server/catalogue/products.ts'
import type { Content } from '#server/content/content.ts'
import type { ProductFile } from '#server/content/schema/product.ts'
import { formatMoney, fromPounds } from '#server/format/money.ts'
import { pageMeta } from '#server/head/page-meta.ts'
import { merchandiseNode } from '#server/head/structured-data/goods.ts'
import type { Links } from '#server/presenters/links.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { ProductPageProps } from '#server/props/shop.ts'
import { notFound, page } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import type { Site } from '#server/site/site.ts'
import { addProduct } from '../add-to-cart.ts'
import { buyingProduct } from './buying-words.ts'
import { offerNamed } from './offer-named.ts'
import { postingOf } from './posting-words.ts'
import { productCard } from './product-card.ts'

/** GET /merchandise/{slug}: one thing from the shop. */
export function productPage(links: Links): PageHandler<{ readonly slug: string }> {
  return (site, { params }) => {
    const file = site.content.products.get(params.slug)
    if (!file) return notFound()
    const path = links.path('web.merchandise.slug', { slug: file.slug })
    return page('shop/product', productProps(site, links, file), productMeta(site, file, path))
  }
}

function productProps({ content }: Site, links: Links, file: ProductFile): ProductPageProps {
  const { shipping, company, courses } = content
  const product = merchandiseProduct(file)
  return {
    product,
    price: formatMoney(fromPounds(file.price)),
    picture: productPicture(product),
    breadcrumbs: {
      above: [{ name: shopName(content), routeName: 'web.merchandise.all' }],
      here: file.short_menu_name,
    },
    add: addProduct(links, file.code),
    buy: buyingProduct(company, product),
    courses: file.for_courses.flatMap((slug) => {
      const course = courses.get(slug)
      return course ? [offerNamed(links, 'course', course)] : []
    }),
    posting: postingOf(shipping, file),
    returns: shipping.returns,
    related: productsLike(content, file).map((other) => productCard(links, shipping, other)),
  }
}

function shopName({ pages }: Pick<Content, 'pages'>): string {
  return pages.get('web.merchandise.all')?.name ?? 'Merchandise'
}

const contentPage = 1

function productMeta({ content }: Site, file: ProductFile, path: string): PageMeta {
  const { company, shipping } = content
  const { name, meta_description, intro_description } = file
  const described = {
    name,
    metadata: { meta_title: `${name} | ${company.brand}`, meta_description },
    intro_description,
    page_content_type_id: contentPage,
  }
  return {
    ...pageMeta(described, { path: productPicture(file) }),
    kind: 'product',
    nodes: [merchandiseNode(file, path, { company, shipping })],
  }
}
