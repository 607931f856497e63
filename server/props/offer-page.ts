import type { SafeHtml } from '#server/content/html.ts'
import type { EnquirySubject } from '#server/content/schema/blocks.ts'
import type { AddToCart } from './cart.ts'
import type { DateProps } from './dates.ts'
import type { Breadcrumbs, Money, PageLink } from './elements.ts'
import type { GlobalRatings } from './home.ts'
import type { KitProps, PlainBlock, QuestionProps } from './info-pages.ts'
import type { OfferDatesProps } from './offer-board.ts'
import type { Ability, CardTab } from './offers.ts'

/** Something that an offer says about itself, such as Length: 5 days. */
export interface Fact {
  readonly term: string
  readonly text: string
}

/** A fee and what it costs. */
interface Fee {
  readonly name: string
  readonly amount: Money
}

/** What an offer costs. Amounts hold VAT and every fee that nobody can avoid. */
export interface OfferPrice {
  /** `£795.00`, `from £3,750.00`, or `On enquiry`. */
  readonly amount: Money
  /** What it buys, such as `per person`; may be empty. */
  readonly unit: string
  /** Whole sentences about it, such as for how many people it is. */
  readonly notes: readonly string[]
  /** Inside it, with a line of their own. */
  readonly includes: readonly Fee[]
  /** Beside it, which only some people pay. */
  readonly extras: readonly (Fee & { readonly when: string })[]
}

/** How people come by a place: they choose a date, begin on any day, or ask for a quotation. */
export type Booking = 'dates' | 'any-day' | 'enquiry'

/** Another offer that this page speaks of. */
export interface OfferLink extends PageLink {
  /** What it has to do with this one. */
  readonly why: string
}

/** What people need before they come. */
export interface BeforeYouCome {
  /** Numbers first: age, sea time, passages; then what is taken for granted. */
  readonly needs: readonly Fact[]
  readonly courses: readonly OfferLink[]
  /** What the shop has for it, each with its price. */
  readonly books: readonly OfferLink[]
  /** What to have done or to bring, in words. */
  readonly requirements: readonly string[]
}

export interface TripPlan {
  readonly map: { readonly src: string; readonly alt: string } | null
  readonly stages: readonly { readonly title: string; readonly text: string }[]
  /** Parts that are sold on their own, each of a size such as `7 days, about 640 miles`. */
  readonly legs: readonly { readonly name: string; readonly size: string; readonly price: Money }[]
}

/** What is known of an offer's page before it is there: what its card shows. */
export interface ArrivingOfferProps {
  readonly name: string
  readonly kind: 'course' | 'holiday'
  readonly picture: string
  readonly ability: Ability | null
  /** May be empty. */
  readonly length: string
  /** As its page will show it; empty where that is not known. */
  readonly price: string
  /** About as long as the words that the page begins with. */
  readonly about: string
  /** When it was asked for: milliseconds since 1970, UTC. */
  readonly since: number
}

export interface OfferPageProps {
  readonly name: string
  /** Names all its dates, such as CR-DSP. */
  readonly code: string
  readonly breadcrumbs: Breadcrumbs
  readonly intro: string
  readonly picture: string
  /** What people do there; null where staff gave none. */
  readonly secondPicture: string | null
  readonly ability: Ability
  readonly length: string
  readonly facts: readonly Fact[]
  readonly overview: SafeHtml
  /** What people should know before they choose. */
  readonly notes: readonly string[]
  /** What is taught, in order; empty for a trip. */
  readonly syllabus: readonly string[]
  /** null for a course. */
  readonly trip: TripPlan | null
  readonly beforeYouCome: BeforeYouCome
  readonly price: OfferPrice
  readonly booking: Booking
  /** The form that buys it; null where there are dates to choose from, or it is made to measure. */
  readonly add: AddToCart | null
  /** The form that its page ends in; null where there are dates to choose from. */
  readonly enquiry: EnquiryProps | null
  /** Those that are wanted, or the next ones; there may be more. */
  readonly dates: readonly DateProps[]
  /** All that are listed now. */
  readonly dateCount: number
  /** All of them as a calendar, and the ways to others than `dates`. */
  readonly calendar: OfferDatesProps
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
  /** null where there is nothing to pack. */
  readonly kit: KitProps | null
  readonly questions: readonly Omit<QuestionProps, 'id'>[]
  /** Where to go from here: what comes after it, what is like it. */
  readonly related: readonly CardTab[]
  readonly globalRatings: GlobalRatings
  /** What staff wrote for the address besides; empty for most offers. */
  readonly blocks: readonly PlainBlock[]
}

/** A form that asks staff something. */
export interface EnquiryProps {
  readonly subject: EnquirySubject
  readonly action: string
  /** The code of the offer that it stands beside. */
  readonly offer?: string | undefined
}
