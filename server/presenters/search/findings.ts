import { fromPounds } from '#server/format/money.ts'
import { searchIndexOf } from '#server/search/documents.ts'
import type { SearchDocument, SearchIndex } from '#server/search/search-index.ts'
import { handleOf, search } from '#server/search/search.ts'
import type { Found, SearchAnswer } from '#server/search/search.ts'
import { readWishes } from '#server/search/wishes.ts'
import type { Wishes } from '#server/search/wishes.ts'
import { wordsIn } from '#server/search/words.ts'
import type { PageContext } from '../context.ts'
import { listedOffer } from '../offers/listed-offers.ts'
import { wantedDates } from './dated-offers.ts'
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
    isAsked ? held(context, answer, wishes) : { ...asIs(answer, wishes, query) },
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
  const offers = answer.found.filter(isOffer)
  const able = offers.filter((one) => firstDate(context, one, wishes) !== null)
  if (able.length === 0) return nearestInTime(context, answer, wishes)
  const isLeft = new Set(able)
  const found = answer.found.filter((one) => isLeft.has(one) || !isOffer(one))
  const sorted = wordsIn(wishes.rest).length > 0 ? found : byDate(context, found, wishes)
  return {
    ...answer,
    found: wishes.hint === null ? sorted : hintedFirst(sorted, wishes.hint),
    wanted: wishes,
    wishText: `With ${wishTextOf(wishes)}`,
  }
}

/** Nothing then, or not for so many: it is said, and the rest is answered. */
function nearestInTime(context: PageContext, answer: SearchAnswer, wishes: Wishes): Findings {
  const isAlone = wordsIn(wishes.rest).length === 0
  const later = { when: wishes.when && { ...wishes.when, to: '9999' }, people: null }
  const found = isAlone
    ? byDate(context, answer.found, later).filter(
        (one) => !isOffer(one) || firstDate(context, one, later) !== null,
      )
    : answer.found
  const hasOffer = found.some(isOffer)
  const wishText = hasOffer ? `Nothing has ${wishTextOf(wishes)}: these come nearest` : null
  return { ...answer, found, wanted: null, wishText }
}

function isOffer({ document }: Found): boolean {
  return document.target.type === 'offer'
}

function firstDate(context: PageContext, { document }: Found, wanted: Wanted): string | null {
  const { target } = document
  return target.type === 'offer'
    ? (wantedDates(context, target.offer, wanted)[0]?.starts ?? null)
    : null
}

/** The page of all dates first, then what begins first. */
function byDate(context: PageContext, found: readonly Found[], wanted: Wanted): readonly Found[] {
  return found
    .map((one) => ({ one, starts: firstDate(context, one, wanted) ?? '' }))
    .toSorted((one, other) => one.starts.localeCompare(other.starts))
    .map(({ one }) => one)
}

function hintedFirst(found: readonly Found[], hint: string): readonly Found[] {
  const says = ({ document }: Found) => Number(!wordsIn(document.name).includes(hint))
  return found.toSorted((one, other) => says(one) - says(other))
}

function cheapestFirst(context: PageContext, findings: Findings): Findings {
  const priceOf = ({ document: { target } }: Found): number => {
    if (target.type !== 'offer') return Infinity
    const { price } = target.offer
    if (price === null) return Infinity
    const dates = findings.wanted ? wantedDates(context, target.offer, findings.wanted) : []
    const prices = dates.map((date) => fromPounds(date.price))
    const { next } = listedOffer(context, target.kind, target.offer)
    return Math.min(...prices, next?.price ?? Infinity, fromPounds(price))
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

/** A question that says all that was asked is answered at once. */
function withQuestionFirst(findings: Findings): Findings {
  const { answer, isPartial, found } = findings
  const best = found[0]?.document
  const asked = best?.target.type === 'question' && !isPartial ? best.target.id : null
  const given = answer ?? (best && asked ? { title: best.name, question: asked } : null)
  if (given === null || !('question' in given)) return { ...findings, answer: given }
  const isOther = ({ document: { target } }: Found) =>
    target.type !== 'question' || target.id !== given.question
  return { ...findings, answer: given, found: found.filter(isOther) }
}
