import type { AddToCart } from './cart.ts'
import type { ChoiceLink, Money, NamedLink, PagedList, PageLink, SelectFilter } from './elements.ts'

/** Whether a date can be booked (the seven words of the dates page). */
export type AvailabilityState =
  | 'bookNow'
  | 'fewLeft'
  | 'waitingList'
  | 'reserved'
  | 'soldOut'
  | 'saleOver'
  | 'notYetOnSale'

export interface AvailabilityProps {
  readonly state: AvailabilityState
  /** One of the seven words, such as `Few places left`. */
  readonly word: string
  /** Real counts and days: `1 of 6 places left`, `Opens Monday 1 March, 2027`. */
  readonly detail: string
}

/** How much of a date is free, for a meter and the words beside it. */
export interface PlacesProps {
  /** What can be bought now, out of all that the date sells. */
  readonly free: number
  readonly all: number
  /** `4 free`, `2 left`, `Last place`, `1 yacht free`; where there is nothing to buy, one of the seven words. */
  readonly text: string
  /** Two or fewer are left, of three or more. */
  readonly isScarce: boolean
}

/** One date of one offer, ready to show in a list. */
export interface DateProps {
  /** Such as `CR-DSP-270321`. */
  readonly reference: string
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly starts: string
  readonly ends: string
  /** The month in which it begins, which stands over it: `September 2027`. */
  readonly month: string
  /** Its days under that heading: `Sat 11 – Sun 12`. */
  readonly days: string
  /** `Saturday 11 September, 2027 to Sunday 12 September, 2027`. */
  readonly when: string
  /** `Joins 6:30 PM, leaves 4:00 PM`. */
  readonly times: string
  readonly place: string
  /** For one of what `unit` says; `On enquiry` where there is no price. */
  readonly price: Money
  /** `per person`; empty for a price on enquiry. */
  readonly unit: string
  readonly availability: AvailabilityProps
  readonly places: PlacesProps
  readonly href: string
  /** As an `.ics` file. */
  readonly icsHref: string
  readonly offer: PageLink
  /** Books in one click; null where that many cannot be bought, or more must be said first. */
  readonly add: AddToCart | null
  /** What leads on where nothing is booked in one click: `Choose`, `Join the list`, `See this date`. */
  readonly next: NamedLink | null
}

/** What a visitor may narrow the dates by. The names are keys of the page's address. */
export type DateFilterName = 'kind' | 'tag' | 'month' | 'people' | 'level' | 'place'

export type DateFilter = SelectFilter<DateFilterName>

/** What the month's view tells dates apart by: values of the filter of that name. */
export type KindOfDates =
  | 'course'
  | 'weekend'
  | 'holiday'
  | 'classic'
  | 'mile-builder'
  | 'racing'
  | 'adventure'
  | 'duke-of-edinburgh'
  | 'charter'

/** The dates of one kind that begin on one day, or in one month. */
export interface DatesOfKind {
  readonly kind: KindOfDates
  /** `Courses`. */
  readonly name: string
  readonly count: number
  /** The lowest. */
  readonly price: Money
  /** Others of them cost more. */
  readonly isFrom: boolean
  /** Where they are listed. */
  readonly href: string
}

/** A day of the month's view; many have no dates. */
export interface DayOfDates {
  /** `2027-09-12`. */
  readonly day: string
  /** `Sunday 12 September, 2027`. */
  readonly name: string
  readonly number: number
  /** `10 dates`. */
  readonly countText: string
  /** How many begin on it. */
  readonly count: number
  readonly kinds: readonly DatesOfKind[]
}

export interface MonthProps {
  readonly name: string
  /** Whatever begins in it, each with the way to see nothing else. */
  readonly kinds: readonly DatesOfKind[]
  readonly days: readonly DayOfDates[]
  /** How many days of its first week, which begins on a Monday, lie before the month. */
  readonly daysBefore: number
  readonly previous: NamedLink | null
  readonly next: NamedLink | null
}

/** The dates page: all dates, or those of one offer. */
export interface DatesPageProps extends PagedList {
  readonly title: string
  readonly intro: string
  /** The offer whose dates these are; null for all. */
  readonly offer: NamedLink | null
  readonly action: string
  readonly view: 'list' | 'month'
  readonly views: readonly ChoiceLink[]
  readonly filters: readonly DateFilter[]
  /** A link without each choice. */
  readonly chips: readonly NamedLink[]
  /** For the list, in their order; empty in the month's view. */
  readonly dates: readonly DateProps[]
  readonly month: MonthProps | null
  /** Where what was asked for has no date: that, and the nearest that there are. */
  readonly none: { readonly title: string; readonly nearest: readonly DateProps[] } | null
  /** How many have too little room for so many people, and the way to all of them. */
  readonly others: (NamedLink & { readonly text: string }) | null
  /** Where to look when there are none. */
  readonly alternatives: readonly NamedLink[]
  /** What calendars and readers subscribe to. */
  readonly feeds: readonly NamedLink[]
}
