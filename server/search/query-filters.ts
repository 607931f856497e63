import { distance } from '#server/format/nearest.ts'
import { feastIn, monthNumber, seasonIn, spanOfMonths, yearSpan } from './calendar.ts'
import type { Span } from './calendar.ts'
import { createPhrases } from './phrases.ts'
import { isSoftWord, isStopWord } from './stop-words.ts'
import { wordsIn } from './words.ts'

/** What a query says besides what is looked for. */
export interface QueryFilters {
  /** When: the days on which a date may begin; null: at any time. */
  readonly when: Span | null
  /** For how many; null: that is left open. */
  readonly people: number | null
  /** What it may cost at most, in pence; null: that is left open. */
  readonly most: number | null
  /** The cheapest first. */
  readonly isCheapest: boolean
  /** A season stands in names too: those that say it come first. */
  readonly hint: string | null
  /** What is left of the query. */
  readonly rest: string
}

/**
 * Reads months, seasons, feasts, numbers of people, prices and “cheap” out of a query: they are filters,
 * not words to look for. “May I” is none. More people than a yacht takes are a group with one of its own.
 * @param today `YYYY-MM-DD`: what is told by its name alone is the next to come
 */
export function readQueryFilters(query: string, today: string): QueryFilters {
  const words = wordsIn(query)
  const used = new Set<number>()
  const when = whenIn(words, today, used)
  const count = peopleIn(words, used)
  const most = mostIn(words, query, used)
  const isCheapest = words.some((word, place) => {
    const isIt = cheapWords.has(word)
    if (isIt) used.add(place)
    return isIt
  })
  const isGroup = count !== null && count > mostPeople
  const left = words.filter((_, place) => !used.has(place))
  const isSaid = left.some((word) => !isStopWord(word) && !isSoftWord(word) && !numbers.has(word))
  const rest = [...left, ...(isGroup && !isSaid ? ['private group'] : [])].join(' ')
  const hint = words.find((word) => seasonIn(word)) ?? null
  return {
    when,
    people: isGroup ? null : count,
    most,
    isCheapest,
    hint,
    rest: used.size === 0 ? query : rest,
  }
}

const cheapWords: ReadonlySet<string> = new Set(
  'cheap cheapest cheaper budget affordable inexpensive lowest deal deals offer offers bargain bargains discount discounts discounted'.split(
    ' ',
  ),
)

function whenIn(words: readonly string[], today: string, used: Set<number>): Span | null {
  const named = feastIn(words, today)
  if (named && !giftWords.has(words[named.end] ?? '')) {
    for (let place = named.start; place < named.end; place += 1) used.add(place)
    takeAround(words, named.start, used)
    return named.span
  }
  for (const [place, word] of words.entries()) {
    const month = isVerb(words, place) ? null : monthOf(word, words.length)
    if (month === null) continue
    used.add(place)
    takeAround(words, place, used)
    const year = yearAt(words, place + 1)
    if (year !== null) used.add(place + 1)
    return spanOfMonths([month], year, today)
  }
  return seasonOrYear(words, today, used)
}

// What is given or held at a feast is sought now.
const giftWords: ReadonlySet<string> = new Set(
  'present presents gift gifts voucher vouchers party'.split(' '),
)

function seasonOrYear(words: readonly string[], today: string, used: Set<number>): Span | null {
  for (const [place, word] of words.entries()) {
    const season = seasonIn(word)
    const year = yearAt(words, season ? place + 1 : place)
    if (!season && year === null) continue
    if (year !== null) used.add(season ? place + 1 : place)
    if (season) used.add(place)
    takeAround(words, place, used)
    if (season) return spanOfMonths(season, year, today)
    if (year !== null) return yearSpan(year)
  }
  return null
}

/** A month by its name, its first letters, or with a slip of the hand in a long name. */
function monthOf(word: string, count: number): number | null {
  const month = monthNumber(word)
  // `mar` and `dec` alone are more likely something else on its way.
  if (month !== null) return word.length > 3 || word === 'may' || count > 1 ? month : null
  if (word.length < 6) return null
  const near = longMonths.findIndex((name) => distance(word, name) === 1)
  return near < 0 ? null : (monthNumber(longMonths[near] ?? '') ?? null)
}

const longMonths = ['january', 'february', 'august', 'september', 'october', 'november', 'december']

/** `May I bring my dog` asks leave. */
function isVerb(words: readonly string[], place: number): boolean {
  if (words[place] !== 'may') return words[place] === 'march' && words[place + 1] === 'on'
  return verbSubjects.has(words[place + 1] ?? '')
}

const verbSubjects: ReadonlySet<string> = new Set('i we my our you your the a be have'.split(' '))

function yearAt(words: readonly string[], place: number): number | null {
  const word = words[place] ?? ''
  return /^20[2-4]\d$/.test(word) ? Number(word) : null
}

/** `in June`, `early June` and `the end of June` ask for no more than June does. */
function takeAround(words: readonly string[], place: number, used: Set<number>): void {
  for (let before = place - 1; aroundWords.has(words[before] ?? ''); before -= 1) used.add(before)
}

const aroundWords: ReadonlySet<string> = new Set(
  (
    'in for during over at on of the early late mid middle end start beginning next this around from before ' +
    'until till by after sometime'
  ).split(' '),
)

const numbers: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, place) => [word, place + 1]),
)

/** A yacht has no more berths than this; whoever comes with more asks for two. */
const mostPeople = 8

/** `for 2`, `two people`, `family of four`, `we are 9`, `couple`: never days, weeks or years of age. */
function peopleIn(words: readonly string[], used: Set<number>): number | null {
  for (const [place, word] of words.entries()) {
    if (used.has(place)) continue
    if (word === 'couple' || word === 'couples') {
      used.add(place)
      return 2
    }
    const count = numbers.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : null)
    if (count === null || count < 1) continue
    const [before = '', next = '', after = ''] = [
      words[place - 1],
      words[place + 1],
      words[place + 2],
    ]
    const isCounted = peopleWords.has(next) || (next === 'of' && after === 'us')
    const isFor =
      (before === 'for' || before === 'of' || (before === 'are' && words[place - 2] === 'we')) &&
      !units.has(next)
    if (!isCounted && !isFor) continue
    used.add(place)
    if (before === 'for' || before === 'of') used.add(place - 1)
    if (isCounted) used.add(place + 1)
    if (next === 'of') used.add(place + 2)
    return count
  }
  return null
}

const peopleWords: ReadonlySet<string> = new Set(
  (
    'people persons person adults adult guests guest friends places berths pax passengers girls lads boys ' +
    'men women ladies mates colleagues'
  ).split(' '),
)

const units: ReadonlySet<string> = new Set(
  'day days night nights week weeks weekend weekends hour hours month months year years old mile miles ft'.split(
    ' ',
  ),
)

/** `under 200`, `less than £350`: never an age, a length or a distance. */
function mostIn(words: readonly string[], query: string, used: Set<number>): number | null {
  for (const { start, end: place } of limits.find(words)) {
    const [word = '', next = ''] = words.slice(place)
    if (used.has(place) || !/^\d{2,4}$/.test(word)) continue
    const isMoney = query.includes(`£${word}`) || moneyWords.has(next)
    if (!isMoney && (Number(word) < leastPrice || units.has(next))) continue
    for (let one = start; one <= place; one += 1) used.add(one)
    if (moneyWords.has(next)) used.add(place + 1)
    return Number(word) * 100
  }
  return null
}

/** What is less without a sign of money is an age or a number of people, in pounds. */
const leastPrice = 40

const limits = createPhrases(
  'no more than,less than,cheaper than,up to,under,below,max,maximum'
    .split(',')
    .map((phrase) => [phrase, null] as const),
)

const moneyWords: ReadonlySet<string> = new Set('pounds pound quid gbp'.split(' '))
