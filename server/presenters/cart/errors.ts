import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import type { CartLine } from '#server/props/cart.ts'
import { countText } from '#server/schedule/availability.ts'
import type { AvailabilityState } from '#server/schedule/availability.ts'
import type { LineFault } from '#server/shop/cart/refusal.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'

/** What a date sells: it gives the places their name. */
export type Unit = Parameters<typeof countText>[1]

type Fault = LineFault | { readonly reason: 'gone' }

/** Why something cannot be had as it was asked for, under the name of the field that can mend it. */
export function lineRefusalErrors(fault: Fault, unit: Unit): Record<string, string> {
  switch (fault.reason) {
    case 'unknown':
      return { cart: 'This is not sold any more. Take it out of your basket, or look for another.' }
    case 'gone':
      return { cart: 'This date has begun or was cancelled. Please choose another date.' }
    case 'paused':
      return { cart: `${pausedText} Please choose another date, or call us.` }
    case 'not-yet':
      return {
        cart: `This date goes on sale on ${formatDate(fault.onSaleFrom, 'fullDate')}. Come back then, or choose another date.`,
      }
    case 'full':
      return fullErrors(fault, unit)
    case 'too-many':
      return { quantity: mostText(fault.most) }
    case 'people':
      return { people: partyText(fault) }
    case 'heads':
      return {
        cart: `We hold ${fault.most} places for one visitor at a time. Choose fewer, or order what is in your basket first.`,
      }
    case 'network':
      return {
        quantity: `We hold ${countText(fault.held, unit)} for you, and no more: many are kept for people on the same internet connection. Order these, or take them out and put in more that we do not hold.`,
      }
    case 'held-long':
      return {
        cart: 'We have held these for you as long as we hold places. Order them while they are free.',
      }
    case 'lines':
      return {
        cart: `Your basket holds ${fault.most} different things, and that is all it can. Order them first, or take something out.`,
      }
    case 'price':
      return { cart: priceChangeText(fault) }
  }
}

/** Why nothing of a date is sold that its customers know otherwise. */
export const pausedText =
  'This date is not on sale at the moment: it is changing, and we are writing to whoever has booked it.'

export function mostText(most: number): string {
  return most === 1
    ? 'This is sold one at a time, so the number can only be 1.'
    : `Please enter how many, as a whole number from 1 to ${most}. For more than that, call us.`
}

export function partyText({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max
    ? `This is for ${max} people exactly, so the number can only be ${max}.`
    : `Please enter how many people come, as a whole number from ${min} to ${max}.`
}

/** Both prices, in pence. */
function priceChangeText({ before, now }: { readonly before: number; readonly now: number }) {
  return `This cost ${moneyText(pence(before))} when you put it in, and costs ${moneyText(pence(now))} now. Accept the new price or remove it.`
}

/** How much is left of a date, and why no more. */
export function leftText(
  { left, state }: { readonly left: number; readonly state: AvailabilityState | 'paused' },
  unit: Unit,
): string {
  if (state === 'paused') return pausedText
  if (left > 0)
    return `Only ${countText(left, unit)} ${left === 1 ? 'is' : 'are'} left on this date.`
  if (state === 'saleOver') return 'This date has begun or was cancelled.'
  if (state === 'notYetOnSale') return 'This date is not on sale yet.'
  if (state === 'reserved') return 'The last places of this date are held for somebody else.'
  return 'This date is full.'
}

function fullErrors(
  { left, own, state }: Extract<LineFault, { reason: 'full' }>,
  unit: Unit,
): Record<string, string> {
  if (own > 0 && own >= left) {
    return {
      quantity: `You hold ${countText(own, unit)} on this date already, and no more are free.`,
    }
  }
  const why = leftText({ left, state }, unit)
  if (left > 0) return { quantity: `${why} Choose ${left} at most, or another date.` }
  return { cart: `${why} ${whatNow[state] ?? 'Please choose another date.'}` }
}

const whatNow: Readonly<Partial<Record<AvailabilityState, string>>> = {
  reserved: 'Try again in half an hour, or choose another date.',
  waitingList: 'Leave your name on its waiting list, or choose another date.',
}

/** Why a line cannot be ordered as it stands, with what to do; null: it can. */
export function lineError({ line, article, places }: ViewedLine, unit: Unit): string | null {
  if (!article) return 'We do not sell this any more. Please remove it.'
  if (places?.state === 'lost') {
    if (places.because === 'paused') return 'Come back in a day or two, or remove this.'
    return places.left > 0
      ? `Choose ${countText(places.left, unit)} at most, or remove this.`
      : 'Please remove this. Its page says whether there is a waiting list, and lists other dates.'
  }
  const { most, party, price } = article
  if (line.quantity > most) return mostText(most)
  if (party && (line.people === null || line.people < party.min || line.people > party.max)) {
    return partyText(party)
  }
  return line.unit_price === price ? null : priceChangeText({ before: line.unit_price, now: price })
}

/** What has a line as it is sold now; null: that would change nothing, or is not worth a button yet. */
export function lineCure({ line, article, places }: ViewedLine, now: number): CartLine['cure'] {
  if (!article || places?.state === 'lost') return null
  if (line.unit_price !== article.price) return { label: 'Accept new price', isLonger: false }
  if (!places?.canExtend) return null
  if (places.state === 'lapsed') {
    return { label: places.wasHeld ? 'Hold again' : 'Hold for me', isLonger: true }
  }
  const isSoon = places.until - now <= lastMinutes
  return isSoon ? { label: 'Hold for longer', isLonger: true } : null
}

/** Of a hold, in milliseconds: from here on it is said that it will end. */
const lastMinutes = 5 * 60_000
