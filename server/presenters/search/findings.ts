import { searchIndexOf } from '#server/search/documents.ts'
import { wordsToFind } from '#server/search/query.ts'
import type { SearchDocument, SearchIndex } from '#server/search/search-index.ts'
import { handleOf, search } from '#server/search/search.ts'
import type { Found, SearchAnswer } from '#server/search/search.ts'
import { readWishes } from '#server/search/wishes.ts'
import type { Wishes } from '#server/search/wishes.ts'
import { wordsIn } from '#server/search/words.ts'
import type { PageContext } from '../context.ts'
import { priceOnSale } from '../offers/price-on-sale.ts'
import { firstWanted } from './dated-offers.ts'
import type { Wanted } from './dated-offers.ts'

/** What a query finds, with what it says of time and number. */
export interface Findings extends SearchAnswer {
  /** What dates are held to; null: to nothing, or nothing would be left. */
  readonly wanted: Wanted | null
  /** `With dates in June 2027 and room for 2`, or that there are none. */
  readonly wishText: string | null
}

/** @param query as `readQuery` gives it */
export function findFor(context: PageContext, query: string): Findings {
  const index = searchIndexOf(context.site.content)
  const wishes = readWishes(query, context.site.today)
  const answer = wordsIn(wishes.rest).length > 0 ? search(index, wishes.rest) : everything(index)
  const isAsked = query !== '' && (wishes.when !== null || wishes.people !== null)
  const found = withQuestionFirst(
    isAsked ? held(context, answer, wishes) : asIs(answer, wishes, query),
    wordsToFind(query).length > 1,
  )
  return wishes.isCheapest ? cheapestFirst(context, found) : found
}

/** A query of wishes alone is about everything that has dates, and about the page of all of them. */
function everything({ documents }: SearchIndex): SearchAnswer {
  const isDated = (document: SearchDocument) =>
    document.target.type === 'offer' || handleOf(document) === 'web.events.all'
  const found = documents
    .filter(isDated)
    .toSorted((one, other) => Number(one.kind !== 'page') - Number(other.kind !== 'page'))
    .map((document) => ({ document, words: new Set<string>() }))
  return { found, answer: null, corrected: null, isPartial: false }
}

function asIs(answer: SearchAnswer, { isCheapest }: Wishes, query: string): Findings {
  const found = query === '' ? [] : answer.found
  return { ...answer, found, wanted: null, wishText: isCheapest ? 'The lowest price first' : null }
}

/** Of what was found the offers with such dates, and what has no dates at all. */
function held(context: PageContext, answer: SearchAnswer, wishes: Wishes): Findings {
  const startOf = startsFor(context, wishes)
  const left = answer.found.filter((one) => !isOffer(one) || startOf(one) !== null)
  if (!left.some(isOffer)) return nearestInTime(context, answer, wishes)
  const found = wordsIn(wishes.rest).length > 0 ? left : byDate(left, startOf)
  return {
    ...answer,
    found: wishes.hint === null ? found : hintedFirst(found, wishes.hint),
    wanted: wishes,
    wishText: `With ${wishTextOf(wishes)}`,
  }
}

/** Nothing then, or not for so many: it is said, and the rest is answered. */
function nearestInTime(context: PageContext, answer: SearchAnswer, wishes: Wishes): Findings {
  const isAlone = wordsIn(wishes.rest).length === 0
  const later = { when: wishes.when && { ...wishes.when, to: '9999' }, people: null }
  const startOf = startsFor(context, later)
  const found = isAlone
    ? byDate(answer.found, startOf).filter((one) => !isOffer(one) || startOf(one) !== null)
    : answer.found
  const isAboutOffers = found.slice(0, 2).some(isOffer)
  const wishText = isAboutOffers ? `Nothing has ${wishTextOf(wishes)}: these come nearest` : null
  return { ...answer, found, wanted: null, wishText }
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

/** The page of all dates first, then what begins first. */
function byDate(found: readonly Found[], startOf: StartOf): readonly Found[] {
  return found.toSorted((one, other) => compared(startOf(one) ?? '', startOf(other) ?? ''))
}

function compared(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function hintedFirst(found: readonly Found[], hint: string): readonly Found[] {
  const says = ({ document }: Found) => Number(!wordsIn(document.name).includes(hint))
  return found.toSorted((one, other) => says(one) - says(other))
}

function cheapestFirst({ site }: PageContext, findings: Findings): Findings {
  const priceOf = ({ document: { target } }: Found): number => {
    if (target.type !== 'offer') return Infinity
    const price = priceOnSale(site, target.offer)
    return price.kind === 'on enquiry' ? Infinity : price.pence
  }
  const priced = findings.found.map((one) => ({ one, price: priceOf(one) }))
  const found = priced
    .toSorted((one, other) => (one.price === other.price ? 0 : one.price - other.price))
    .map(({ one }) => one)
  return { ...findings, found, wishText: findings.wishText ?? 'The lowest price first' }
}

/** `dates in June 2027 and room for 2`. */
function wishTextOf({ when, people }: Wanted): string {
  const room = people === null ? '' : `room for ${people}`
  if (!when) return room
  const preposition = /^(?:this|next) /.test(when.label) ? '' : 'in '
  const dates = `dates ${when.label.startsWith('Easter') ? 'at ' : preposition}${when.label}`
  return [dates, room].filter(Boolean).join(' and ')
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
