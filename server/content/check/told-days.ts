import { violationInText } from '../load/document.ts'
import type { Finding } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { monthNames } from './seasons.ts'
import { writtenStringsIn } from './strings.ts'

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

// Small letters are those of a slip in a whole name alone: “40 may do” and “12 march on” are no days.
const months = [
  ...monthNames.flatMap((name) => [name, name.toUpperCase(), name.slice(0, 3)]),
  ...monthNames.map((name) => name.slice(0, 3).toUpperCase()),
  'Sept',
  ...monthNames.map((name) => name.toLowerCase()).filter((name) => !/^ma(?:y|rch)$/.test(name)),
].toSorted((one, other) => other.length - one.length)
const month = `(?<month>${months.join('|')})(?![\\p{L}’'])\\.?`
const weekday =
  '(?:[Mm]on|[Tt]ue(?:s)?|[Ww]ed(?:nes)?|[Tt]hu(?:rs|r)?|[Ff]ri|[Ss]at(?:ur)?|[Ss]un)(?:day)?(?![\\p{L}’])'
const ordinal = '(?:st|nd|rd|th)'
const year = '(?<year>(?:19|20)\\d\\d)(?![\\d-])'
const gap = '(?:[\\s,.-]|&nbsp;)+'
const range = `(?:(?<firstWeekday>${weekday})${gap}(?<first>\\d{1,2})${ordinal}?(?:\\s(?:to|until|and|or)\\s|\\s?[–-]\\s?))?`
const before = '(?<![\\p{L}\\d.,/£€$:#-])'
const after = `(?:\\s?\\((?<inBrackets>${weekday})\\)|,? (?:is )?an? (?<named>${weekday}))?`

/** Days with the name of their month, as in `Saturday 21 November, 2026` and `Nov 21st 2026`. */
const dayFirst = new RegExp(
  `${before}${range}(?:(?<weekday>${weekday})${gap}(?:the )?)?(?<day>\\d{1,2})${ordinal}?(?: of|-)?(?:\\s|&nbsp;)?${month}(?:${gap}${year})?${after}`,
  'gu',
)
// Numbers stand behind months for other reasons too: “in June 40 boats”.
const monthFirst = new RegExp(
  `${before}(?:(?<weekday>${weekday})${gap})?${month} (?:the )?(?<day>\\d{1,2})(?:${ordinal}?,? ${year}|${ordinal}|(?=[.,;)<](?!\\d)|$))${after}`,
  'gu',
)
const inFigures = new RegExp(
  `${before}(?:(?<weekday>${weekday})${gap})?(?:(?<year>(?:19|20)\\d\\d)-(?<number>\\d\\d)-(?<day>\\d\\d)|(?<britishDay>\\d{1,2})([/.])(?<britishNumber>\\d{1,2})\\6(?<britishYear>(?:19|20)\\d\\d))(?![\\d/-])`,
  'gu',
)

const keysWithoutDays = ['$schema', 'schema']
const mayTellDay =
  /\d{1,2}\D{0,4} ?(?:of )?[JFMASONDjfasond]|[a-yA-Y]\.? (?:the )?\d{1,2}(?!\d)|\d[-/.]\d/

/** Days that texts tell are in the calendar, and of the weekday that stands beside them. */
export const toldDaysExist: Check = function* (documents) {
  for (const document of allDocuments(documents)) {
    const mayHold = (text: string, key: string) =>
      !keysWithoutDays.includes(key) && mayTellDay.test(text)
    for (const { path, text } of writtenStringsIn(document, mayHold)) {
      const told = new Set<number>()
      for (const pattern of [dayFirst, monthFirst, inFigures]) {
        for (const { 0: said, index, groups = {} } of text.matchAll(pattern)) {
          const finding = findingOf(said, groups)
          if (!finding || told.has(index)) continue
          told.add(index)
          yield violationInText(document, path, index, ...finding)
        }
      }
    }
  }
}

type Groups = Readonly<Record<string, string | undefined>>

function findingOf(said: string, groups: Groups): Finding | null {
  const number = monthOf(groups)
  const day = Number(groups['day'] ?? groups['britishDay'])
  const told = groups['year'] ?? groups['britishYear']
  const name = monthNames[number - 1]
  if (name === undefined) return [`“${said}” has no month`, 'write a day of the calendar']
  // Without a year, 29 February may be that of a leap year.
  const last = lastDay(Number(told ?? 2000), number)
  if (day < 1 || day > last) {
    const which = number === 2 && told !== undefined ? `${name} ${told}` : name
    return [`“${said}” is no day: ${which} has ${last} days`, 'write a day of the calendar']
  }
  if (told === undefined) return null
  const first = Number(groups['first'] ?? 0)
  return (
    weekdayFinding(
      said,
      [Number(told), number, day],
      [groups['weekday'], groups['inBrackets'], groups['named']],
    ) ??
    (first > 0 && first < day
      ? weekdayFinding(said, [Number(told), number, first], [groups['firstWeekday']])
      : null)
  )
}

function monthOf({ month: name, number, britishNumber }: Groups): number {
  if (name === undefined) return Number(number ?? britishNumber)
  const start = name.slice(0, 3).toLowerCase()
  return monthNames.findIndex((one) => one.toLowerCase().startsWith(start)) + 1
}

function weekdayFinding(
  said: string,
  [toldYear, number, day]: readonly [number, number, number],
  names: readonly (string | undefined)[],
): Finding | null {
  const date = new Date(Date.UTC(toldYear, number - 1, day))
  const right = weekdays[date.getUTCDay()] ?? ''
  const wrong = names.find((one) => one !== undefined && !isShortFor(one, right))
  if (wrong === undefined) return null
  const message = `“${said}” cannot be: ${day} ${monthNames[number - 1]} ${toldYear} is a ${right}`
  return [message, 'correct the weekday or the day']
}

function isShortFor(written: string, name: string): boolean {
  return name.toLowerCase().startsWith(written.slice(0, 3).toLowerCase())
}

function lastDay(ofYear: number, number: number): number {
  return new Date(Date.UTC(ofYear, number, 0)).getUTCDate()
}
