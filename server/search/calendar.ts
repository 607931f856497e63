import { distance } from '#server/format/nearest.ts'

/** Days from one to another, `YYYY-MM-DD`, both included. */
export interface Span {
  /** As it stands in “With dates in …”: `June 2027`, `this weekend`. */
  readonly label: string
  readonly from: string
  readonly to: string
}

const monthNames =
  'january february march april may june july august september october november december'.split(' ')

const shortNames: ReadonlyMap<string, number> = new Map([
  ...monthNames.map((name, place) => [name.slice(0, 3), place + 1] as const),
  ['sept', 9] as const,
])

/** From 1 to 12. */
export function monthNumber(word: string): number | null {
  const place = monthNames.indexOf(word)
  return place >= 0 ? place + 1 : (shortNames.get(word) ?? null)
}

const seasons: ReadonlyMap<string, readonly number[]> = new Map([
  ['spring', [3, 4, 5]],
  ['summer', [6, 7, 8]],
  ['summertime', [6, 7, 8]],
  ['autumn', [9, 10, 11]],
  ['winter', [12, 1, 2]],
  ['wintertime', [12, 1, 2]],
])

export function seasonIn(word: string): readonly number[] | null {
  return seasons.get(word) ?? null
}

/** Months that follow each other: the next that are not over, or those of a year. */
export function spanOfMonths(
  months: readonly number[],
  wanted: number | null,
  today: string,
): Span {
  const [first = 1] = months
  const last = months.at(-1) ?? first
  const thisYear = Number(today.slice(0, 4))
  const years = wanted === null ? [thisYear - 1, thisYear, thisYear + 1] : [wanted]
  const spans = years.map((year) => {
    const end = last < first ? year + 1 : year
    const [one, other] = [monthLabel(first), monthLabel(last)]
    const label = first === last ? `${one} ${year}` : `${one} to ${other} ${end}`
    return { label, from: `${year}-${two(first)}-01`, to: lastDay(end, last) }
  })
  return spans.find(({ to }) => to > today) ?? spans[0] ?? yearSpan(thisYear)
}

function monthLabel(month: number): string {
  const name = monthNames[month - 1] ?? ''
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

function lastDay(year: number, month: number): string {
  return dayText(new Date(Date.UTC(year, month, 0)))
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function dayText(day: Date): string {
  return day.toISOString().slice(0, 10)
}

export interface PlacedSpan {
  readonly span: Span
  readonly start: number
  /** The place behind its last word. */
  readonly end: number
}

/** Times that have a name of their own: feasts, holidays, and those that are told from today. */
const times: readonly (readonly [phrases: string, spanAt: (today: string) => Span])[] = [
  ['may bank holiday|whitsun|whit|may half term|spring bank holiday', yearly('May', 5, 1, 5, 31)],
  [
    'august bank holiday|bank holiday august|late summer bank holiday',
    yearly('August', 8, 21, 8, 31),
  ],
  ['bank holidays|bank holiday', yearly('April and May', 4, 1, 5, 31)],
  ['october half term|autumn half term', yearly('October', 10, 15, 11, 5)],
  ['february half term', yearly('February', 2, 8, 2, 24)],
  [
    'half term|half-term',
    nextOf(
      [
        [2, 8, 2, 24],
        [5, 22, 6, 6],
        [10, 15, 11, 5],
      ],
      'half term',
    ),
  ],
  [
    'summer holidays|school holidays|summer holiday|school summer holidays',
    yearly('the summer holidays', 7, 18, 8, 31),
  ],
  ['easter holidays|easter weekend|easter', easter],
  ['christmas holidays|christmas|xmas', yearly('the Christmas holidays', 12, 18, 1, 3)],
  ['new years eve|new years|new year|hogmanay', yearly('the days around New Year', 12, 27, 1, 10)],
  ['valentines day|valentines', yearly('February', 2, 7, 2, 21)],
  ['this weekend|weekend coming', weekend(0, 'this weekend')],
  ['next weekend', weekend(7, 'next weekend')],
  ['this week|today|tomorrow|tonight|now', ahead(0, 7, 'the next seven days')],
  ['next week', ahead(2, 14, 'the next two weeks')],
  ['this month', monthAfter(0)],
  ['next month', monthAfter(1)],
  [
    'this year',
    (today) => ({
      label: today.slice(0, 4),
      from: today,
      to: `${today.slice(0, 4)}-12-31`,
    }),
  ],
  ['next year', (today) => yearSpan(Number(today.slice(0, 4)) + 1)],
  [
    'last minute|last-minute|late availability|late deals|short notice|soon|next available',
    ahead(0, 28, 'the next four weeks'),
  ],
]

const phrases = times
  .flatMap(([list, spanAt]) =>
    list.split('|').map((phrase) => ({ words: phrase.split(/[ -]/), spanAt })),
  )
  .toSorted((one, other) => other.words.length - one.words.length)

/** The time with a name that stands among words: the longest name. */
export function feastIn(words: readonly string[], today: string): PlacedSpan | null {
  for (const { words: phrase, spanAt } of phrases) {
    const start = words.findIndex((_, place) =>
      phrase.every((word, offset) => isAlike(words[place + offset] ?? '', word)),
    )
    if (start >= 0) return { span: spanAt(today), start, end: start + phrase.length }
  }
  return null
}

/** The same, or with one slip of the hand in a long word. */
function isAlike(typed: string, word: string): boolean {
  if (typed === word) return true
  return word.length > 6 && typed[0] === word[0] && distance(typed, word) === 1
}

type Bounds = readonly [fromMonth: number, fromDay: number, toMonth: number, toDay: number]

function yearly(label: string, ...bounds: Bounds): (today: string) => Span {
  return (today) => {
    const year = Number(today.slice(0, 4))
    const spans = [year - 1, year, year + 1].map((one) => within(one, bounds))
    const next = spans.find(({ to }) => to > today) ?? within(year, bounds)
    const isMonth = monthNames.includes(label.toLowerCase())
    return { ...next, label: isMonth ? `${label} ${next.from.slice(0, 4)}` : label }
  }
}

function nextOf(all: readonly Bounds[], label: string): (today: string) => Span {
  return (today) => {
    const spans = all.map((bounds) => yearly(label, ...bounds)(today))
    return spans.toSorted((one, other) => one.from.localeCompare(other.from))[0] ?? yearSpan(0)
  }
}

function within(year: number, [month, day, toMonth, toDay]: Bounds) {
  const end = toMonth < month ? year + 1 : year
  return { from: `${year}-${two(month)}-${two(day)}`, to: `${end}-${two(toMonth)}-${two(toDay)}` }
}

export function yearSpan(year: number): Span {
  return { label: String(year), from: `${year}-01-01`, to: `${year}-12-31` }
}

function plusDays(day: string, days: number): string {
  return dayText(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))
}

function ahead(least: number, most: number, label: string): (today: string) => Span {
  return (today) => ({ label, from: plusDays(today, least), to: plusDays(today, most) })
}

/** From Friday to Sunday: a weekend afloat begins with supper on board. */
function weekend(later: number, label: string): (today: string) => Span {
  return (today) => {
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
    const toFriday = weekday === 6 ? -1 : weekday === 0 ? -2 : 5 - weekday
    const from = plusDays(today, toFriday + later)
    return { label, from, to: plusDays(from, 2) }
  }
}

function monthAfter(months: number): (today: string) => Span {
  return (today) => {
    const day = new Date(
      Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months, 1),
    )
    return spanOfMonths([day.getUTCMonth() + 1], day.getUTCFullYear(), today)
  }
}

/** The school holidays around the next Easter Sunday, by the Gregorian reckoning. */
function easter(today: string): Span {
  const year = Number(today.slice(0, 4))
  const spans = [year, year + 1].map((one) => {
    const sunday = easterSunday(one)
    return {
      label: `Easter ${one}`,
      from: plusDays(sunday, -9),
      to: plusDays(sunday, 8),
    }
  })
  return spans.find(({ to }) => to > today) ?? yearSpan(year)
}

function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const moon =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) %
    30
  const full =
    moon -
    Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  const offset = full - weekday
  const month = 3 + Math.floor((offset + 40) / 44)
  return `${year}-${two(month)}-${two(offset + 28 - 31 * Math.floor(month / 4))}`
}
