import type { Block } from '#server/content/schema/blocks/registry.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import type { Breadcrumbs } from './breadcrumbs.ts'
import type { GlobalRatings } from './home.ts'
import type { ListingFacts } from './listings.ts'
import type { Card, CardDates } from './offers.ts'

/** The head of a page (specification 2, "Page banner"). */
export type Banner = InfoPage['banner']

/** A block of a kind that pages can show so far; a page's others are left out. */
export type ShownBlock = Extract<Block, { readonly type: 'text' | 'overview' | 'enquiry' }>

export interface ListedCard {
  readonly card: Card
  readonly dates: CardDates
}

/** A list of offers that visitors narrow and sort. */
export interface ListingPageProps {
  readonly banner: Banner
  readonly breadcrumbs: Breadcrumbs
  /** What stands over the list. */
  readonly before: readonly ShownBlock[]
  /** Such as `Find your course`. */
  readonly heading: string
  readonly listing: ListingFacts
  /** Of this page; or, when nothing has all that was chosen, what comes nearest. */
  readonly offers: readonly ListedCard[]
  readonly after: readonly ShownBlock[]
  readonly globalRatings: GlobalRatings
}
