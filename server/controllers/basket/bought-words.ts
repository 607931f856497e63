import { formatDate } from '#server/format/dates.ts'
import { countText } from '#server/schedule/availability.ts'
import type { Article } from '#server/shop/cart/article.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import { readVoucherDetails } from '#server/shop/vouchers/voucher-details.ts'

type Line = Pick<ViewedLine['line'], 'kind' | 'quantity' | 'people' | 'details' | 'held_until'>

/** What a line is, such as `2 places on Competent Crew` or `1 yacht on Fleet Day for 6 people`. */
export function boughtWords(
  { kind, quantity, people, details }: Line,
  { name, date }: Pick<Article, 'name' | 'date'>,
): string {
  if (date) {
    const places = `${countText(quantity, date)} on ${name}`
    return people === null ? places : `${places} for ${people} people`
  }
  if (kind === 'voucher') return `${name} for ${readVoucherDetails(details).to}`
  return quantity === 1 ? name : `${quantity} × ${name}`
}

/** Until when its places are the visitor's: `, held for you until 2:32 PM`; empty: nothing is held. */
export function heldWords({ held_until: until }: Pick<Line, 'held_until'>): string {
  return until === null ? '' : `, held for you until ${formatDate(until, 'time')}`
}
