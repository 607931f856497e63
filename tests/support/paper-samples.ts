import { pence } from '#server/format/money.ts'
import type { CreditNoteContent, ReceiptContent } from '#server/shop/paper/paper-content.ts'
import type { VoucherContent } from '#server/shop/paper/voucher-content.ts'

const seller = {
  name: 'Saltlark Sailing',
  address: ['Unit 3, Samphire Quay', 'Southampton', 'SO99 0ZZ'],
  email: 'hello@saltlark.example',
  phone: '01632 960 214',
  companyNumber: '01234567',
  vatNumber: 'GB 123 4567 89',
}

/** The deposit of a weekend, and a book. */
export const receipt: ReceiptContent = {
  kind: 'receipt',
  number: 'RC-1001',
  order: 'SL-1042',
  on: '2026-11-28',
  seller,
  buyer: { name: 'Ben Okafor', address: ['12 High Street', 'Lymington', 'SO41 9AA'] },
  method: 'Visa ending 4242',
  amount: pence(14_650),
  lines: [
    {
      key: 'a',
      text: '2 × Competent Crew',
      detail: 'Friday 5 March, 2027 to Sunday 7 March, 2027 (CR-CC-270305)',
      price: pence(65_000),
      part: pence(13_000),
      vat: pence(2_167),
      percent: 20,
    },
    {
      key: 'b',
      text: '1 × Pilot book',
      detail: '',
      price: pence(1_650),
      part: pence(1_650),
      vat: pence(0),
      percent: 0,
    },
  ],
  excess: pence(0),
  vat: [
    { percent: 20, amount: pence(13_000), vat: pence(2_167) },
    { percent: 0, amount: pence(1_650), vat: pence(0) },
  ],
  total: pence(66_650),
  byVoucher: pence(5_000),
  before: pence(0),
  open: pence(47_000),
}

const { total: _total, byVoucher: _byVoucher, before: _before, open: _open, ...common } = receipt

/** What takes all of it back. */
export const creditNote: CreditNoteContent = {
  ...common,
  kind: 'credit-note',
  number: 'CN-1001',
  corrects: 'RC-1001',
  why: 'What was ordered was cancelled.',
}

export const voucher: VoucherContent = {
  design: 'solent',
  name: '£50 voucher',
  value: '£50.00',
  to: 'Ada',
  from: 'Ben',
  message: 'Happy birthday!\nSee you on the water.',
  code: '7HKM-2XQP-9RTW-4BDN',
  validUntil: 'Tuesday 21 November, 2028',
  ended: null,
  company: seller,
  order: 'SL-1042',
  cartUrl: 'https://www.saltlark.example/cart',
}
