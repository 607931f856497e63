import type { Content } from '#server/content/content.ts'
import { daySpan, formatDate, timesText } from '#server/format/dates.ts'
import type { VoucherForm } from '#server/props/basket.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import type { SoldDate } from '#server/shop/places/sold-date.ts'
import { readVoucherDetails } from '#server/shop/vouchers/voucher-details.ts'
import type { VoucherDetails } from '#server/shop/vouchers/voucher-details.ts'

/** When and where, how it gets there, or what a voucher says: each in a line. */
export function lineFacts({ line, article }: ViewedLine, { shipping }: Content): string[] {
  if (article?.date) return dateFacts(article.date)
  switch (line.kind) {
    case 'online':
      return ['Online, to begin whenever you like']
    case 'voucher':
      return voucherFacts(readVoucherDetails(line.details))
    case 'product':
      return article ? [shipping.dispatch] : []
    case 'place':
      return []
  }
}

/** What is typed about a voucher, for the form that changes it. */
export function voucherFields({ line: { kind, details } }: ViewedLine): VoucherForm | null {
  if (kind !== 'voucher') return null
  const { email, sendOn, ...said } = readVoucherDetails(details)
  return { ...said, email: email ?? '', sendOn: sendOn ?? '' }
}

/** When and where people come. */
export function dateFacts(date: SoldDate): string[] {
  const { starts, ends, place, reference } = date
  return [daySpan(starts, ends), timesText(date), place, `Reference ${reference}`]
}

/** To whom a voucher goes, and how. */
export function voucherFacts({ to, from, by, email, sendOn }: VoucherDetails): string[] {
  const names = from === '' ? `For ${to}` : `For ${to}, from ${from}`
  if (by === 'post') return [names, 'A printed card, by post']
  const whom = email === null ? 'to you' : `to ${email}`
  const when = sendOn === null ? 'when it is paid' : `on ${formatDate(sendOn, 'fullDate')}`
  return [names, `By e-mail ${whom}, ${when}`]
}
