import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { SearchKind } from '#server/props/search-page.ts'

/** Something that a search can find, with all the words by which it is found. */
export interface SearchDocument {
  readonly kind: SearchKind
  readonly name: string
  /** What else it goes by: codes, short names, places, headings. Found, but not shown. */
  readonly also: readonly string[]
  /** Plain text. The first passage says what it is; a later one may be shown in its place. */
  readonly passages: readonly Passage[]
  readonly target: SearchTarget
}

export interface Passage {
  readonly text: string
  /** The part of the page that it stands in, where that can be linked to. */
  readonly heading?: string | undefined
  readonly anchor?: string | undefined
}

/** What is found, for whoever makes the link. */
export type SearchTarget =
  | { readonly type: 'offer'; readonly kind: OfferKind; readonly offer: Offer }
  | { readonly type: 'product'; readonly slug: string; readonly price: number }
  | { readonly type: 'voucher'; readonly price: number }
  | { readonly type: 'page'; readonly routeName: string }
  | { readonly type: 'question'; readonly id: string }
