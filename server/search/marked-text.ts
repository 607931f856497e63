import type { MarkedText } from '#server/props/search-page.ts'
import type { Passage } from './search-index.ts'
import type { Found } from './search.ts'
import { placedWordsIn, wordsIn } from './words.ts'
import type { PlacedWord } from './words.ts'

/** A text in pieces: the words that were looked for, and what stands between them. */
export function marked(text: string, words: ReadonlySet<string>): MarkedText {
  const pieces: { text: string; isMatch: boolean }[] = []
  let end = 0
  for (const place of placedWordsIn(text)) {
    if (!words.has(place.word)) continue
    if (place.start > end) pieces.push({ text: text.slice(end, place.start), isMatch: false })
    pieces.push({ text: text.slice(place.start, place.end), isMatch: true })
    end = place.end
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false })
  return pieces
}

/**
 * The passage of a document that says most of what was looked for and is not in its name, with the
 * words before and after if it is long. Where several say as much it is the first, which says what the
 * document is.
 */
export function bestPassage({ document: { name, passages }, words }: Found): {
  readonly passage: Passage
  readonly excerpt: string
} {
  const unsaid = notIn(wordsIn(name), words)
  let best = { passage: passages[0] ?? { text: '' }, start: 0, score: 0 }
  for (const passage of passages) {
    if (!mayHold(passage.text, unsaid)) continue
    const { start, score: said } = bestPlace(placedWordsIn(passage.text), unsaid)
    // A heading says what its part is about.
    const isAbout = wordsIn(passage.heading ?? '').some((word) => unsaid.has(word))
    const score = isAbout ? said + 0.5 : said
    if (score > best.score) best = { passage, start, score }
  }
  return { passage: best.passage, excerpt: excerptOf(best.passage.text, best.start) }
}

/** A quick look, because finding the words of a text takes longer than all the rest of a search. */
function mayHold(text: string, words: ReadonlySet<string>): boolean {
  const small = text.toLowerCase()
  return [...words].some((word) => small.includes(word))
}

/** The words that do not stand in a name, not even begun or with an ending. */
function notIn(name: readonly string[], words: ReadonlySet<string>): ReadonlySet<string> {
  const stands = (word: string) => name.some((it) => it.startsWith(word) || word.startsWith(it))
  return new Set([...words].filter((word) => !stands(word)))
}

/** How many words an excerpt shows, and how many of them before the first match. */
const length = 32
const lead = 6

/** Where the most different words of the query stand together. */
function bestPlace(places: readonly PlacedWord[], words: ReadonlySet<string>) {
  let best = { start: 0, score: 0 }
  places.forEach(({ word }, place) => {
    if (!words.has(word)) return
    const near = places.slice(place, place + length - lead)
    const score = new Set(near.map((it) => it.word).filter((it) => words.has(it))).size
    if (score > best.score) best = { start: place, score }
  })
  return best
}

function excerptOf(text: string, place: number): string {
  const places = placedWordsIn(text)
  const first =
    places.length <= length ? 0 : Math.max(0, Math.min(place - lead, places.length - length))
  const start = first === 0 ? 0 : (places[first]?.start ?? 0)
  const last = places[first + length - 1]
  const isWhole = first + length >= places.length || !last
  const end = isWhole ? text.length : last.end
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`
}
