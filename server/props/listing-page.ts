import type { Breadcrumbs, ChoiceLink, NamedLink, PagedList, SelectFilter } from './elements.ts'
import type { GlobalRatings } from './home.ts'
import type { Banner, PlainBlock } from './info-pages.ts'
import type { ListedCard } from './offers.ts'

/** A list of offers that visitors narrow and sort. */
export interface ListingPageProps {
  readonly banner: Banner
  readonly breadcrumbs: Breadcrumbs
  readonly before: readonly PlainBlock[]
  readonly heading: string
  /** What it lists: `courses`. */
  readonly many: string
  /** The dates of what it lists; null where there are none. */
  readonly datesHref: string | null
  readonly listing: ListingProps
  /** Of this page; or, when nothing has all that was chosen, what comes nearest. */
  readonly offers: readonly ListedCard[]
  readonly after: readonly PlainBlock[]
  readonly globalRatings: GlobalRatings
}

/** What a visitor may narrow a listing by. The names are keys of its addresses. */
export type FacetName =
  | 'type'
  | 'region'
  | 'level'
  | 'length'
  | 'month'
  | 'people'
  | 'place'
  | 'price'

export type SortName = 'recommended' | 'date' | 'price' | 'length' | 'name'

/** The link leads to the listing with this value chosen, or given up if it is chosen now. */
export interface FacetValue extends ChoiceLink {
  /** As addresses write it, such as `beginner`. */
  readonly value: string
  /** How many offers have it, of those that the choices in all other facets leave. */
  readonly count: number
}

export interface Facet {
  readonly name: FacetName
  readonly label: string
  /** true: choosing a value gives up the one before, as each holds all that stand before it. */
  readonly isSingle: boolean
  readonly values: readonly FacetValue[]
}

/** A choice that can be taken back: the link leads to the listing without it. */
export interface Chip extends NamedLink {
  readonly facet: FacetName
  readonly value: string
}

export interface SortChoice extends ChoiceLink {
  readonly value: SortName
}

/** What stands in the place of results when there are none. */
export interface Alternatives {
  /** Says which choices were left aside: `Without “January 2027” there are 8.` */
  readonly words: string
  /** The listing without those choices. */
  readonly href: string
}

/** A listing without its offers: what a page needs for facets, chips, sorting and pages. */
export interface ListingProps extends PagedList {
  readonly total: number
  /** What, when and for how many: a form, whose answer is another address of this listing. */
  readonly wanted: {
    readonly action: string
    readonly filters: readonly SelectFilter<'type' | 'month' | 'people'>[]
    /** What else its address says, which the form keeps. */
    readonly kept: readonly (readonly [name: string, value: string])[]
  }
  /** Only those that can narrow this listing; without those that the form asks for. */
  readonly facets: readonly Facet[]
  readonly chips: readonly Chip[]
  readonly sorts: readonly SortChoice[]
  /**
   * The one address of this very listing: choices in a fixed order, nothing unknown.
   */
  readonly canonicalHref: string
  readonly alternatives: Alternatives | null
}
