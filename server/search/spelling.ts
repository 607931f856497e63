import { distance as slips } from '#server/format/nearest.ts'
import type { SearchIndex } from './search-index.ts'
import { isStopWord } from './stop-words.ts'
import { singular } from './words.ts'

type Known = Pick<SearchIndex, 'words' | 'names' | 'compounds'>

export interface Reading {
  readonly words: readonly string[]
  /** A word was run together, torn apart or misspelt. */
  readonly isAnother: boolean
}

/**
 * The words that a query means: what is torn apart is joined, what runs together parted, and a word that
 * stands nowhere is the one that comes nearest, of names before all others. The last may still be on its
 * way.
 */
export function readWords(known: Known, typed: readonly string[]): Reading {
  const joined = joinTorn(known, typed)
  const words = joined.flatMap((word, place) =>
    readWord(known, word, place === joined.length - 1 ? 'last' : 'whole'),
  )
  return { words, isAnother: words.join(' ') !== typed.join(' ') }
}

/** `sail ing` is one word; `day skipper` are two, as no name has them run together. */
function joinTorn({ names, compounds }: Known, typed: readonly string[]): string[] {
  const joined: string[] = []
  for (let place = 0; place < typed.length; place += 1) {
    const word = typed[place] ?? ''
    const both = word + (typed[place + 1] ?? '')
    const isTorn = both !== word && names.has(both) && !compounds.has(both)
    joined.push(isTorn ? both : word)
    if (isTorn) place += 1
  }
  return joined
}

function readWord(known: Known, word: string, place: 'last' | 'whole'): readonly string[] {
  if (isStopWord(word) || /\d/.test(word) || isKnown(known, word)) return [word]
  if (place === 'last' && begins(known, word)) return [word]
  return (
    known.compounds.get(word) ??
    (place === 'last' ? begunCompound(known, word) : null) ??
    nearestName(known, word, mistakesAllowed(word)) ??
    parted(known, word) ??
    (place === 'last' ? begunWrong(known, word) : null) ??
    nearestWord(known, word) ?? [word]
  )
}

/** A word of the site, in one form or another. */
export function isKnown({ words, names }: Known, word: string): boolean {
  return variantsOf(word).some((one) => words.has(one) || names.has(one))
}

/** A word and its other forms, the likeliest first: one, several, doing it and having done it. */
export function variantsOf(word: string): readonly string[] {
  if (word.length < 3) return [word]
  const stem = singular(word)
  const base = stem.length > 5 && stem.endsWith('ing') ? stem.slice(0, -3) : stem
  const forms = [word, stem, `${stem}s`, base, `${base}ing`, `${base}s`]
  if (base !== stem) forms.push(`${base}e`, `${base}es`, base.slice(0, -1))
  else if (stem.endsWith('e')) forms.push(`${stem.slice(0, -1)}ing`)
  if (stem.endsWith('y')) forms.push(`${stem.slice(0, -1)}ies`)
  return [...new Set(forms)]
}

function begins({ words, names }: Known, word: string): boolean {
  return word.length > 1 && (hasPrefix(words, word) || hasPrefix(names, word))
}

function hasPrefix(map: SearchIndex['words'] | SearchIndex['names'], word: string): boolean {
  return map.atPrefix(word).keys().next().done !== true
}

/** `daysk` is on its way to `day skipper`: the shortest that begins so, and not with its first word alone. */
function begunCompound({ compounds }: Known, word: string): readonly string[] | null {
  if (word.length < 4) return null
  const [together] = [...compounds.atPrefix(word).values()]
    .filter(([first = '']) => word.length > first.length + 1)
    .toSorted((one, other) => one.join('').length - other.join('').length)
  return together ?? null
}

/** Two known words without the space between: the more even parts first. */
function parted({ names, compounds }: Known, word: string): readonly string[] | null {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, place) => place + 3)
  for (const cut of cuts.toSorted((one, other) => middle(one) - middle(other))) {
    const [before, behind] = [word.slice(0, cut), word.slice(cut)]
    if (!names.has(before)) continue
    if (names.has(behind)) return [before, behind]
    const more = compounds.get(behind)
    if (more) return [before, ...more]
  }
  return null

  function middle(cut: number): number {
    return Math.abs(cut - word.length / 2)
  }
}

/** How many slips of the hand a word may hold: one, and more in a long one. */
function mistakesAllowed({ length }: { readonly length: number }): number {
  if (length < 4) return 0
  if (length < 7) return 1
  return length < 10 ? 2 : 3
}

/** The name within so many slips: the fewest first, then those that begin alike, then the commonest. */
function nearestName(known: Known, word: string, most: number): readonly string[] | null {
  const names = near(known.names, word, most).map(([name, count]) => ({
    words: [name],
    rank: rankOf(word, name, count),
  }))
  const together = near(known.compounds, word, Math.min(most, 1)).map(([name, words]) => ({
    words,
    rank: rankOf(word, name, 1),
  }))
  const found = [...names, ...together].toSorted((one, other) => one.rank - other.rank)
  return found[0]?.words ?? null
}

/** Of the words in copy alone, among which a short one comes near to everything. */
function nearestWord({ words }: Known, word: string): readonly string[] | null {
  if (word.length < 7) return null
  const found = near(words, word, 1)
    .map(([name, postings]) => ({ name, rank: rankOf(word, name, postings.size) }))
    .toSorted((one, other) => one.rank - other.rank)
  return found[0] ? [found[0].name] : null
}

/** `yatchm` begins a name as it is spelt wrong. */
function begunWrong({ names }: Known, word: string): readonly string[] | null {
  if (word.length < 5) return null
  const start = word.slice(0, 2)
  for (const length of [word.length, word.length + 1, word.length - 1]) {
    for (const name of names.atPrefix(start.slice(0, 1)).keys()) {
      const begun = name.slice(0, length)
      if (begun.length === length && slips(word, begun) <= 1) return [begun]
    }
  }
  return null
}

function near<Value>(
  map: { fuzzyGet(key: string, distance: number): Map<string, [Value, number]> },
  word: string,
  most: number,
): [string, Value][] {
  if (most === 0) return []
  // Two letters that changed places are two changes to the map, and one slip of the hand.
  return [...map.fuzzyGet(word, most === 1 ? 2 : most)]
    .filter(([name, [, distance]]) => distance <= most || slips(word, name) <= most)
    .filter(([name]) => name.length > 2 && mayBe(word, name))
    .map(([name, [value]]) => [name, value])
}

/** A short word that begins otherwise is another word; so is one of four letters with other consonants. */
function mayBe(word: string, name: string): boolean {
  if (word.length < 5 && name.length <= word.length && consonants(name) !== consonants(word)) {
    return false
  }
  return name[0] === word[0] || (word.length > 5 && slips(word, name) === 1) || name[0] === word[1]
}

function consonants(word: string): string {
  return Array.from(word.replaceAll(/[aeiouy]/g, ''))
    .toSorted()
    .join('')
}

function rankOf(word: string, name: string, count: number): number {
  return 2 * slips(word, name) + (name[0] === word[0] ? 0 : 3) - count / (count + 10)
}

/**
 * Up to three names that come near to the words of a query that finds nothing, with more slips than a
 * search forgives.
 */
export function nearestNames({ names }: Known, words: readonly string[]): string[] {
  const found = words.flatMap((word) => {
    const shortened = word.slice(0, longestWord)
    const most = Math.min(3, Math.floor(shortened.length / 2.5))
    return near(names, shortened, most)
      .filter(([name]) => name[0] === shortened[0])
      .map(([name, count]) => ({ name, rank: rankOf(shortened, name, count) }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ name }) => name)
  })
  return [...new Set(found)].slice(0, 3)
}

const longestWord = 24
