import { ProductCard, ProductPreview } from '#js/components/offer/product.tsx'
import type { ProductCard as Card } from '#server/props/shop.ts'
import { alone, areaOnPaper, small } from '../entry.ts'
import { copy, longCopy, longName, longWord, pounds } from '../samples.tsx'

const handbook = {
  id: 405,
  name: 'RYA Navigation Handbook',
  slug: 'rya-navigation-handbook',
  code: 'G6',
  has_vat: false,
  intro_description: 'Charts, tides and finding your way.',
  package_type: { name: 'Large Letter' },
  description: copy('<p>It lives happily at a chart table.</p>'),
}

const price = pounds('£18.99')

const card: Card = {
  product: handbook,
  price,
  picture: '/images/brand/product.svg',
  posting: 'Posting £2.95',
  add: {
    action: '/cart/items',
    kind: 'product',
    sku: 'G6',
    button: 'Add to basket',
    choice: null,
  },
}

export const shop = areaOnPaper('Shop', [
  small('Product card', ['offer/product.tsx'], {
    'A book': <ProductCard {...card} />,
    'With VAT in it': <ProductCard {...card} product={{ ...handbook, has_vat: true }} />,
    'Long words': (
      <ProductCard
        {...card}
        product={{ ...handbook, name: longName, intro_description: longWord }}
        price={pounds('£12,345.00')}
      />
    ),
  }),
  alone('Product preview', ['offer/product.tsx'], {
    'A book': <ProductPreview product={handbook} price={price} />,
    'What is not posted': (
      <ProductPreview
        product={{ ...handbook, package_type: null, has_vat: true, intro_description: '' }}
        price={price}
      />
    ),
    'Long words': (
      <ProductPreview
        product={{
          ...handbook,
          name: longName,
          slug: longWord.toLowerCase(),
          description: longCopy,
        }}
        price={price}
      />
    ),
  }),
])
