import { ProductCard, ProductPreview, ProductPrice } from '#js/components/offer/product.tsx'
import { GiftVoucherCard } from '#js/components/voucher/gift-voucher-card.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { ProductCard as ShownProduct } from '#server/props/shop.ts'
import { entriesOf } from '../entry.ts'
import type { Entry, Sample } from '../entry.ts'
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

function giftVoucherCard({ cta2 }: HomePageData): Sample {
  const voucher = { code: 'GV-100', price: { ...price, text: '£100.00' } }
  return {
    title: 'Gift voucher card',
    shows: ['components/voucher/gift-voucher-card.tsx'],
    areSmall: true,
    states: {
      'Over a picture': <GiftVoucherCard {...voucher} image={cta2.backgroundUrl} />,
      'Over the default logo': <GiftVoucherCard {...voucher} image={logo} />,
      'Without a picture': <GiftVoucherCard {...voucher} image={null} />,
    },
  }
}

export function shopParts(home: HomePageData): readonly Entry[] {
  return entriesOf([
    {
      title: 'Product card',
      shows: ['components/offer/product.tsx'],
      areSmall: true,
      states: {
        'A book': <ProductCard {...card} />,
        'With VAT in it': <ProductCard {...card} product={{ ...handbook, has_vat: true }} />,
        'Long words': (
          <ProductCard
            {...card}
            product={{ ...handbook, name: longName, intro_description: longWord }}
            price={{ ...price, text: '£12,345.00' }}
          />
        ),
      },
    },
    {
      title: 'Product preview',
      shows: ['components/offer/product.tsx'],
      areAlone: true,
      states: {
        'A book': <ProductPreview product={handbook} price={price} />,
        'What is not posted': (
          <ProductPreview
            product={{ ...handbook, package_type: null, has_vat: true, intro_description: '' }}
            price={price}
          />
        ),
        'Long words': (
          <ProductPreview
            product={{ ...handbook, name: longName, slug: longWord, description: longCopy }}
            price={price}
          />
        ),
      },
    },
    {
      title: 'Product price',
      shows: ['components/offer/product.tsx'],
      areSmall: true,
      states: {
        'Without VAT': <ProductPrice price={price} hasVat={false} />,
        'With VAT': <ProductPrice price={price} hasVat />,
      },
    },
    giftVoucherCard(home),
  ])
}
