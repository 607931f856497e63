import type { SaleUnit } from '#server/content/schema/every-offer.ts'
import { counted } from '#server/format/words.ts'
import { dayOf } from './day.ts'
import type { PlaceCount, ScheduledDate } from './scheduled-date.ts'

/** The seven words for whether a date can be booked, exactly as people read them. */
export const availabilityLabels = {
  bookNow: 'Book now',
  fewLeft: 'Few places left',
  waitingList: 'Waiting list',
  reserved: 'Reserved',
  soldOut: 'Sold out',
  saleOver: 'Sale over',
  notYetOnSale: 'Not yet on sale',
} as const

export type AvailabilityState = keyof typeof availabilityLabels

/** Whether a date can be booked, and how much of it is left. */
export interface Availability {
  readonly state: AvailabilityState
  readonly word: (typeof availabilityLabels)[AvailabilityState]
  /** How many can be bought now; 0 in any state but the first two. */
  readonly left: number
  /** When its sale begins, `YYYY-MM-DD`: only in the last state. */
  readonly onSaleFrom: string | null
  /** May people leave their names for a place? */
  readonly takesNames: boolean
  /** When the first held place is free again, milliseconds UTC, where all that are left are held. */
  readonly heldUntil: number | null
  /** Its sale rests until whoever has booked has heard what changes. */
  readonly isPaused: boolean
}

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
    word: availabilityLabels[state],
    left: isOpen ? date.places - gone.taken - gone.held : 0,
    onSaleFrom: state === 'notYetOnSale' ? date.onSaleFrom : null,
    takesNames: state === 'waitingList' || (state === 'reserved' && !isTooLateToWait(date, today)),
    heldUntil: state === 'reserved' ? (gone.heldUntil ?? null) : null,
    isPaused: gone.change === 'open' && !date.isCancelled,
  }
}

/** Nobody can be found a place and pack a bag in less. */
const daysOfWaitingList = 3

function stateOf(date: DateOnSale, gone: PlaceCount, today: string): AvailabilityState {
  // The joining pack goes out the day before, so a date is sold until that day is over.
  if (date.isCancelled || gone.change === 'open' || today >= date.starts) return 'saleOver'
  if (today < date.onSaleFrom) return 'notYetOnSale'
  if (gone.taken >= date.places) {
    return isTooLateToWait(date, today) ? 'soldOut' : 'waitingList'
  }
  const left = date.places - gone.taken - gone.held
  if (left <= 0) return 'reserved'
  return left < date.places && left <= fewOf(date.places) ? 'fewLeft' : 'bookNow'
}

function isTooLateToWait({ starts }: DateOnSale, today: string): boolean {
  return dayOf(starts) - dayOf(today) < daysOfWaitingList
}

/** The last quarter of the places: one on a yacht, three in a class. */
function fewOf(places: number): number {
  return Math.max(1, Math.round(places / 4))
}

/**
 * The places that orders and carts have of dates, by reference; a date that is not in the answer
 * has none gone. What staff sold by telephone is not among them: each date says that itself.
 * The answer is about one moment, and a page may show it for ten seconds.
 */
export type TakenPlaces = (references: readonly string[]) => ReadonlyMap<string, PlaceCount>

/** While nothing is ordered on the site: every place that is gone went by telephone. */
export const noOrders: TakenPlaces = () => new Map()

/** All places of some dates that are gone, by reference: by telephone and through the site. */
export function placesGone(
  dates: readonly ScheduledDate[],
  takenPlaces: TakenPlaces,
): ReadonlyMap<string, PlaceCount> {
  const ordered = takenPlaces(dates.map(({ reference }) => reference))
  return new Map(
    dates.map(({ reference, byPhone }) => {
      const { taken, held, ...change } = ordered.get(reference) ?? nothing
      return [reference, { taken: byPhone.taken + taken, held: byPhone.held + held, ...change }]
    }),
  )
}

const nothing: PlaceCount = { taken: 0, held: 0 }

/** A number of what a date sells: `6 places`, `1 yacht`. */
export function countText(count: number, { unit }: { readonly unit: SaleUnit }): string {
  return counted(count, soldWhole.has(unit) ? unit : 'place')
}

const soldWhole: ReadonlySet<SaleUnit> = new Set(['yacht', 'team', 'group'])
