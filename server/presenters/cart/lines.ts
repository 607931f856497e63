import type { Content } from '#server/content/content.ts'
import { daySpan, formatDate, timesText } from '#server/format/dates.ts'
import type { HoldProps } from '#server/props/cart.ts'
import type { VoucherForm } from '#server/props/vouchers.ts'
import { countText } from '#server/schedule/availability.ts'
import type { Article } from '#server/shop/cart/article.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import type { SoldDate } from '#server/shop/places/sold-date.ts'
import { readVoucherDetails } from '#server/shop/vouchers/voucher-form.ts'
import type { VoucherDetails } from '#server/shop/vouchers/voucher-form.ts'
import { leftText } from './errors.ts'
import type { Unit } from './errors.ts'

/** When and where, how it gets there, or what a voucher says: each in a line. */
export function lineText({ line, article }: ViewedLine, { shipping }: Content): string[] {
  if (article?.date) return dateText(article.date)
  switch (line.kind) {
    case 'online':
      return ['Online, to begin whenever you like']
    case 'voucher':
      return voucherText(readVoucherDetails(line.details))
    case 'product':
      return article ? [shipping.dispatch] : []
    case 'place':
      return []
  }
}

/** What was typed about a voucher, for the form that changes it; null for all else. */
export function voucherFields({ line: { kind, details } }: ViewedLine): VoucherForm | null {
  if (kind !== 'voucher') return null
  const { email, sendOn, ...typed } = readVoucherDetails(details)
  return { ...typed, email: email ?? '', sendOn: sendOn ?? '' }
}

export function dateText(date: SoldDate): string[] {
  const { starts, ends, place, reference } = date
  return [daySpan(starts, ends), timesText(date), place, `Reference ${reference}`]
}

export function voucherText({ to, from, by, email, sendOn }: VoucherDetails): string[] {
  const names = from === '' ? `For ${to}` : `For ${to}, from ${from}`
  if (by === 'post') return [names, 'A printed card, by post']
  const whom = email === null ? 'to you' : `to ${email}`
  const when = sendOn === null ? 'when it is paid' : `on ${formatDate(sendOn, 'fullDate')}`
  return [names, `By e-mail ${whom}, ${when}`]
}

type Line = Pick<ViewedLine['line'], 'kind' | 'quantity' | 'people' | 'details' | 'held_until'>

/** What a line is, such as `2 places on Competent Crew` or `1 yacht on Fleet Day for 6 people`. */
export function boughtText(
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

/** Until when its places are the visitor's: `, held for you until 2:32 PM`; empty: it has no places. */
export function heldText({ kind, held_until: until }: Pick<Line, 'kind' | 'held_until'>): string {
  if (kind !== 'place') return ''
  return until === null ? ', not held for you' : `, held for you until ${formatDate(until, 'time')}`
}

/** What stands behind the places of a line; null: it has no places. */
export function presentHold(places: ViewedLine['places'], unit: Unit): HoldProps | null {
  switch (places?.state) {
    case undefined:
      return null
    case 'held': {
      const { until } = places
      return { state: 'held', until, text: `Held for you until ${formatDate(until, 'time')}` }
    }
    case 'lapsed':
      return { state: 'lapsed', text: lapsedText(places) }
    case 'lost': {
      const { left, because: state } = places
      return { state: 'lost', left, text: leftText({ left, state }, unit) }
    }
  }
}

function lapsedText({ canExtend, wasHeld }: { canExtend: boolean; wasHeld: boolean }): string {
  if (!canExtend) return heldLong
  return wasHeld ? lapsed : notHeld
}

const lapsed =
  'The half hour is over, so these are held for you no longer. As many are still free: hold them again, or order now.'

const notHeld =
  'Many places are kept already for people on the same internet connection as you, so we cannot keep these as well. As many are still free: order now to have them.'

const heldLong =
  'We have held these for you as long as we hold places. As many are still free: order now to have them.'

/**
 * How long the places of all lines are held, which is as long as the first of them; empty where there
 * are none, and where some are lost: that is said as a fault.
 */
export function holdsText(lines: readonly Pick<ViewedLine, 'places'>[]): string {
  const places = lines.flatMap((line) => line.places ?? [])
  if (places.some(({ state }) => state === 'lost')) return ''
  const lapsedPlaces = places.filter((place) => place.state === 'lapsed')
  if (lapsedPlaces.length > 0) {
    return lapsedPlaces.some(({ wasHeld }) => wasHeld) ? allLapsed : noneHeld
  }
  const ends = places.flatMap((place) => (place.state === 'held' ? [place.until] : []))
  return ends.length === 0 ? '' : `Places held until ${formatDate(Math.min(...ends), 'time')}`
}

const noneHeld = 'Your places are not held for you, but they are free. Order now to have them.'

const allLapsed = 'Your places are held no longer, but they are still free. Order now to have them.'
