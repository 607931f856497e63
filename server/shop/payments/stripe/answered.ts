import { Stripe } from 'stripe'
import { ProviderFault } from '../provider.ts'

/**
 * What a call to Stripe answers.
 * @throws ProviderFault when it did not succeed. Neither its text nor its cause repeats what was sent or
 * answered, in which names and addresses stand.
 */
export async function answered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw faultOf(error)
    throw error
  }
}

function faultOf(error: InstanceType<typeof Stripe.errors.StripeError>): ProviderFault {
  const { type, code, param, statusCode, requestId } = error
  const facts = Object.entries({ type, code, param, status: statusCode, request: requestId })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
  if (statusCode === 401 || statusCode === 403) {
    return new ProviderFault('silent', `Stripe does not accept STRIPE_SECRET_KEY (${facts}).`)
  }
  if (isRefusal(error)) return new ProviderFault('refused', `Stripe refused the call (${facts}).`)
  return new ProviderFault('silent', `Stripe gave no answer to go by (${facts}).`)
}

// 409 and 429 come before anything is done, and pass. A key that was used for something else says that an
// earlier call with it may have been done.
function isRefusal({
  statusCode,
  rawType,
}: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return false
  return statusCode !== 409 && statusCode !== 429 && rawType !== 'idempotency_error'
}

/**
 * All of a list, page by page.
 * @throws ProviderFault when a page cannot be had.
 */
export async function* listed<Thing>(things: AsyncIterable<Thing>): AsyncGenerator<Thing> {
  const iterator = things[Symbol.asyncIterator]()
  for (;;) {
    const next = await answered(() => iterator.next())
    if (next.done) return
    yield next.value
  }
}

/** As many as Stripe puts on a page. */
export const pageSize = 100

/** An instant as Stripe has it. */
export function inSeconds(instant: number): number {
  return Math.floor(instant / 1000)
}
