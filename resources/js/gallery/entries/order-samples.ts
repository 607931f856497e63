import type { HoldProps, SumProps } from '#server/props/cart.ts'

/** An amount as it is usually written. */
export const pounds = (text: string) => ({ text, tone: 'plain' }) as const

/** When they are looked at; the hold runs on from here. */
export const now = Date.UTC(2027, 2, 5, 14, 2)

const held: HoldProps = {
  state: 'held',
  until: now + 30 * 60_000,
  text: 'Held for you until 2:32 PM',
}

/** What the gallery's orders are of. */
export const bought = [
  {
    name: 'Competent Crew',
    note: '2 places, Friday 5 March, 2027 to Tuesday 9 March, 2027',
    price: pounds('£620.00'),
    hold: held,
  },
  { name: 'RYA Navigation Handbook', note: '', price: pounds('£15.00'), hold: null },
] as const

/** Paid at once. */
export const sum: SumProps = {
  lines: [
    { label: 'Goods and places', amount: pounds('£635.00'), note: '' },
    { label: 'Delivery', amount: pounds('£3.95'), note: 'By post within the United Kingdom' },
  ],
  total: pounds('£638.95'),
  byVoucher: null,
  vat: 'Includes £103.33 VAT',
  dueNow: pounds('£638.95'),
  later: [],
}

/** With a voucher and a deposit. */
export const depositSum: SumProps = {
  ...sum,
  byVoucher: { paid: { text: '-£50.00', tone: 'negative' }, left: pounds('£588.95') },
  dueNow: pounds('£123.95'),
  later: ['£465.00 by Friday 22 January, 2027'],
}
