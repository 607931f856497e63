import type { SearchKind } from '#server/props/search-page.ts'
import { mostWords } from './query.ts'
import type { SearchIndex } from './search-index.ts'
import { isKnown, variantsOf } from './spelling.ts'
import { isSoftWord, isStopWord } from './stop-words.ts'
import { singular } from './words.ts'

/** A word to look for, and where it stands in the query. */
export interface Asked {
  readonly word: string
  readonly place: number
  readonly isLast: boolean
  /** What has it not may be meant all the same. */
  readonly isSoft: boolean
}

/** The words to look for, without those that say too little; where all say little, all of them. */
export function askedIn({ pairs }: SearchIndex, words: readonly string[]): readonly Asked[] {
  const asked = words.flatMap((word, place): Asked[] => {
    const isSecond = words.indexOf(word) < place
    if (isStopWord(word) || isSecond) return []
    const isSoft = isSoftWord(word) && !isInPair(place - 1) && !isInPair(place)
    return [{ word, place, isLast: place === words.length - 1, isSoft }]
  })
  const some = asked.slice(0, mostWords)
  return some.every(({ isSoft }) => isSoft) ? some.map((one) => ({ ...one, isSoft: false })) : some

  function isInPair(place: number): boolean {
    return pairs.has(`${singular(words[place] ?? '')} ${singular(words[place + 1] ?? '')}`)
  }
}

/** A document that answers, by its place in the index. */
export interface Hit {
  readonly place: number
  readonly score: number
  readonly words: ReadonlySet<string>
}

/** What has all the words that are asked for, the best first; failing that, what has most of them. */
export function hitsOf(index: SearchIndex, asked: readonly Asked[]) {
  const tallies = new Map<number, Tally>()
  const needed = asked.filter(({ isSoft }) => !isSoft).length
  for (const one of asked) tally(index, one, tallies)
  const all = [...tallies].filter(([, { had }]) => had === needed)
  const isPartial = asked.length > 0 && all.length === 0
  const most = Math.max(0, ...[...tallies.values()].map(({ had }) => had))
  const some = isPartial ? [...tallies].filter(([, { had }]) => had > 0 && 2 * had >= most) : all
  const query = asked.map(({ word }) => singular(word)).join(' ')
  const hits = some
    .map(([place, { score, words }]): Hit => ({
      place,
      words,
      score: score * boostOf(index, place, query),
    }))
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
  return { hits: withoutMentions(hits), isPartial }
}

interface Tally {
  score: number
  /** How many of the words that are asked for. */
  had: number
  readonly words: Set<string>
}

/** Adds what one word of a query counts in each document: the best of its forms and endings. */
function tally(index: SearchIndex, asked: Asked, tallies: Map<number, Tally>): void {
  const best = new Map<number, number>()
  const terms = termsOf(index, asked)
  for (const [term, share] of terms) {
    const postings = index.words.get(term)
    if (!postings) continue
    const rarity = Math.log(1 + index.documents.length / postings.size)
    for (const [place, weight] of postings) {
      const score = share * weight * rarity
      if (score > (best.get(place) ?? 0)) best.set(place, score)
      tallyOf(tallies, place).words.add(term)
    }
  }
  for (const [place, score] of best) {
    const one = tallyOf(tallies, place)
    one.score += asked.isSoft ? score / 3 : score
    if (!asked.isSoft) one.had += 1
  }
}

function tallyOf(tallies: Map<number, Tally>, place: number): Tally {
  let one = tallies.get(place)
  if (!one) tallies.set(place, (one = { score: 0, had: 0, words: new Set() }))
  return one
}

/** The words of the site that a word may mean, with how surely it does. */
function termsOf(index: SearchIndex, { word, isLast }: Asked): ReadonlyMap<string, number> {
  const terms = new Map(variantsOf(word).map((one) => [one, one === word ? 1 : 0.85]))
  // The last word may still be on its way; one before it only when it is no word by itself.
  if (word.length > 1 && (isLast || !isKnown(index, word))) {
    const most = index.words.has(word) ? 0.4 : 0.8
    for (const term of index.words.atPrefix(word).keys()) {
      if (!terms.has(term)) terms.set(term, (most * word.length) / term.length)
    }
  }
  return terms
}

/** Most people look for something to book; who looks for a book or a rule says so. */
const kindWeights: Readonly<Record<SearchKind, number>> = {
  course: 1.25,
  trip: 1.1,
  page: 1,
  question: 0.9,
  shop: 0.75,
}

/** A name that the query says, or begins, is meant before one that holds its words somewhere. */
function boostOf({ documents, sayings }: SearchIndex, place: number, query: string): number {
  const said = sayings[place] ?? []
  return (
    kindWeights[documents[place]?.kind ?? 'page'] *
    Math.max(1, ...said.map((name) => nearness(name, query)))
  )
}

function nearness(name: string, query: string): number {
  if (name === query) return 1.8
  if (name.startsWith(`${query} `)) return 1.4
  return ` ${name} `.includes(` ${query} `) ? 1.3 : 1
}

/** What only mentions the words counts far less than what is about them, which is what people seek. */
function withoutMentions(hits: readonly Hit[]): readonly Hit[] {
  const least = (hits[0]?.score ?? 0) * leastShare
  return hits.filter(({ score }, place) => place < fewestResults || score >= least)
}

const leastShare = 0.08

const fewestResults = 10
