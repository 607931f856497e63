import type { PlacedPhrase } from './phrases.ts'
import { mostWords } from './query.ts'
import { askedIn, hitsOf } from './ranking.ts'
import type { Asked, Hit } from './ranking.ts'
import type { SearchDocument, SearchIndex } from './search-index.ts'
import { nearestNames, readWords, variantsOf } from './spelling.ts'
import { isSoftWord, isStopWord } from './stop-words.ts'
import type { Topic, TopicAnswer } from './topics.ts'
import { singular, wordsIn } from './words.ts'

export interface Found {
  readonly document: SearchDocument
  /** The words of the document that answer the query, as `wordsIn` gives them. */
  readonly words: ReadonlySet<string>
}

export interface SearchAnswer {
  /** The best first. */
  readonly found: readonly Found[]
  /** The answer that staff have for these words. */
  readonly answer: TopicAnswer | null
  /** The query as it was understood, where a word of it stands nowhere. */
  readonly corrected: string | null
  /** Nothing has all the words; these have some. */
  readonly isPartial: boolean
}

/**
 * Looks for what has all the words of a query, begun or misspelt ones too; failing that, for what has
 * some. What staff put first for a topic stands first where the query is about nothing else.
 * @param query as `readQuery` gives it
 */
export function search(index: SearchIndex, query: string): SearchAnswer {
  const reading = readWords(index, wordsIn(query))
  const asked = askedIn(index, reading.words)
  const topics = tellingOf(topicsOf(index, reading.words), reading.words)
  if (asked.length === 0 && topics.length === 0) return nothing
  const { hits, isPartial } = hitsOf(index, asked)
  const isAll = asked.every((one) => one.isSoft || isWithin(one, topics))
  const meant = isAll
    ? topics
    : topics.filter(
        (one) => one.meaning.isElsewhere || !isNamed(index, one, reading.words, hits[0]),
      )
  const isTold =
    meant.length > 0 &&
    isPartial &&
    !asked.some((one) => !one.isSoft && !isWithin(one, topics) && isOfName(index, one.word))
  const leading = leadingOf(meant, isAll && meant.length === 1)
  const found = foundOf()
  return {
    found: found.map(({ place, words }) => ({
      document: index.documents[place] as SearchDocument,
      words,
    })),
    answer: answerOf(meant),
    corrected: reading.isAnother && found.length > 0 ? reading.words.join(' ') : null,
    isPartial: isPartial && !isTold && found.length > 0,
  }

  function foundOf(): readonly Hit[] {
    if (isTold) return withFirst(index, hitsOfTitle(index, meant), meant)
    if (isPartial && leading.length === 0) return besideBest(index, hits, meant)
    return withFirst(index, hits, leading)
  }
}

/** Behind the best of what is found, as the query names another thing than the topics beside it. */
function besideBest(
  index: SearchIndex,
  [best, ...others]: readonly Hit[],
  topics: readonly PlacedPhrase<Topic>[],
): readonly Hit[] {
  if (!best) return []
  return [best, ...withFirst(index, others, topics).filter(({ place }) => place !== best.place)]
}

const nothing: SearchAnswer = { found: [], answer: null, corrected: null, isPartial: false }

function isWithin({ place }: Asked, topics: readonly PlacedPhrase<Topic>[]): boolean {
  return topics.some(({ start, end }) => start <= place && place < end)
}

/** The topics of a query; its last word may still be on its way to one. */
function topicsOf(index: SearchIndex, words: readonly string[]) {
  const topics = index.topics(words)
  const last = words.at(-1) ?? ''
  if (topics.length > 0 || last.length < 4 || index.words.has(last)) return topics
  const names = [...index.names.atPrefix(last).keys()].toSorted(
    (one, other) => one.length - other.length,
  )
  const [begun = []] = names
    .slice(0, 5)
    .map((name) => index.topics([...words.slice(0, -1), name]))
    .filter((some) => some.length > 0)
  return begun
}

/** Of several topics those that more is said of than such words as “bring”. */
function tellingOf(topics: readonly PlacedPhrase<Topic>[], words: readonly string[]) {
  const telling = topics.filter(({ start, end }) =>
    words.slice(start, end).some((word) => !isSoftWord(word) && !isStopWord(word)),
  )
  return telling.length > 0 ? telling : topics
}

/**
 * Those that say what stands first: all that the query is about. Where it names a place that we do not
 * sail to, that, and before it what a whole phrase asks for.
 */
function leadingOf(topics: readonly PlacedPhrase<Topic>[], isAll: boolean) {
  const elsewhere = topics.filter(({ meaning }) => meaning.isElsewhere)
  if (elsewhere.length === 0) return isAll ? topics : []
  const phrases = topics.filter(
    ({ meaning, start, end }) => !meaning.isElsewhere && end - start > 1,
  )
  return [...phrases, ...elsewhere]
}

/** A number says too little to name anything. */
function isOfName({ ownWords }: SearchIndex, word: string): boolean {
  return !/^\d+$/.test(word) && variantsOf(word).some((one) => ownWords.has(one))
}

/** Words in the name of the best hit are that name, and no topic beside it. */
function isNamed(
  { documents }: SearchIndex,
  { start, end }: PlacedPhrase<Topic>,
  words: readonly string[],
  best: Hit | undefined,
): boolean {
  const name = new Set(wordsIn(documents[best?.place ?? -1]?.name ?? '').map(singular))
  return words.slice(start, end).every((word) => name.has(singular(word)))
}

/** What is found for the title of a topic, where its words stand nowhere. */
function hitsOfTitle(index: SearchIndex, topics: readonly PlacedPhrase<Topic>[]): readonly Hit[] {
  const [title] = topics.flatMap(({ meaning }) => meaning.answer?.title ?? [])
  const asked = askedIn(index, wordsIn(title ?? ''))
  return asked.length > 0 ? hitsOf(index, asked).hits : []
}

/** What staff put first, before what was found. */
function withFirst(
  { documents }: SearchIndex,
  hits: readonly Hit[],
  topics: readonly PlacedPhrase<Topic>[],
): readonly Hit[] {
  const handles = topics.flatMap(({ meaning }) => meaning.first)
  const places = handles.map((handle) => documents.findIndex((one) => handleOf(one) === handle))
  const first = new Set(places.filter((place) => place >= 0))
  const known = new Map(hits.map((hit) => [hit.place, hit]))
  return [
    ...[...first].map((place) => known.get(place) ?? { place, score: 0, words: new Set<string>() }),
    ...hits.filter(({ place }) => !first.has(place)),
  ]
}

/** What search.json names a document by. */
export function handleOf({ target }: SearchDocument): string | null {
  if (target.type === 'offer') return target.offer.slug
  if (target.type === 'product') return target.slug
  if (target.type === 'voucher') return target.code
  return target.type === 'page' ? target.routeName : null
}

/** Of the longest phrase that has one, but first of a place that we do not sail to. */
function answerOf(topics: readonly PlacedPhrase<Topic>[]): TopicAnswer | null {
  const answered =
    topics.find(({ meaning }) => meaning.isElsewhere) ??
    topics.find(({ meaning }) => meaning.answer)
  return answered?.meaning.answer ?? null
}

/** Up to three names of the site that come near to a query that finds nothing. */
export function nearestWords(index: SearchIndex, query: string): string[] {
  const words = wordsIn(query).filter((word) => !isStopWord(word))
  return nearestNames(index, words.slice(0, mostWords))
}
