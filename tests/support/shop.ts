import type {
  GiftVouchersPageProps,
  HowToBuy,
  MerchandisePageProps,
  Product,
  ProductCard,
  ProductPageProps,
  VoucherForSale,
} from '#server/props/shop.ts'
import { html } from './home.ts'

/** A book, a beanie and two vouchers, as the pages of the shop show them. */

export const book: Product = {
  id: 405,
  name: 'RYA Navigation Handbook',
  slug: 'rya-navigation-handbook',
  code: 'G6',
  image: '/images/solent.svg',
  price: 18.99,
  description: html('<p>It lives happily at a chart table.</p>'),
  has_vat: false,
  product_type_id: 3,
  package_type: { name: 'Large Letter' },
  course_id: null,
  holiday_id: null,
  tags: [],
  filter_image: null,
  short_menu_name: 'Navigation Handbook',
  intro_description: 'Charts, tides and finding your way.',
  course_detail: null,
  holiday_detail: null,
  product: null,
}

export const bookCard: ProductCard = {
  product: book,
  price: { text: '£18.99', tone: 'plain' },
  picture: '/images/solent.svg',
  posting: 'Posting £2.95',
  add: { action: '/cart/items', kind: 'product', sku: 'G6', button: 'Add to basket', choice: null },
}

export const beanieCard: ProductCard = {
  ...bookCard,
  product: { ...book, name: 'Crew beanie', slug: 'crew-beanie', code: 'SL-BEAN', has_vat: true },
  price: { text: '£18.00', tone: 'plain' },
  add: { ...bookCard.add, sku: 'SL-BEAN' },
}

const buy: HowToBuy = {
  title: 'How to buy it',
  text: 'Call us and quote G6.',
  subject: 'RYA Navigation Handbook (G6)',
}

const banner = {
  title: 'The shop',
  description: 'What we carry down the pontoon.',
  imageUrl: '/images/solent.svg',
  altText: 'A sextant',
  buttonUrl: '#shop',
  buttonText: 'See what we sell',
}

export const productPageProps: ProductPageProps = {
  product: book,
  price: bookCard.price,
  picture: bookCard.picture,
  breadcrumbs: {
    above: [{ name: 'The shop', routeName: 'web.merchandise.all' }],
    here: 'Navigation Handbook',
  },
  add: {
    ...bookCard.add,
    choice: { field: 'quantity', label: 'How many?', least: 1, most: 20 },
  },
  buy,
  courses: [
    {
      name: 'RYA Day Skipper theory',
      href: '/rya-courses/rya-day-skipper-theory',
      note: '6 days, £495.00',
    },
  ],
  posting: [{ term: 'To an address in the UK', text: '£2.95, as a large letter' }],
  returns: ['You have 14 days.'],
  related: [beanieCard],
}

export const merchandisePageProps: MerchandisePageProps = {
  banner,
  breadcrumbs: { above: [], here: 'The shop' },
  before: [
    { type: 'overview', title: 'What to buy', copy: html('<p>A logbook.</p>'), linkToLearn: false },
  ],
  kinds: [
    { label: 'Everything', count: 2, href: '/merchandise', isChosen: false },
    { label: 'Books', count: 1, href: '/merchandise?kind=book', isChosen: true },
  ],
  countText: '1 book',
  products: [bookCard],
  posting: productPageProps.posting,
  returns: productPageProps.returns,
  buy: { ...buy, title: 'How to buy' },
  after: [],
}

export const fiftyPounds: VoucherForSale = {
  product: {
    id: 501,
    name: '£50 voucher',
    code: 'GV-050',
    description: html('<p>Towards anything.</p>'),
  },
  price: { text: '£50.00', tone: 'plain' },
  picture: '/images/solent.svg',
  validity: 'Valid for 24 months',
  spentOn: null,
  chooseHref: '/gift-vouchers?voucher=GV-050#your-voucher',
}

export const solentVoucher: VoucherForSale = {
  ...fiftyPounds,
  product: { ...fiftyPounds.product, id: 504, name: 'Solent weekend for one', code: 'GV-SOL' },
  price: { text: '£315.00', tone: 'plain' },
  spentOn: {
    name: 'Solent sailing weekend',
    href: '/sailing-weekends/sail-the-solent-weekend',
    note: 'For 1 person, 2 days',
  },
  chooseHref: '/gift-vouchers?voucher=GV-SOL#your-voucher',
}

export const giftVouchersPageProps: GiftVouchersPageProps = {
  banner: { ...banner, title: 'Gift vouchers', buttonUrl: '#choose-a-voucher' },
  breadcrumbs: { above: [], here: 'Gift vouchers' },
  before: [],
  vouchers: [fiftyPounds, solentVoucher],
  chosen: null,
  rules: [{ term: 'How long it lasts', text: '24 months from the day on which you buy it' }],
  anything: [{ name: 'RYA courses', href: '/rya-courses', note: '43 courses' }],
  buy: { ...buy, title: 'How to buy a voucher' },
  after: [],
}
