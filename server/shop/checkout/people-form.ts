import { z } from 'zod'
import { readDate } from '#server/format/dates.ts'
import { emailField, nameField, nameLine, telephoneField } from '#server/forms/fields.ts'
import { withoutLinks } from '#server/forms/web-addresses.ts'
import { dayOf } from '#server/schedule/day.ts'
import type { CheckoutAnswers, PersonAnswer } from './answers.ts'
import { ageFault, ageOn } from './steps.ts'
import type { Crew } from './steps.ts'

type PeopleAnswers = Pick<CheckoutAnswers, 'contact' | 'people'>

/** The name of a field about one of a crew: `people[<line id>][0][name]`. */
function personField(lineId: string, index: number, field: 'name' | 'born'): string {
  return `people[${lineId}][${index}][${field}]`
}

/**
 * The form of the first step: who orders, and who comes on each line. The first of a crew may stay
 * without a name: then it is who orders. Fields of lines that are not in the cart count for nothing.
 * @param today `YYYY-MM-DD` in London.
 */
export function peopleForm(crews: readonly Crew[], today: string): z.ZodType<PeopleAnswers> {
  const shape = Object.fromEntries(
    crews.flatMap((crew) => crewFields(crew, today, crews.length > 1)),
  )
  return z
    .object({ ...contactFields, ...shape })
    .transform(({ name, email, telephone, ...fields }) => ({
      contact: { name, email, telephone },
      people: Object.fromEntries(crews.map((crew) => [crew.lineId, peopleOf(crew, fields, name)])),
    }))
}

// The messages about an order greet by this name.
const contactFields = {
  name: withoutLinks(nameField),
  email: emailField,
  telephone: telephoneField,
}

const missingPerson = 'Please enter the name of everybody who comes.'

const onePerson = z.string().default('').pipe(nameLine(100, missingPerson))

const namedPerson = onePerson.refine((text) => text !== '', { error: missingPerson })

type Field = readonly [name: string, field: z.ZodType<string>]

function crewFields(crew: Crew, today: string, isOneOfSeveral: boolean): Field[] {
  const born = bornField(crew, today)
  return Array.from({ length: crew.count }, (_, index) => index).flatMap((index) => {
    const who = personLabel(crew, index, isOneOfSeveral)
    const field = (name: 'name' | 'born', check: z.ZodType<string>): Field => [
      personField(crew.lineId, index, name),
      aboutPerson(check, who),
    ]
    const named = field('name', index === 0 ? onePerson : namedPerson)
    return crew.asksBorn ? [named, field('born', born)] : [named]
  })
}

/** Whom a message is about, as the form calls them; empty where there is nobody else. */
function personLabel({ count, date }: Crew, index: number, isOneOfSeveral: boolean): string {
  const person = count > 1 ? [`person ${index + 1}`] : []
  const label = [...(isOneOfSeveral ? [date.name] : []), ...person].join(', ')
  return label === '' ? '' : `${label.charAt(0).toUpperCase()}${label.slice(1)}: `
}

/** The same field, whose messages begin with whom they are about. */
function aboutPerson(check: z.ZodType<string>, who: string): z.ZodType<string> {
  return z
    .unknown()
    .optional()
    .transform((given, context) => {
      const result = check.safeParse(given)
      if (result.success) return result.data
      for (const { message } of result.error.issues) {
        context.addIssue({ code: 'custom', message: `${who}${message}` })
      }
      return z.NEVER
    })
}

function peopleOf(
  { lineId, count, asksBorn }: Crew,
  fields: Readonly<Record<string, string>>,
  orderedBy: string,
): PersonAnswer[] {
  const answer = (index: number, field: 'name' | 'born') =>
    fields[personField(lineId, index, field)] ?? ''
  return Array.from({ length: count }, (_, index) => ({
    name: answer(index, 'name') || orderedBy,
    born: asksBorn ? answer(index, 'born') : null,
  }))
}

const missing = 'Please enter the date of birth.'

const malformed = 'That is no date of birth; write it as day, month and year, such as 30/04/1990.'

const oldest = 120

/**
 * A date of birth, `YYYY-MM-DD` or as it is typed in Britain, of somebody who may come: old enough on
 * the first day, and not too old where there is a limit.
 */
function bornField(crew: Pick<Crew, 'ages' | 'date'>, today: string): z.ZodType<string> {
  return z
    .string({ error: missing })
    .transform(readDate)
    .refine((text) => text !== '', { error: missing, abort: true })
    .refine((text) => !Number.isNaN(dayOf(text)), { error: malformed, abort: true })
    .refine((born) => born <= today && ageOn(today, born) <= oldest, {
      error: malformed,
      abort: true,
    })
    .superRefine((born, context) => {
      const fault = ageFault(crew, born)
      if (fault !== null) context.addIssue({ code: 'custom', message: fault })
    })
}
