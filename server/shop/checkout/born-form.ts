import { formatDate } from '#server/format/dates.ts'
import { dateOf, dayIn } from '#server/schedule/day.ts'
import { ageOn } from './steps.ts'

/** The parts of a date of birth, each with a field of its own, in the order in which they stand. */
const bornParts = ['day', 'month', 'year'] as const

export type BornPart = (typeof bornParts)[number]

/** A date of birth as it is typed: `1` or `01`, `3`, `Mar` or `March`, `1988`. */
type TypedBirth = Readonly<Record<BornPart, string>>

/** `YYYY-MM-DD`, or what is wrong and in which field it is put right. */
export type ReadBirth = { readonly born: string } | BirthFault

interface BirthFault {
  readonly part: BornPart
  readonly message: string
}

/**
 * Reads a date of birth of somebody who is alive.
 * @param today `YYYY-MM-DD` in London.
 */
export function readBirth(typed: TypedBirth, today: string): ReadBirth {
  const text = { day: typed.day.trim(), month: typed.month.trim(), year: typed.year.trim() }
  const lacking = bornParts.filter((part) => text[part] === '')
  const [first] = lacking
  if (first) return { part: first, message: lackText(lacking) }
  const numbers = { day: dayOfMonth(text.day), month: monthOf(text.month), year: yearOf(text.year) }
  const strange = bornParts.find((part) => numbers[part] === null)
  if (strange) return { part: strange, message: shapes[strange] }
  return bornOn(Number(numbers.year), Number(numbers.month), Number(numbers.day), today)
}

function lackText(lacking: readonly BornPart[]): string {
  if (lacking.length === bornParts.length) return 'Please enter the date of birth.'
  return `Please enter the ${lacking.join(' and the ')} of birth too.`
}

const shapes: Readonly<Record<BornPart, string>> = {
  day: 'The day of birth is a number from 1 to 31, such as 14.',
  month: 'The month of birth is a number from 1 to 12 or a name, such as 3 or March.',
  year: 'The year of birth has four digits, such as 1988.',
}

function dayOfMonth(text: string): number | null {
  const [, digits] = /^0?(\d{1,2})(?:st|nd|rd|th)?$/i.exec(text) ?? []
  return within(digits, 31)
}

function monthOf(text: string): number | null {
  if (/^0?\d{1,2}$/.test(text)) return within(text, months.length)
  const begin = text.toLowerCase().replace(/\.$/, '')
  const place = begin.length < 3 ? -1 : months.findIndex((name) => name.startsWith(begin))
  return place === -1 ? null : place + 1
}

const months =
  'january february march april may june july august september october november december'.split(' ')

function yearOf(text: string): number | null {
  return /^\d{4}$/.test(text) ? Number(text) : null
}

function within(digits: string | undefined, most: number): number | null {
  const number = Number(digits)
  return number >= 1 && number <= most ? number : null
}

const oldest = 120

function bornOn(year: number, month: number, day: number, today: string): ReadBirth {
  const last = Number(dateOf(dayIn(year, month + 1, 0)).slice(-2))
  if (day > last) {
    const name = formatDate(dateOf(dayIn(year, month, 1)), 'month')
    return { part: 'day', message: `${name} has ${last} days. Please look at the day once more.` }
  }
  const born = dateOf(dayIn(year, month, day))
  if (born > today)
    return {
      part: 'year',
      message: 'Nobody is born in the future. Please look at the year once more.',
    }
  if (ageOn(today, born) > oldest) {
    return {
      part: 'year',
      message: `That is more than ${oldest} years ago. Please look at the year once more.`,
    }
  }
  return { born }
}
