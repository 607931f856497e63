import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import type { AvailabilityState } from '#server/schedule/availability.ts'
import { countText } from '#server/schedule/availability.ts'
import type { LineFault } from '#server/shop/cart/line-fault.ts'

/** What a date sells: it gives the places their name. */
export type Unit = Parameters<typeof countText>[1]

type Fault = LineFault | { readonly reason: 'gone' }

/** Why something cannot be had as it was asked for, under the name of the field that can mend it. */
export function faultErrors(fault: Fault, unit: Unit): Record<string, string> {
  switch (fault.reason) {
    case 'unknown':
      return { cart: 'This is not sold any more. Take it out of your basket, or look for another.' }
    case 'gone':
      return { cart: 'This date has begun or was cancelled. Please choose another date.' }
    case 'not-yet':
      return {
        cart: `This date goes on sale on ${formatDate(fault.onSaleFrom, 'fullDate')}. Come back then, or choose another date.`,
      }
    case 'full':
      return fullErrors(fault, unit)
    case 'too-many':
      return { quantity: mostWords(fault.most) }
    case 'people':
      return { people: peopleWords(fault) }
    case 'heads':
      return {
        cart: `We hold ${fault.most} places for one visitor at a time. Choose fewer, or order what is in your basket first.`,
      }
    case 'lines':
      return {
        cart: `Your basket holds ${fault.most} different things, and that is all it can. Order them first, or take something out.`,
      }
    case 'price':
      return { cart: priceWords(fault) }
  }
}

/** The limits of a quantity. */
export function mostWords(most: number): string {
  return most === 1
    ? 'This is sold one at a time, so the number can only be 1.'
    : `Please enter how many, as a whole number from 1 to ${most}. For more than that, call us.`
}

/** The limits of how many come for one price. */
export function peopleWords({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max
    ? `This is for ${max} people exactly, so the number can only be ${max}.`
    : `Please enter how many people come, as a whole number from ${min} to ${max}.`
}

/** Both prices, in pence. */
export function priceWords({ before, now }: { readonly before: number; readonly now: number }) {
  return `This cost ${moneyText(pence(before))} when you put it in, and costs ${moneyText(pence(now))} now. Accept the new price or remove it.`
}

/** How much is left of a date, and why no more. */
export function leftWords(
  { left, state }: { readonly left: number; readonly state: AvailabilityState },
  unit: Unit,
): string {
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
  const words = leftWords({ left, state }, unit)
  if (left > 0) return { quantity: `${words} Choose ${left} at most, or another date.` }
  return { cart: `${words} ${whatNow[state] ?? 'Please choose another date.'}` }
}

const whatNow: Readonly<Partial<Record<AvailabilityState, string>>> = {
  reserved: 'Try again in half an hour, or choose another date.',
  waitingList: 'Leave your name on its waiting list, or choose another date.',
}
