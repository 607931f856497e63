import type { CartLine, CartProps, SumProps } from '#server/props/cart.ts'
import { pounds } from './samples.tsx'

/** When the lines were looked at; their holds run on from here. */
export const now = Date.UTC(2027, 2, 5, 14, 2)

export const places: CartLine = {
  id: '1',
  kind: 'place',
  name: 'Solent weekend',
  href: '/sailing-weekends/solent-weekend',
  picture: '/images/art/anchorage-from-above-400.jpg',
  facts: ['Saturday 11 September, 2027 to Sunday 12 September, 2027', 'Southampton'],
  unitPrice: pounds('£325.00'),
  unit: 'per person',
  price: pounds('£650.00'),
  quantity: 2,
  people: null,
  choice: { field: 'quantity', label: 'How many places?', least: 1, most: 5 },
  hold: { state: 'held', until: now + 24 * 60_000, text: 'Held for you until 2:26 PM' },
  fault: null,
  cure: null,
  voucher: null,
  action: '/cart/items/1',
}

export const yacht: CartLine = {
  ...places,
  id: '2',
  name: 'Fleet day',
  href: '/corporate/fleet-day',
  unitPrice: pounds('£1,240.00'),
  unit: 'per yacht',
  price: pounds('£1,240.00'),
  quantity: 1,
  people: 6,
  choice: { field: 'people', label: 'How many people?', least: 2, most: 8 },
  hold: { state: 'held', until: now + 4 * 60_000, text: 'Held for you until 2:06 PM' },
  action: '/cart/items/2',
}

export const book: CartLine = {
  ...places,
  id: '3',
  kind: 'product',
  name: 'RYA Navigation Handbook',
  href: '/merchandise/rya-navigation-handbook',
  picture: '/images/brand/product.svg',
  facts: ['Sent within two working days'],
  unitPrice: pounds('£18.99'),
  unit: '',
  price: pounds('£18.99'),
  quantity: 1,
  choice: { field: 'quantity', label: 'How many?', least: 1, most: 20 },
  hold: null,
  action: '/cart/items/3',
}

export const voucher: CartLine = {
  ...book,
  id: '5',
  kind: 'voucher',
  name: 'Gift voucher for £100.00',
  href: '/gift-vouchers',
  facts: ['For Ben, from Ada', 'By e-mail to ben@example.com, on Monday 21 June, 2027'],
  unitPrice: pounds('£100.00'),
  price: pounds('£100.00'),
  choice: null,
  voucher: {
    design: 'dusk',
    to: 'Ben',
    from: 'Ada',
    by: 'email',
    email: 'ben@example.com',
    message: 'Fair winds, and mind the boom.\nSee you on the pontoon.',
    sendOn: '2027-06-21',
  },
  action: '/cart/items/5',
}

export const lapsed: CartLine = {
  ...places,
  id: '6',
  action: '/cart/items/6',
  cure: { label: 'Hold again', isLonger: true },
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
  cure: { label: 'Accept new price', isLonger: false },
  fault:
    'This cost £18.99 when you put it in, and costs £19.99 now. Accept the new price or remove it.',
}

export const designs: CartProps['designs'] = [
  { value: 'solent', label: 'A fine day on the Solent' },
  { value: 'dusk', label: 'Home before dusk' },
  { value: 'chart', label: 'A corner of a chart' },
  { value: 'pennants', label: 'Signal flags' },
]

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

/** Of an order that a voucher pays in part, and of which the rest is due later. */
export const depositSum: SumProps = {
  lines: [
    { label: 'Subtotal', amount: pounds('£2,027.98'), note: '' },
    { label: 'Delivery', amount: pounds('£3.95'), note: 'To an address in the UK' },
  ],
  total: pounds('£2,031.93'),
  byVoucher: { paid: { text: '-£50.00', tone: 'negative' }, left: pounds('£1,981.93') },
  vat: 'Includes £321.33 VAT',
  dueNow: pounds('£619.43'),
  later: [{ label: 'Then by Friday 30 July, 2027', amount: pounds('£1,362.50'), note: '' }],
}
