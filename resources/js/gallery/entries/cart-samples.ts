import type { CartLine, CartProps, SumProps } from '#server/props/cart.ts'
import { longName, longWord } from '../samples.ts'

const money = (text: string) => ({ text, tone: 'plain' }) as const

/** When the samples were in the cart; their holds run on from here. */
const now = Date.UTC(2027, 2, 5, 14, 2)

const plain = {
  quantity: 1,
  people: null,
  choice: null,
  hold: null,
  fault: null,
  cure: null,
  unit: '',
  voucher: null,
} as const

export const places: CartLine = {
  ...plain,
  id: '1',
  kind: 'place',
  name: 'Solent weekend',
  href: '/sailing-weekends/solent-weekend',
  picture: '/images/art/anchorage-from-above-400.jpg',
  facts: [
    'Saturday 11 September, 2027 to Sunday 12 September, 2027',
    'Joins 9:00 AM, leaves 4:00 PM',
    'Southampton',
  ],
  unitPrice: money('£325.00'),
  unit: 'per person',
  price: money('£650.00'),
  quantity: 2,
  choice: { field: 'quantity', label: 'How many places?', least: 1, most: 5 },
  hold: { state: 'held', until: now + 24 * 60_000, text: 'Held for you until 2:26 PM' },
  action: '/cart/items/1',
}

export const yacht: CartLine = {
  ...plain,
  id: '2',
  kind: 'place',
  name: 'Fleet day',
  href: '/corporate/fleet-day',
  picture: '/images/art/at-the-helm-400.jpg',
  facts: ['Friday 7 May, 2027', 'Hamble'],
  unitPrice: money('£1,240.00'),
  unit: 'per yacht',
  price: money('£1,240.00'),
  people: 6,
  choice: { field: 'people', label: 'How many people?', least: 2, most: 8 },
  hold: { state: 'held', until: now + 4 * 60_000, text: 'Held for you until 2:06 PM' },
  action: '/cart/items/2',
}

export const book: CartLine = {
  ...plain,
  id: '3',
  kind: 'product',
  name: 'RYA Navigation Handbook',
  href: '/merchandise/rya-navigation-handbook',
  picture: '/images/brand/product.svg',
  facts: ['Sent within two working days'],
  unitPrice: money('£18.99'),
  price: money('£18.99'),
  choice: { field: 'quantity', label: 'How many?', least: 1, most: 20 },
  action: '/cart/items/3',
}

export const course: CartLine = {
  ...book,
  id: '4',
  kind: 'online',
  name: 'Essential Navigation online',
  action: '/cart/items/4',
  picture: '/images/art/at-the-chart-table-400.jpg',
  facts: ['Online, to begin whenever you like'],
  choice: { field: 'quantity', label: 'How many?', least: 1, most: 8 },
}

export const voucher: CartLine = {
  ...plain,
  id: '5',
  kind: 'voucher',
  name: 'Gift voucher for £100.00',
  href: '/gift-vouchers',
  picture: '',
  facts: ['For Ben, from Ada', 'By e-mail to ben@example.com, on Monday 21 June, 2027'],
  unitPrice: money('£100.00'),
  price: money('£100.00'),
  action: '/cart/items/5',
  voucher: {
    design: 'dusk',
    to: 'Ben',
    from: 'Ada',
    by: 'email',
    email: 'ben@example.com',
    message: 'Fair winds, and mind the boom.\nSee you on the pontoon.',
    sendOn: '2027-06-21',
  },
}

export const lapsed: CartLine = {
  ...places,
  id: '6',
  action: '/cart/items/6',
  cure: 'Hold again',
  hold: {
    state: 'lapsed',
    text: 'The half hour is over, so these are held for you no longer. As many are still free: hold them again, or order now.',
  },
}

export const lost: CartLine = {
  ...places,
  id: '7',
  action: '/cart/items/7',
  hold: { state: 'lost', left: 1, text: 'Only 1 place is left on this date.' },
  fault: 'Choose 1 place at most, or remove this.',
}

export const dearer: CartLine = {
  ...book,
  id: '8',
  action: '/cart/items/8',
  cure: 'Accept new price',
  fault:
    'This cost £18.99 when you put it in, and costs £19.99 now. Accept the new price or remove it.',
}

export const long: CartLine = {
  ...places,
  id: '9',
  action: '/cart/items/9',
  name: longName,
  facts: [longWord],
  price: money('£123,456.00'),
}

export const sum: SumProps = {
  lines: [
    { label: 'Subtotal', amount: money('£2,027.98'), note: '' },
    { label: 'Delivery', amount: money('£3.95'), note: 'To an address in the UK' },
  ],
  total: money('£2,031.93'),
  byVoucher: { paid: { text: '-£50.00', tone: 'negative' }, left: money('£1,981.93') },
  vat: 'Includes £321.33 VAT',
  dueNow: money('£619.43'),
  later: ['£1,362.50 by Friday 30 July, 2027'],
}

/** A cart with these lines in it. */
export function cartOf(lines: readonly CartLine[], rest: Partial<CartProps> = {}): CartProps {
  return {
    breadcrumbs: { above: [], here: 'Basket' },
    now,
    lines,
    codes: [],
    codesAction: '/cart/codes',
    undo: null,
    sum: lines.length > 0 ? sum : null,
    designs: [
      { value: 'solent', label: 'A fine day on the Solent' },
      { value: 'dusk', label: 'Home before dusk' },
      { value: 'chart', label: 'A corner of a chart' },
      { value: 'pennants', label: 'Signal flags' },
    ],
    checkoutHref: lines.length > 0 ? '/checkout' : null,
    waysOn: [
      { label: 'Dates and prices', href: '/events' },
      { label: 'Books, charts and kit', href: '/merchandise' },
      { label: 'Gift vouchers', href: '/gift-vouchers' },
    ],
    ...rest,
  }
}

export const goodCode = {
  code: 'H7KQ-3MXW-9PTA-VRC4',
  isGood: true,
  action: '/cart/codes/H7KQ3MXW9PTAVRC4',
  text: '£50.00 left, valid until Friday 30 April, 2027',
} as const

export const badCode = {
  code: 'W2EN-8JDS-LK5T-XRUA',
  isGood: false,
  action: '/cart/codes/W2EN8JDSLK5TXRUA',
  text: 'This voucher was valid until Friday 1 January, 2027.',
} as const
