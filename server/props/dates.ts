import type { AddToCart } from './basket.ts'
import type { Money } from './money.ts'

/** Whether a date can be booked (the seven words of the dates page). */
export type AvailabilityState =
  | 'bookNow'
  | 'fewLeft'
  | 'waitingList'
  | 'reserved'
  | 'soldOut'
  | 'saleOver'
  | 'notYetOnSale'

export interface AvailabilityShown {
  readonly state: AvailabilityState
  /** One of the seven words, such as `Few places left`. */
  readonly word: string
  /** Real counts and days: `1 of 6 places left`, `Opens Monday 1 March, 2027`. */
  readonly detail: string
}

/** One date of one offer, ready to show in a list. */
export interface DateShown {
  /** Such as `CR-DSP-270321`. */
  readonly reference: string
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly starts: string
  readonly ends: string
  /** `Saturday 11 September, 2027 to Sunday 12 September, 2027`. */
  readonly when: string
  /** `Joins 6:30 PM, leaves 4:00 PM`. */
  readonly times: string
  readonly place: string
  /** For one of what `unit` says; `On enquiry` where there is no price. */
  readonly price: Money
  /** `per person`; empty for a price on enquiry. */
  readonly unit: string
  readonly availability: AvailabilityShown
  /** The page of this date. */
  readonly href: string
  /** The date for calendars, as an `.ics` file. */
  readonly icsHref: string
  readonly offer: { readonly name: string; readonly href: string }
  /** Books one place in one click; null where none can be bought, or more must be said first. */
  readonly add: AddToCart | null
}
