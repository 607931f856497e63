import type { Money, NamedLink, SelectFilter } from './elements.ts'

/** A date in the calendar of its offer. */
export interface BoardDate {
  readonly reference: string
  /** `2027-05-09`. */
  readonly starts: string
  /** Under the heading of its month: `Sun 9`. */
  readonly day: string
  /** `Sunday 9 May, 2027, £795.00, 2 of 5 places free`. */
  readonly name: string
  /** null where so many cannot come: `note` says why then. */
  readonly price: string | null
  /** Dots stand for places where there are few: how many are free, of how many; null: words do. */
  readonly dots: { readonly free: number; readonly all: number } | null
  /** `1 left`, `full`; beside a price, how many are free where dots do not say it. */
  readonly note: string | null
  readonly isScarce: boolean
  /** The first of those that cost least. */
  readonly isLowest: boolean
  /** To its row: on this page, or with another month. Without room, to its own page. */
  readonly href: string
}

export interface BoardMonth {
  /** `2027-05`. */
  readonly month: string
  /** `May` over `2027`. */
  readonly name: string
  readonly year: string
  /** It was chosen, and its dates are the rows beside the calendar. */
  readonly isChosen: boolean
  /** The rows begin with it: of the months it alone is open on narrow screens. */
  readonly isCurrent: boolean
  readonly dates: readonly BoardDate[]
}

interface FoldedMonths {
  readonly months: readonly BoardMonth[]
  /** `June 2027 to May 2028`. */
  readonly text: string
}

/** The dates of an offer as months with their starts, and what stands around them. */
export interface BoardProps {
  /** The lowest price with its day; null where all dates cost the same. */
  readonly lowest: { readonly price: Money; readonly label: string; readonly href: string } | null
  /** Those that are open at first. */
  readonly months: readonly BoardMonth[]
  /** Before and after them, folded at first. */
  readonly earlier: FoldedMonths
  readonly later: FoldedMonths
  /** `December 2026 to May 2028`. */
  readonly allText: string
}

/** The part of an offer's page that its dates have. */
export interface OfferDatesProps {
  /** When and how many, and where the answer is. */
  readonly form: { readonly action: string; readonly filters: readonly SelectFilter[] }
  readonly board: BoardProps | null
  /** Why other dates are shown than those that are wanted; null: they are. */
  readonly note: string | null
  /** The nearest months with dates before and after those shown. */
  readonly earlier: NamedLink | null
  readonly later: NamedLink | null
}
