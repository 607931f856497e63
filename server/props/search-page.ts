import type { ChoiceLink, NamedLink } from './elements.ts'

/** What a search finds, by how people look for it: vouchers stand with books. */
export type SearchKind = 'course' | 'trip' | 'shop' | 'page' | 'question'

/** Text in pieces, so that the words that were looked for can be marked. */
export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[]

export interface SearchHit {
  readonly href: string
  readonly name: MarkedText
  /** Where in a page: the heading that the link leads to. */
  readonly part: string | null
  /** Such as `Course`. */
  readonly kind: string
  /** A path of the site; null: it has none. */
  readonly picture: string | null
  /** One sentence of what it is, or where the words stand. */
  readonly sentence: MarkedText
  /** When it is next to be had; null for what has no dates. */
  readonly next: HitDate | null
  /** null: it has none, or it is on enquiry. */
  readonly price: HitPrice | null
}

export interface HitDate {
  /** `13th December, Southampton`, or why there is no date. */
  readonly text: string
  /** The page of that date; null where there is none. */
  readonly href: string | null
}

/** `from £715.00`, with what one price buys where that is no person. */
export interface HitPrice {
  readonly text: string
}

/** What staff say to a query, before anything that was found. */
export interface DirectAnswer {
  /** Such as `Dogs:`, or the question itself. */
  readonly title: string
  readonly text: string
  readonly link: NamedLink | null
}

export interface SearchFormProps {
  /** Where it goes, by plain GET. */
  readonly action: string
  /** Answers what may be meant, as `Suggestions`, while it is typed. */
  readonly suggestionsHref: string
  /** What its field begins with. */
  readonly query: string
}

export interface SearchPageProps {
  readonly form: SearchFormProps
  /** `12 results for “day skipper”`; null where nothing was asked. */
  readonly countText: string | null
  /** How the query was read, where that is not word for word, in one line. */
  readonly note: string | null
  readonly answer: DirectAnswer | null
  /** Each kind with how much of it was found, and all of them. */
  readonly kinds: readonly ChoiceLink[]
  /** The best first. */
  readonly hits: readonly SearchHit[]
  /** Words that were perhaps meant. */
  readonly nearest: readonly NamedLink[]
  /** What many look for, where there is nothing else to show. */
  readonly popular: readonly NamedLink[]
  readonly waysOn: readonly NamedLink[]
}

/** Something that was found, in a line. */
export interface FoundLink {
  readonly href: string
  readonly name: MarkedText
  /** Such as `Course`. */
  readonly kind: string
}

/** What an address that nothing answers may have meant. */
export interface LostProps {
  readonly form: SearchFormProps
  readonly suggestions: readonly FoundLink[]
}

/** GET web.search.suggestions: what may be meant by what has been typed so far. */
export interface Suggestions {
  readonly query: string
  readonly answer: DirectAnswer | null
  readonly suggestions: readonly Suggestion[]
  /** The page of all results, such as `See all 14 results for “daysk”`; null where nothing is found. */
  readonly all: NamedLink | null
}

export interface Suggestion extends FoundLink {
  readonly picture: Thumbnail | null
  /** `Next: 13th December, Southampton`; null for what has no dates. */
  readonly next: string | null
  readonly price: string | null
}

/** The smallest file of a picture, and the same in a format that weighs less. */
export interface Thumbnail {
  readonly src: string
  readonly lighter: { readonly type: string; readonly srcSet: string } | null
}
