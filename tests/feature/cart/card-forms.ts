import { expect } from 'vitest'
import type { OrderProps } from '#server/props/orders.ts'
import { signedInCustomer } from '../../support/customers.ts'
import type { TestSite } from '../../support/site.ts'
import type { Visitor } from '../../support/visitor.ts'
import { sendPlain } from './cart-forms.ts'
import { buyer, freshDates, put, reviewFields, sendStep, toReview } from './checkout-forms.ts'

/** Those who pay by card on a site where play money is taken. */
export function cardPayers(site: () => TestSite) {
  const freshDate = freshDates(site)
  return { atProvider, comeBack, customerAtReview, customerPaying, payPageOf, place }

  /** A place of which the deposit is due at once, and the rest later. */
  function place() {
    const { reference: sku } = freshDate(
      5,
      ({ unit, starts }) => unit === 'person' && starts > '2027-03-01',
    )
    return { kind: 'place', sku, quantity: '1' }
  }

  /** A customer at the last step, who needs no code. */
  async function customerAtReview() {
    const { customer, visitor } = await signedInCustomer(site())
    await put(visitor, place())
    return { visitor, review: await toReview(visitor, { ...buyer, email: customer.email }) }
  }

  /** A customer who orders by card and is sent to the page where they pay. */
  async function customerPaying(payment = 'card') {
    const { visitor, review } = await customerAtReview()
    const fields = { ...reviewFields(review), payment }
    return { visitor, fields, page: payPageOf(await sendStep(visitor, 'review', fields)) }
  }

  /** The path of the provider's page to which an answer leads. */
  function payPageOf(answer: Response): string {
    const url = answer.headers.get('location') ?? answer.headers.get('x-inertia-location') ?? ''
    if (!url.startsWith(`${site().origin}/_pay/`))
      throw new Error(`Not to pay: ${answer.status} ${url}`)
    return url.slice(site().origin.length)
  }

  /** Does something on the provider's page, and gives the path to which it sends the payer back. */
  async function atProvider(visitor: Visitor, page: string, act: string): Promise<string> {
    const answer = await visitor.submit(page, { act })
    return (answer.headers.get('location') ?? '').slice(site().origin.length)
  }

  /** Comes back from the provider's page, and gives the path of the order's page. */
  async function comeBack(visitor: Visitor, page: string, act: string): Promise<string> {
    const answer = await visitor.get(await atProvider(visitor, page, act))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return answer.headers.get('location') ?? ''
  }
}

/** What the page of an order says is next. */
export const sentencesOf = ({ next }: OrderProps) => next.join(' ')

/** What its buttons say that pay by card. */
export const labelsOf = ({ card }: OrderProps) => card?.buttons.map(({ label }) => label)

/** Sends one of them, or that a transfer is chosen. */
export const choose = (visitor: Visitor, { card }: OrderProps, choice: string, send = sendPlain) =>
  send(visitor, 'POST', card?.action ?? '', { choice }, '/orders')
