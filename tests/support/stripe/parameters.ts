import type { Stripe } from 'stripe'
import { ApiError } from './api-error.ts'
import { decodeForm, formNames } from './form.ts'
import type { FormValue } from './form.ts'

/** The parameters that the stand-in knows of a call; Stripe refuses any other, too. */
export function knownParameters(
  text: string,
  patterns: readonly string[],
): { [name: string]: FormValue } {
  for (const { name, pattern } of formNames(text)) {
    const withoutKey = pattern.replace(/(metadata\]?)\[[^\]]+\]$/, '$1[*]')
    if (!patterns.includes(withoutKey)) {
      throw new ApiError(`${name} is not known.`, {
        code: 'parameter_unknown',
        param: name,
      })
    }
  }
  return decodeForm(text)
}

const sessionParameters = [
  'mode',
  'allowed_payment_method_types[]',
  'adaptive_pricing[enabled]',
  'locale',
  'submit_type',
  'line_items[][quantity]',
  'line_items[][price_data][currency]',
  'line_items[][price_data][unit_amount]',
  'line_items[][price_data][product_data][name]',
  'line_items[][price_data][product_data][description]',
  'client_reference_id',
  'customer_email',
  'metadata[*]',
  'payment_intent_data[description]',
  'payment_intent_data[statement_descriptor_suffix]',
  'payment_intent_data[metadata][*]',
  'payment_method_options[card][request_three_d_secure]',
  'success_url',
  'cancel_url',
  'expires_at',
]

const minute = 60

/** Less than what Stripe asks for moving it, in pence. */
const smallestAmount = 30

/**
 * What a Session is asked for, checked as Stripe checks it.
 * @param now in seconds.
 * @throws ApiError
 */
export function readSession(text: string, now: number): Stripe.Checkout.SessionCreateParams {
  const form = knownParameters(text, sessionParameters)
  const params = numbersOf(form) as Stripe.Checkout.SessionCreateParams
  required(form, ['mode', 'line_items', 'success_url'])
  checkExpiry(params.expires_at, now)
  checkEmail(params.customer_email)
  checkMetadata(params.metadata)
  const [item] = params.line_items ?? []
  const amount = item?.price_data?.unit_amount
  if (amount === undefined || !Number.isInteger(amount) || amount < 0) {
    throw new ApiError('It must be a whole number.', {
      code: 'parameter_invalid_integer',
      param: 'line_items[0][price_data][unit_amount]',
    })
  }
  if (amount < smallestAmount) {
    throw new ApiError('That is less than can be paid.', {
      code: 'amount_too_small',
    })
  }
  return params
}

function required(form: { [name: string]: FormValue }, names: readonly string[]): void {
  const param = names.find((name) => form[name] === undefined)
  if (param) {
    throw new ApiError(`${param} is missing.`, { code: 'parameter_missing', param })
  }
}

function checkExpiry(expiresAt: number | undefined, now: number): void {
  if (expiresAt === undefined) return
  const ahead = expiresAt - now
  if (ahead >= 30 * minute && ahead <= 24 * 60 * minute) return
  throw new ApiError('It must be half an hour ahead at least, and a day at most.', {
    param: 'expires_at',
  })
}

function checkEmail(email: string | undefined): void {
  if (email === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return
  throw new ApiError(`${email} is no address.`, {
    code: 'email_invalid',
    param: 'customer_email',
  })
}

function checkMetadata(metadata: Stripe.MetadataParam | undefined): void {
  for (const [name, value] of Object.entries(metadata ?? {})) {
    if (String(value).length <= 500) continue
    throw new ApiError('It is longer than 500 characters.', {
      param: `metadata[${name}]`,
    })
  }
}

const numbers = ['expires_at', 'unit_amount', 'quantity', 'amount']

/** A form with its numbers and truths as such. */
export function numbersOf(value: FormValue, name = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => numbersOf(inner))
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, numbersOf(inner, name)]),
    )
  }
  if (name === 'enabled') return value === 'true'
  return numbers.includes(name) ? Number(value) : value
}
