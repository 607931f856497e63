import type { Breadcrumbs } from './breadcrumbs.ts'
import type { GlobalRatings } from './home.ts'
import type { Banner, PlainBlock } from './info-pages.ts'
import type { ListingFacts } from './listings.ts'
import type { Card, CardDates } from './offers.ts'

export interface ListedCard {
  readonly card: Card
  readonly dates: CardDates
}

/** A list of offers that visitors narrow and sort. */
export interface ListingPageProps {
  readonly banner: Banner
  readonly breadcrumbs: Breadcrumbs
  /** What stands over the list. */
  readonly before: readonly PlainBlock[]
  /** Such as `Find your course`. */
  readonly heading: string
  readonly listing: ListingFacts
  /** Of this page; or, when nothing has all that was chosen, what comes nearest. */
  readonly offers: readonly ListedCard[]
  readonly after: readonly PlainBlock[]
  readonly globalRatings: GlobalRatings
}
