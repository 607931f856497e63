import { z } from 'zod'
import { onOneLine } from '#server/forms/fields.ts'
import type { DeliveryAnswer } from './answers.ts'

/** What the second step was sent, each on one line; what was left out is empty. */
interface DeliveryFields {
  readonly by: string
  readonly to: string
  readonly name: string
  readonly line1: string
  readonly line2: string
  readonly town: string
  readonly postcode: string
  readonly country: string
}

type FieldName = keyof DeliveryFields

/**
 * The form of the second step: posted to an address, or collected. Of what is collected no address is
 * asked, and of an address in the United Kingdom no country.
 * @param staying the names of the things that are posted inside the United Kingdom only.
 */
export function deliveryForm(staying: readonly string[]): z.ZodType<DeliveryAnswer> {
  return z.object(fields).transform((given, context) => {
    const faults = faultsOf(given, staying)
    for (const [name, message] of faults) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
    return faults.length > 0 ? z.NEVER : answerOf(given)
  })
}

const lineOfText = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? onOneLine(value) : ''))

const fields = {
  by: lineOfText,
  to: lineOfText,
  name: lineOfText,
  line1: lineOfText,
  line2: lineOfText,
  town: lineOfText,
  postcode: lineOfText,
  country: lineOfText,
}

type Fault = readonly [name: FieldName, message: string]

function faultsOf(given: DeliveryFields, staying: readonly string[]): Fault[] {
  if (given.by === 'collect') return []
  if (given.by !== 'post') return [['by', 'Please choose: we post it, or you collect it.']]
  const required = (Object.keys(missing) as (keyof typeof missing)[]).flatMap((name): Fault[] =>
    given[name] === '' ? [[name, missing[name]]] : tooLong(name, given[name]),
  )
  return [...required, ...tooLong('line2', given.line2), ...destinationFaults(given, staying)]
}

const missing = {
  name: 'Please enter the name that goes on the parcel.',
  line1: 'Please enter the house and the street.',
  town: 'Please enter the town or city.',
}

const longest = 100

function tooLong(name: FieldName, text: string): Fault[] {
  const message = `That is too long for a label; it can have ${longest} characters at most.`
  return text.length > longest ? [[name, message]] : []
}

function destinationFaults({ to, postcode, country }: DeliveryFields, staying: readonly string[]) {
  const faults: Fault[] = []
  if (to === 'europe') {
    if (staying.length > 0) faults.push(['to', stayingWords(staying)])
    if (!/^[a-z0-9][a-z0-9 -]{1,11}$/i.test(postcode)) faults.push(['postcode', foreignPostcode])
    if (europeanCountry(country) === undefined) faults.push(['country', wrongCountry])
  } else if (to === 'uk') {
    if (ukPostcode(postcode) === undefined) faults.push(['postcode', wrongPostcode])
  } else {
    faults.push(['to', 'Please choose: to the United Kingdom, or to the rest of Europe.'])
  }
  return faults
}

const wrongPostcode = 'Enter a full UK postcode, like SO14 3AB.'

const foreignPostcode = 'Please enter the postcode as it is written there, such as 75011.'

const wrongCountry = 'Please choose a country of Europe. We post to no other continent.'

function stayingWords(staying: readonly string[]): string {
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
  return given.to === 'europe'
    ? {
        by: 'post',
        to: 'europe',
        name,
        lines,
        town,
        postcode: postcode.toUpperCase(),
        country: europeanCountry(country) ?? country,
      }
    : {
        by: 'post',
        to: 'uk',
        name,
        lines,
        town,
        postcode: ukPostcode(postcode) ?? postcode,
        country: '',
      }
}

/** The countries of Europe besides our own, by their codes (ISO 3166-1). */
const codes =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA XK'

const names = new Intl.DisplayNames('en-GB', { type: 'region' })

/** Their English names, by how people may write them. */
const countries = new Map(
  codes.split(' ').map((code) => {
    const name = names.of(code) ?? code
    return [plain(name), name] as const
  }),
)

/** All of them as we write them, in the order of the alphabet. */
export const europeanCountries: readonly string[] = [...countries.values()].toSorted((one, other) =>
  one.localeCompare(other, 'en-GB'),
)

/** A country of Europe as we write it, such as `France`; undefined: the text names none. */
export function europeanCountry(text: string): string | undefined {
  return countries.get(plain(aliases.get(plain(text)) ?? text))
}

/** Names in daily use, beside those of the list. */
const aliases = new Map([
  ['czech republic', 'Czechia'],
  ['eire', 'Ireland'],
  ['republic of ireland', 'Ireland'],
  ['holland', 'Netherlands'],
  ['the netherlands', 'Netherlands'],
  ['macedonia', 'North Macedonia'],
  ['bosnia', 'Bosnia & Herzegovina'],
])

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\band\b/gi, '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
