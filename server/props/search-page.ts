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
  /** Such as `5 days`, `£695.00`. */
  readonly facts: readonly string[]
  readonly passage: MarkedText
}

/** What was found of one kind, the best first. */
export interface SearchGroup {
  readonly kind: SearchKind
  readonly title: string
  readonly hits: readonly SearchHit[]
  /** `All 12 courses`, where more were found than stand here. */
  readonly all: NamedLink | null
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
  /** What is shown is not quite what was asked, and why. */
  readonly note: string | null
  /** Each kind with how much of it was found, and all of them. */
  readonly kinds: readonly ChoiceLink[]
  readonly groups: readonly SearchGroup[]
  /** Words that were perhaps meant. */
  readonly nearest: readonly NamedLink[]
  /** What many look for, where there is nothing else to show. */
  readonly popular: readonly NamedLink[]
  readonly waysOn: readonly NamedLink[]
}

/** What an address that nothing answers may have meant. */
export interface LostProps {
  readonly form: SearchFormProps
  readonly suggestions: readonly Suggestion[]
}

/** GET web.search.suggestions: what may be meant by what has been typed so far. */
export interface Suggestions {
  readonly query: string
  readonly suggestions: readonly Suggestion[]
}

export interface Suggestion {
  readonly href: string
  readonly name: MarkedText
  readonly kind: string
}
