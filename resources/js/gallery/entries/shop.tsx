import { GiftVoucherCard } from '#js/components/gift-voucher-card.tsx'
import { ProductCard } from '#js/components/product-card.tsx'
import { ProductPreview } from '#js/components/product-preview.tsx'
import { ProductPrice } from '#js/components/product-price.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { ProductCard as ShownProduct } from '#server/props/shop.ts'
import type { Entry } from '../entry.ts'
import { copy, longCopy, longName, longWord } from '../samples.ts'

const price = { text: '£18.99', tone: 'plain' } as const
const logo = '/images/brand/product.svg'

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

const card: ShownProduct = {
  product: handbook,
  price,
  picture: logo,
  posting: 'Posting £2.95',
  add: {
    action: '/cart/items',
    kind: 'product',
    sku: 'G6',
    button: 'Add to basket',
    choice: null,
  },
}

export const productCard: Entry = {
  title: 'Product card',
  group: 'Components',
  shows: ['components/product-card.tsx'],
  areSmall: true,
  states: [
    { title: 'A book', content: <ProductCard {...card} /> },
    {
      title: 'With VAT in it',
      content: <ProductCard {...card} product={{ ...handbook, has_vat: true }} />,
    },
    {
      title: 'Long words',
      content: (
        <ProductCard
          {...card}
          product={{ ...handbook, name: longName, intro_description: longWord }}
          price={{ ...price, text: '£12,345.00' }}
        />
      ),
    },
  ],
}

export const productPreview: Entry = {
  title: 'Product preview',
  group: 'Components',
  shows: ['components/product-preview.tsx'],
  areAlone: true,
  states: [
    { title: 'A book', content: <ProductPreview product={handbook} price={price} /> },
    {
      title: 'What is not posted',
      content: (
        <ProductPreview
          product={{ ...handbook, package_type: null, has_vat: true, intro_description: '' }}
          price={price}
        />
      ),
    },
    {
      title: 'Long words',
      content: (
        <ProductPreview
          product={{ ...handbook, name: longName, slug: longWord, description: longCopy }}
          price={price}
        />
      ),
    },
  ],
}

export const productPrice: Entry = {
  title: 'Product price',
  group: 'Components',
  shows: ['components/product-price.tsx'],
  areSmall: true,
  states: [
    { title: 'Without VAT', content: <ProductPrice price={price} hasVat={false} /> },
    { title: 'With VAT', content: <ProductPrice price={price} hasVat /> },
  ],
}

export function giftVoucherCard({ cta2 }: HomePageData): Entry {
  const voucher = { code: 'GV-100', price: { ...price, text: '£100.00' } }
  return {
    title: 'Gift voucher card',
    group: 'Components',
    shows: ['components/gift-voucher-card.tsx'],
    areSmall: true,
    states: [
      {
        title: 'Over a picture',
        content: <GiftVoucherCard {...voucher} image={cta2.backgroundUrl} />,
      },
      { title: 'Over the default logo', content: <GiftVoucherCard {...voucher} image={logo} /> },
      { title: 'Without a picture', content: <GiftVoucherCard {...voucher} image={null} /> },
    ],
  }
}
