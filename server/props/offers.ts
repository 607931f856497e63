/** Shown as Novice, Intermediate and Advanced. */
export type Ability = 'beginner' | 'intermediate' | 'advanced'

/** An offer as a card shows it (specification 3, "Card"). */
export interface Card {
  readonly id: number
  readonly className: 'course' | 'holiday'
  /** Decides the link before className does. */
  readonly canonical_type?: 'course' | 'holiday' | undefined
  readonly slug: string
  readonly name: string
  readonly overview_image: string
  /** Ready to show, such as `£695.00`. */
  readonly priceRange: string | null
  /** `own`: staff wrote this price on the card; the offer's page may begin with another. */
  readonly priceKind?: 'own' | undefined
  readonly metadata: { readonly meta_description: string }
  readonly meta_description: string
  /** The offer's own rating; empty: the company's. */
  readonly rating?: number | undefined
  readonly href?: string | undefined
  readonly tag_id?: number | undefined
  readonly ability?: Ability | undefined
  /** Such as `5 days`. */
  readonly length?: string | undefined
}

/** Cards behind one tab of a section of several (specification 3, "Card": ids, title, courses). */
export interface CardTab {
  readonly title: string
  /** The ids of what it holds; a tab without any is hidden. */
  readonly ids: readonly number[]
  readonly courses: readonly Card[]
}

/** When and where an offer is next to be had, as its card shows it. */
export interface CardDates {
  /** `Sunday 12 September, 2027, Southampton`, or why there is no date. */
  readonly when: string
  /** The page of the date; null where there is none. */
  readonly href: string | null
  /** What hurries, or holds up: `Few places left`. */
  readonly note: string | null
}

export interface GiftCard {
  readonly code: string
  /** Pounds. */
  readonly price: number
  readonly image: string | null
}

export interface ListedCard {
  readonly card: Card
  readonly dates: CardDates
}
