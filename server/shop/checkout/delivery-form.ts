import { z } from 'zod'
import { onOneLine } from '#server/forms/fields.ts'
import { hiddenCharacterFault } from '#server/forms/hidden-characters.ts'
import type { DeliveryAnswer } from './answers.ts'
import { europeanCountry } from './europe.ts'

const text = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value : ''))

/** On one line; what was left out is empty. */
const lineOfText = text.transform(onOneLine)

const fields = z.object({
  by: lineOfText,
  to: lineOfText,
  name: text,
  line1: lineOfText,
  line2: lineOfText,
  town: lineOfText,
  postcode: lineOfText,
  country: lineOfText,
})

type DeliveryFields = z.infer<typeof fields>

type FieldName = keyof DeliveryFields

/**
 * The form of the second step: posted to an address, or collected. Of what is collected no address is
 * asked, and of an address in the United Kingdom no country.
 * @param staying the names of the things that are posted inside the United Kingdom only.
 */
export function deliveryForm(staying: readonly string[]): z.ZodType<DeliveryAnswer> {
  return fields.transform((typed, context) => {
    const given = { ...typed, name: onOneLine(typed.name) }
    const hidden = given.by === 'post' ? hiddenCharacterFault(typed.name) : null
    const errors = [
      ...(hidden === null ? [] : [['name', hidden] as const]),
      ...errorsOf(given, staying),
    ]
    for (const [name, message] of errors) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
    return errors.length > 0 ? z.NEVER : answerOf(given)
  })
}

type FieldError = readonly [name: FieldName, message: string]

function errorsOf(given: DeliveryFields, staying: readonly string[]): FieldError[] {
  if (given.by === 'collect') return []
  if (given.by !== 'post') return [['by', 'Please choose: we post it, or you collect it.']]
  const required = (Object.keys(missing) as (keyof typeof missing)[]).flatMap(
    (name): FieldError[] =>
      given[name] === '' ? [[name, missing[name]]] : tooLong(name, given[name]),
  )
  return [...required, ...tooLong('line2', given.line2), ...destinationErrors(given, staying)]
}

const missing = {
  name: 'Please enter the name that goes on the parcel.',
  line1: 'Please enter the house and the street.',
  town: 'Please enter the town or city.',
}

const longest = 100

function tooLong(name: FieldName, text: string): FieldError[] {
  const message = `That is too long for a label; it can have ${longest} characters at most.`
  return text.length > longest ? [[name, message]] : []
}

function destinationErrors({ to, postcode, country }: DeliveryFields, staying: readonly string[]) {
  const errors: FieldError[] = []
  if (to === 'europe') {
    if (staying.length > 0) errors.push(['to', stayingMessage(staying)])
    if (!/^[a-z0-9][a-z0-9 -]{1,11}$/i.test(postcode)) errors.push(['postcode', foreignPostcode])
    if (europeanCountry(country) === undefined) errors.push(['country', wrongCountry])
  } else if (to === 'uk') {
    if (ukPostcode(postcode) === undefined) errors.push(['postcode', wrongPostcode])
  } else {
    errors.push(['to', 'Please choose: to the United Kingdom, or to the rest of Europe.'])
  }
  return errors
}

const wrongPostcode = 'Enter a full UK postcode, like SO14 3AB.'

const foreignPostcode = 'Please enter the postcode as it is written there, such as 75011.'

const wrongCountry = 'Please choose a country of Europe. We post to no other continent.'

function stayingMessage(staying: readonly string[]): string {
  return `We do not post this abroad: ${staying.join(', ')}. Choose an address in the United Kingdom, collect it, or take it out of your basket.`
}

/** A postcode of the United Kingdom, in capitals and with its space; undefined: it is none. */
export function ukPostcode(text: string): string | undefined {
  const packed = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const shape = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[ABD-HJLNP-UW-Z]{2})$/
  const [, out, within] = shape.exec(packed) ?? []
  return out && within ? `${out} ${within}` : undefined
}

function answerOf(given: DeliveryFields): DeliveryAnswer {
  if (given.by === 'collect') return { by: 'collect' }
  const { name, line1, line2, town, postcode, country } = given
  const lines = [line1, line2].filter((text) => text !== '')
  const common = { by: 'post', name, lines, town } as const
  return given.to === 'europe'
    ? {
        ...common,
        to: 'europe',
        postcode: postcode.toUpperCase(),
        country: europeanCountry(country) ?? country,
      }
    : { ...common, to: 'uk', postcode: ukPostcode(postcode) ?? postcode, country: '' }
}
