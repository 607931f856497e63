import { z } from 'zod'
import { formatDate, readDate } from '#server/format/dates.ts'
import type { Crew } from './crews.ts'

const missing = 'Please enter the date of birth.'
const malformed = 'That is no date of birth; write it as day, month and year, such as 30/04/1990.'
const oldest = 120

/**
 * A date of birth, `YYYY-MM-DD` or as it is typed in Britain, of somebody who may come: old enough on
 * the first day, and not too old where there is a limit. What is wrong with another is said in words.
 */
export function bornField(crew: Pick<Crew, 'ages' | 'date'>, today: string): z.ZodType<string> {
  return z
    .string({ error: missing })
    .transform(readDate)
    .refine((text) => text !== '', { error: missing, abort: true })
    .refine(isDay, { error: malformed, abort: true })
    .refine((born) => born <= today && ageOn(today, born) <= oldest, {
      error: malformed,
      abort: true,
    })
    .superRefine((born, context) => {
      const fault = ageFault(crew, born)
      if (fault !== null) context.addIssue({ code: 'custom', message: fault })
    })
}

/** Why somebody of an age cannot come; null: they can. */
export function ageFault(
  { ages: { least, most }, date }: Pick<Crew, 'ages' | 'date'>,
  born: string,
): string | null {
  const age = ageOn(date.starts, born)
  const [day, starts] = [born, date.starts].map((one) => formatDate(one, 'date'))
  const fault = (limit: string) =>
    `Born on ${day}, they will be ${age} when ${date.name} starts on ${starts}; the ${limit}. Choose something else for them, or call us.`
  if (least !== null && age < least) return fault(`minimum age is ${least}`)
  return most !== null && age > most ? fault(`maximum age is ${most}`) : null
}

/**
 * How old somebody is on a day, in whole years; both `YYYY-MM-DD`. Who was born on 29 February is a
 * year older from 1 March on in the years that have no such day.
 */
export function ageOn(day: string, born: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/** Is it a day of the calendar, written `YYYY-MM-DD`? */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}
