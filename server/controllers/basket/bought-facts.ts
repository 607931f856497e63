import { daySpan } from '#server/format/day-span.ts'
import { timesText } from '#server/format/times-text.ts'
import type { LineDetails } from '#server/shop/orders/bought-line.ts'
import type { WholeOrder } from '#server/shop/orders/find-order.ts'
import { voucherFacts } from './line-facts.ts'

type Line = Pick<WholeOrder['lines'][number], 'kind' | 'details' | 'reference' | 'people'>

/** What a line of an order bought: when, where and who, or what a voucher says; each in a line. */
export function boughtFacts({ kind, details, reference, people }: Line): string[] {
  const { date, people: crew = [], voucher } = JSON.parse(details) as LineDetails
  if (voucher) return voucherFacts(voucher)
  if (kind === 'online') return ['Online, to begin whenever you like']
  if (!date) return []
  const names = crew.map(({ name }) => name).join(', ')
  return [
    daySpan(date.starts, date.ends),
    timesText(date),
    date.place,
    ...(people === null ? [] : [`For ${people} people`]),
    ...(names === ''
      ? []
      : [`${(people ?? 0) > crew.length ? 'To speak to' : 'Who comes'}: ${names}`]),
    `Reference ${reference}`,
  ]
}
