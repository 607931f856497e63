import { fromPounds } from '#server/format/money.ts'
import type { Span } from '#server/search/calendar.ts'
import { searchIndexOf } from '#server/search/documents.ts'
import { readQueryFilters } from '#server/search/query-filters.ts'
import type { QueryFilters } from '#server/search/query-filters.ts'
import { wordsToFind } from '#server/search/query.ts'
import type { SearchDocument, SearchIndex } from '#server/search/search-index.ts'
import { handleOf, search } from '#server/search/search.ts'
import type { Found, SearchAnswer } from '#server/search/search.ts'
import { isSoftWord } from '#server/search/stop-words.ts'
import { wordsIn } from '#server/search/words.ts'
import type { Site } from '#server/site/site.ts'
import type { PageContext } from '../context.ts'
import { priceOnSale } from '../offers/price-on-sale.ts'
import { firstWanted } from './dated-offers.ts'
import type { Wanted } from './dated-offers.ts'

/** What a query finds, with what it says of time and number. */
export interface Findings extends SearchAnswer {
  /** What dates are held to; null: to nothing, or nothing would be left. */
  readonly wanted: Wanted | null
  /** `With dates in June 2027 and room for 2`, or that there are none. */
  readonly filterText: string | null
}

/** @param query as `readQuery` gives it */
export function findFor(context: PageContext, query: string): Findings {
  const index = searchIndexOf(context.site.content)
  const filters = readQueryFilters(query, context.site.today)
  const answer =
    wordsToFind(filters.rest).length > 0 ? search(index, filters.rest) : everything(index)
  const isAsked = query !== '' && isNarrowing(filters)
  const found = withQuestionFirst(
    isAsked ? held(context, answer, filters) : asIs(answer, query),
    wordsToFind(query).length > 1,
  )
  return filters.isCheapest ? cheapestFirst(context, found) : found
}

function isNarrowing(filters: QueryFilters): boolean {
  return isOfDates(filters) || filters.most !== null
}

function isOfDates({ when, people }: Wanted): boolean {
  return when !== null || people !== null
}

/** A query of filters alone is about everything that has dates, and about the page of all of them. */
function everything({ documents }: SearchIndex): SearchAnswer {
  const isDated = (document: SearchDocument) =>
    document.target.type === 'offer' || handleOf(document) === 'web.events.all'
  const dated = putFirst(documents.filter(isDated), ({ kind }) => kind === 'page')
  const found = dated.map((document) => ({ document, words: new Set<string>() }))
  return { found, answer: null, corrected: null, isPartial: false }
}

function asIs(answer: SearchAnswer, query: string): Findings {
  const found = query === '' ? [] : answer.found
  return { ...answer, found, wanted: null, filterText: null }
}

/** Of what was found what meets the filters, and what has neither dates nor price. */
function held(context: PageContext, answer: SearchAnswer, filters: QueryFilters): Findings {
  const startOf = startsFor(context, filters)
  const isMet = (one: Found) => isInTime(one, startOf, filters) && isInPrice(context, one, filters)
  const left = answer.found.filter(isMet)
  if (!left.some(isOffer) || isNamedAlone(left, answer, filters)) {
    return nearestInTime(context, answer, filters)
  }
  const words = wordsToFind(filters.rest)
  // “On a yacht at New Year” looks for something to book.
  const ranked = words.every(isSoftWord) ? putFirst(left, isOffer) : left
  const found = words.length > 0 ? ranked : sorted(context, left, startOf, filters)
  return {
    ...answer,
    found: filters.hint === null ? found : hintedFirst(found, filters.hint),
    wanted: isOfDates(filters) ? filters : null,
    filterText: `With ${filterTextOf(filters)}`,
  }
}

function isInTime(one: Found, startOf: StartOf, filters: QueryFilters): boolean {
  return !isOfDates(filters) || !isOffer(one) || startOf(one) !== null
}

function isInPrice({ site }: PageContext, one: Found, { most }: QueryFilters): boolean {
  const { target } = one.document
  if (most === null || target.type === 'page' || target.type === 'question') return true
  return (target.type === 'offer' ? priceOf(site, one) : fromPounds(target.price)) <= most
}

/** Who types the name of an offer means it, though it has no such dates: that is to be said. */
function isNamedAlone(
  left: readonly Found[],
  { found: [best], isPartial }: SearchAnswer,
  { rest }: QueryFilters,
): boolean {
  if (!best || isPartial || !isOffer(best) || left.includes(best)) return false
  const name = wordsIn(best.document.name)
  const words = wordsToFind(rest)
  return words.length > 1 && words.every((word) => name.includes(word))
}

/** Nothing then, or not for so many: it is said, and the rest is answered. */
function nearestInTime(
  context: PageContext,
  answer: SearchAnswer,
  filters: QueryFilters,
): Findings {
  const isAlone = wordsToFind(filters.rest).length === 0
  const later = { when: filters.when && { ...filters.when, to: '9999' }, people: null }
  const startOf = startsFor(context, later)
  const found = isAlone
    ? byDate(answer.found, startOf).filter((one) => !isOffer(one) || startOf(one) !== null)
    : answer.found
  const isAboutOffers = found.slice(0, 2).some(isOffer)
  const filterText = isAboutOffers
    ? `Nothing has ${filterTextOf(filters)}: these come nearest`
    : null
  return { ...answer, found, wanted: null, filterText }
}

function isOffer({ document }: Found): boolean {
  return document.target.type === 'offer'
}

type StartOf = (found: Found) => string | null

/** Says when an offer first begins as it is wanted; each is looked at once. */
function startsFor(context: PageContext, wanted: Wanted): StartOf {
  const known = new Map<SearchDocument, string | null>()
  return ({ document }) => {
    const { target } = document
    if (target.type !== 'offer') return null
    const start = known.get(document)
    if (start !== undefined) return start
    const found = firstWanted(context, target.offer, wanted)
    known.set(document, found)
    return found
  }
}

/** The page of all dates first; then what begins first, or costs least where that was asked. */
function sorted(
  { site }: PageContext,
  found: readonly Found[],
  startOf: StartOf,
  { when, most }: QueryFilters,
): readonly Found[] {
  return when === null && most !== null ? byPrice(site, found) : byDate(found, startOf)
}

function byDate(found: readonly Found[], startOf: StartOf): readonly Found[] {
  return found.toSorted((one, other) => compared(startOf(one) ?? '', startOf(other) ?? ''))
}

function compared(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function hintedFirst(found: readonly Found[], hint: string): readonly Found[] {
  return putFirst(found, ({ document }) => wordsIn(document.name).includes(hint))
}

/** Those that are it before all others, each in their order. */
function putFirst<One>(all: readonly One[], isIt: (one: One) => boolean): readonly One[] {
  return all.toSorted((one, other) => Number(isIt(other)) - Number(isIt(one)))
}

function cheapestFirst({ site }: PageContext, findings: Findings): Findings {
  const found = byPrice(site, findings.found)
  return { ...findings, found, filterText: findings.filterText ?? 'The lowest price first' }
}

/** The cheapest offers first, and all else behind them. */
function byPrice(site: Site, found: readonly Found[]): readonly Found[] {
  return found
    .map((one) => ({ one, price: priceOf(site, one) }))
    .toSorted((one, other) => (one.price === other.price ? 0 : one.price - other.price))
    .map(({ one }) => one)
}

/** Of an offer, in pence; infinite for what is asked for, and for everything else. */
function priceOf(site: Site, { document: { target } }: Found): number {
  if (target.type !== 'offer') return Infinity
  const price = priceOnSale(site, target.offer)
  return price.kind === 'on enquiry' ? Infinity : price.pence
}

/** `dates in June 2027 and room for 2`. */
function filterTextOf({ when, people, most }: QueryFilters): string {
  const room = people === null ? '' : `room for ${people}`
  const price = most === null ? '' : `a price up to £${most / 100}`
  const parts = [when ? datesText(when) : '', room, price].filter(Boolean)
  return parts.join(' and ')
}

function datesText(when: Span): string {
  const preposition = /^(?:this|next) /.test(when.label) ? '' : 'in '
  return `dates ${when.label.startsWith('Easter') ? 'at ' : preposition}${when.label}`
}

/** A question that says all that was asked, in more than a word, is answered at once. */
function withQuestionFirst(findings: Findings, isTelling: boolean): Findings {
  const { answer, isPartial, found } = findings
  const best = found[0]?.document
  const asked = isTelling && best?.target.type === 'question' && !isPartial ? best.target.id : null
  const given = answer ?? (best && asked ? { title: best.name, question: asked } : null)
  if (given === null || !('question' in given)) return { ...findings, answer: given }
  const isOther = ({ document: { target } }: Found) =>
    target.type !== 'question' || target.id !== given.question
  return { ...findings, answer: given, found: found.filter(isOther) }
}
