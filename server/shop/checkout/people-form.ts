import { z } from 'zod'
import { capitalised } from '#server/format/words.ts'
import { emailField, nameField, nameLine, telephoneField } from '#server/forms/fields.ts'
import { withoutLinks } from '#server/forms/web-addresses.ts'
import type { CheckoutAnswers, PersonAnswer } from './answers.ts'
import { readBirth } from './born-form.ts'
import type { BornPart, ReadBirth } from './born-form.ts'
import { ageFault } from './steps.ts'
import type { Crew } from './steps.ts'

type PeopleAnswers = Required<Pick<CheckoutAnswers, 'contact' | 'people'>>

/** Somebody who comes, as the form asks about them. */
interface Person {
  readonly crew: Crew
  /** What the names of their fields begin with: `people[<line id>][0]`. */
  readonly prefix: string
  /** Whom a message is about, as the form calls them; empty where there is nobody else. */
  readonly label: string
  /** May they be who orders, and so stay without a name? */
  readonly isFirst: boolean
}

interface Asked {
  readonly crews: readonly Crew[]
  readonly today: string
  /** Must a number be known? Else it may be left out. */
  readonly asksTelephone: boolean
}

/**
 * The form of the first step: who orders, and who comes on each line. The first of a crew may stay
 * without a name: then it is who orders. Fields of lines that are not in the cart count for nothing.
 * @param today `YYYY-MM-DD` in London.
 */
export function peopleForm({ crews, today, asksTelephone }: Asked): z.ZodType<PeopleAnswers> {
  const people = crews.flatMap((crew) => peopleOf(crew, crews.length > 1))
  const telephone = asksTelephone ? telephoneField : optionalTelephone
  // Of both it is told what is wrong, at once.
  return z
    .intersection(namesForm(people, telephone), birthsForm(people, today))
    .transform(({ contact, names, births }) => ({
      contact,
      people: Object.fromEntries(
        crews.map(({ lineId }) => [
          lineId,
          people
            .filter(({ crew }) => crew.lineId === lineId)
            .map(({ prefix }): PersonAnswer => ({
              name: names[prefix] || contact.name,
              born: births[prefix] ?? null,
            })),
        ]),
      ),
    }))
}

function peopleOf(crew: Crew, isOneOfSeveral: boolean): Person[] {
  const { lineId, count, date } = crew
  return Array.from({ length: count }, (_, index) => {
    const person = count > 1 ? [`person ${index + 1}`] : []
    const label = capitalised([...(isOneOfSeveral ? [date.name] : []), ...person].join(', '))
    return {
      crew,
      prefix: `people[${lineId}][${index}]`,
      label: label === '' ? '' : `${label}: `,
      isFirst: index === 0,
    }
  })
}

/** By what the names of somebody's fields begin with. */
type ByPerson = Readonly<Record<string, string>>

// The messages about an order greet by this name.
const contactFields = {
  name: withoutLinks(nameField),
  email: emailField,
}

const optionalTelephone = z
  .preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    telephoneField.optional(),
  )
  .transform((text) => text ?? '')

const missingPerson = 'Please enter the name of everybody who comes.'

const onePerson = z.string().default('').pipe(nameLine(100, missingPerson))

const namedPerson = onePerson.refine((text) => text !== '', { error: missingPerson })

function namesForm(
  people: readonly Person[],
  telephone: z.ZodType<string>,
): z.ZodType<Pick<PeopleAnswers, 'contact'> & { readonly names: ByPerson }> {
  const fields = Object.fromEntries(
    people.map((person) => [
      nameOfField(person),
      aboutPerson(person.isFirst ? onePerson : namedPerson, person),
    ]),
  )
  return z
    .object({ ...contactFields, telephone, ...fields })
    .transform(({ name, email, telephone: number, ...names }) => ({
      contact: { name, email, telephone: number },
      names: byPerson(people, names),
    }))
}

function nameOfField({ prefix }: Person): string {
  return `${prefix}[name]`
}

function byPerson(people: readonly Person[], names: Readonly<Record<string, string>>): ByPerson {
  return Object.fromEntries(
    people.map((person) => [person.prefix, names[nameOfField(person)] ?? '']),
  )
}

/** The same field, whose messages begin with whom they are about. */
function aboutPerson(check: z.ZodType<string>, { label }: Person): z.ZodType<string> {
  return z
    .unknown()
    .optional()
    .transform((given, context) => {
      const result = check.safeParse(given)
      if (result.success) return result.data
      for (const { message } of result.error.issues) {
        context.addIssue({ code: 'custom', message: `${label}${message}` })
      }
      return z.NEVER
    })
}

/**
 * The dates of birth of those of whom it is asked: they have to be old enough on the first day, and not
 * too old where there is a limit. What is wrong is told under the part that puts it right.
 */
function birthsForm(
  people: readonly Person[],
  today: string,
): z.ZodType<{ readonly births: ByPerson }> {
  return z.record(z.string(), z.unknown()).transform((fields, context) => {
    const births = new Map<string, string>()
    for (const person of people.filter(({ crew }) => crew.asksBorn)) {
      const read = readPerson(person, fields, today)
      if ('born' in read) births.set(person.prefix, read.born)
      else {
        const path = [bornField(person.prefix, read.part)]
        context.addIssue({ code: 'custom', path, message: `${person.label}${read.message}` })
      }
    }
    return { births: Object.fromEntries(births) }
  })
}

function readPerson(
  { crew, prefix }: Person,
  fields: Readonly<Record<string, unknown>>,
  today: string,
): ReadBirth {
  const typed = (part: BornPart) => {
    const text = fields[bornField(prefix, part)]
    return typeof text === 'string' ? text : ''
  }
  const birth = { day: typed('day'), month: typed('month'), year: typed('year') }
  const read = readBirth(birth, today)
  const fault = 'born' in read ? ageFault(crew, read.born) : null
  return fault === null ? read : { part: 'year', message: fault }
}

function bornField(prefix: string, part: BornPart): string {
  return `${prefix}[born][${part}]`
}
