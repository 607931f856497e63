import { dayOf } from './day.ts'
import type { ScheduledDate } from './scheduled-date.ts'
import type { PlaceCount } from './scheduled-date.ts'

/** The seven words for whether a date can be booked, exactly as people read them. */
export const availabilityWords = {
  bookNow: 'Book now',
  fewLeft: 'Few places left',
  waitingList: 'Waiting list',
  reserved: 'Reserved',
  soldOut: 'Sold out',
  saleOver: 'Sale over',
  notYetOnSale: 'Not yet on sale',
} as const

export type AvailabilityState = keyof typeof availabilityWords

/** Whether a date can be booked, and how much of it is left. */
export interface Availability {
  readonly state: AvailabilityState
  readonly word: (typeof availabilityWords)[AvailabilityState]
  /** How many can be bought now; 0 in any state but the first two. */
  readonly left: number
  /** When its sale begins, `YYYY-MM-DD`: only in the last state. */
  readonly onSaleFrom: string | null
}

/** What of a date decides whether it can be booked. */
type DateOnSale = Pick<ScheduledDate, 'starts' | 'places' | 'onSaleFrom' | 'isCancelled'>

/**
 * The availability of a date on a London day, from the places that are gone. Whoever cancels or
 * lets a hold lapse gives a place back, so a date that is full takes names until it is too late to
 * make anything of one.
 */
export function availabilityOf(date: DateOnSale, gone: PlaceCount, today: string): Availability {
  const state = stateOf(date, gone, today)
  const isOpen = state === 'bookNow' || state === 'fewLeft'
  return {
    state,
    word: availabilityWords[state],
    left: isOpen ? date.places - gone.taken - gone.held : 0,
    onSaleFrom: state === 'notYetOnSale' ? date.onSaleFrom : null,
  }
}

/** Nobody can be found a place and pack a bag in less. */
const daysOfWaitingList = 3

function stateOf(date: DateOnSale, gone: PlaceCount, today: string): AvailabilityState {
  // The joining pack goes out the day before, so a date is sold until that day is over.
  if (date.isCancelled || today >= date.starts) return 'saleOver'
  if (today < date.onSaleFrom) return 'notYetOnSale'
  if (gone.taken >= date.places) {
    const isTooLate = dayOf(date.starts) - dayOf(today) < daysOfWaitingList
    return isTooLate ? 'soldOut' : 'waitingList'
  }
  const left = date.places - gone.taken - gone.held
  if (left <= 0) return 'reserved'
  return left < date.places && left <= fewOf(date.places) ? 'fewLeft' : 'bookNow'
}

/** The last quarter of the places: one on a yacht, three in a class. */
function fewOf(places: number): number {
  return Math.max(1, Math.round(places / 4))
}
