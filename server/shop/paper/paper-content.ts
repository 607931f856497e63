import type { PaperRow } from '#server/database/payment-tables.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { vatPercents } from '../money/totals.ts'
import { partOf } from './parts.ts'
import type { PaidLine, Parts, Spread } from './parts.ts'

/**
 * What a receipt or a credit note says: all that is drawn of it, so that it stays as it was whatever becomes of
 * its order and of the company's facts. Amounts are pence, days are `YYYY-MM-DD` in London.
 */
export type PaperContent = ReceiptContent | CreditNoteContent

interface CommonContent {
  readonly number: string
  /** The order's, such as SL-1001. */
  readonly order: string
  /** The day on which it was written. */
  readonly on: string
  readonly seller: Seller
  readonly buyer: { readonly name: string; readonly address: readonly string[] }
  /** By what the money came or goes back, such as `Visa ending 4242`. */
  readonly method: string
  readonly amount: Pence
  readonly lines: readonly PaperLine[]
  /** What of the amount falls on no line: it was more than was open. */
  readonly excess: Pence
  readonly vat: readonly VatPart[]
}

export interface ReceiptContent extends CommonContent {
  readonly kind: 'receipt'
  readonly total: Pence
  readonly byVoucher: Pence
  /** What had come before. */
  readonly before: Pence
  /** What is still to come. */
  readonly open: Pence
}

export interface CreditNoteContent extends CommonContent {
  readonly kind: 'credit-note'
  /** The receipt that it corrects; null: the payment had none. */
  readonly corrects: string | null
  readonly why: string
}

/** Who sold, as it stood in company.json then. */
export interface Seller {
  readonly name: string
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
  readonly companyNumber: string
  readonly vatNumber: string
}

interface PaperLine {
  /** Of the order's line, or of delivery at a rate. */
  readonly key: string
  readonly text: string
  readonly detail: string
  /** Of the whole line. */
  readonly price: Pence
  /** What of the paper's amount falls on it, and the VAT inside that. */
  readonly part: Pence
  readonly vat: Pence
  /** The rate in per cent; null: outside the scope of VAT. */
  readonly percent: number | null
}

/** What of the paper's amount has one rate of VAT. */
interface VatPart {
  readonly percent: number | null
  readonly amount: Pence
  readonly vat: Pence
}

/** Reads what a paper keeps. */
export function readPaper({ content }: Pick<PaperRow, 'content'>): PaperContent {
  return JSON.parse(content) as PaperContent
}

/** What a paper says of each line, and the VAT of all of them by its rate, the highest first. */
export function spreadContent(
  lines: readonly PaidLine[],
  { parts, excess }: Spread,
): Pick<CommonContent, 'lines' | 'excess' | 'vat'> {
  const shown = lines.map(({ key, text, detail, rate, amount: price }) => {
    const { amount: part, vat } = partOf(parts, key)
    return { key, text, detail, price, part, vat, percent: vatPercents[rate] }
  })
  return { lines: shown, excess, vat: vatByRate(shown) }
}

function vatByRate(lines: readonly PaperLine[]): VatPart[] {
  const rates = new Map<number | null, { amount: number; vat: number }>()
  for (const { percent, part, vat } of lines) {
    const sum = rates.get(percent) ?? { amount: 0, vat: 0 }
    rates.set(percent, { amount: sum.amount + part, vat: sum.vat + vat })
  }
  return [...rates]
    .filter(([, { amount }]) => amount > 0)
    .toSorted(([one], [other]) => (other ?? -1) - (one ?? -1))
    .map(([percent, { amount, vat }]) => ({ percent, amount: pence(amount), vat: pence(vat) }))
}

/** What a paper says falls on each line. */
export function partsOfPaper({ lines }: Pick<PaperContent, 'lines'>): Parts {
  return new Map(lines.map(({ key, part, vat }) => [key, { amount: part, vat }]))
}
