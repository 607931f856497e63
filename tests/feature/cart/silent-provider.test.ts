import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handClock } from '../../support/mail.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { startStripeStandIn } from '../../support/stripe/stand-in.ts'
import type { StripeStandIn } from '../../support/stripe/stand-in.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { cardPayers } from './card-forms.ts'
import { reviewFields, sendStep } from './checkout-forms.ts'

let stripe: StripeStandIn
let site: TestSite

beforeAll(async () => {
  stripe = await startStripeStandIn()
  site = await startSite({ clock: handClock(testInstant), variables: stripe.variables })
})

afterAll(async () => {
  await site.stop()
  await stripe.stop()
})

const { customerAtReview } = cardPayers(() => site)

/** A customer who orders by card, and what they are answered. */
async function ordering(): Promise<{ visitor: Visitor; answer: Response }> {
  const { visitor, review } = await customerAtReview()
  const fields = { ...reviewFields(review), payment: 'card' }
  return { visitor, answer: await sendStep(visitor, 'review', fields) }
}

/** A customer who has paid at the provider, and the path by which they come back. */
async function returning(): Promise<{ visitor: Visitor; back: string }> {
  const { visitor, answer } = await ordering()
  const session = answer.headers.get('location')?.split('/').at(-1) ?? ''
  await stripe.pay(session)
  const { success_url: url } = stripe.account.sessions.get(session) ?? {}
  return { visitor, back: url?.slice(site.origin.length) ?? '' }
}

/** Does something while every call to the provider is cut. */
async function silently<Result>(work: () => Promise<Result>): Promise<Result> {
  stripe.faults.choose = () => 'cut-before'
  try {
    return await work()
  } finally {
    stripe.faults.choose = null
  }
}

/** The page to which an answer leads. */
async function ledTo(visitor: Visitor, answer: Response) {
  expect(answer.status).toBe(303)
  return pageOf(await visitor.get(answer.headers.get('location') ?? ''))
}

describe('while the provider does not answer', () => {
  it('an order stands, and its page says so and what else can be done', async () => {
    const { visitor, answer } = await silently(ordering)

    expect(await ledTo(visitor, answer)).toMatchObject({
      component: 'cart/order',
      flash: { error: expect.stringMatching(/^Your order stands, but no card can be taken/) },
      props: { status: 'awaiting-payment', card: { canTransfer: true } },
    })
  })

  it('whoever comes back is told neither that they have paid nor that they have not', async () => {
    const { visitor, back } = await returning()

    const before = await ledTo(visitor, await silently(() => visitor.get(back)))

    expect(before).toMatchObject({
      flash: { error: expect.stringMatching(/^We cannot see yet whether you have paid/) },
      props: { status: 'awaiting-payment' },
    })
    expect((await ledTo(visitor, await visitor.get(back))).props).toMatchObject({
      status: 'part-paid',
    })
  })

  it('nobody who comes back waits for longer than three seconds', async () => {
    const { visitor, back } = await returning()
    stripe.faults.slowness = 8000
    stripe.faults.next('sessions.retrieve', 'slow')
    const began = performance.now()

    const shown = await ledTo(visitor, await visitor.get(back))

    expect(performance.now() - began).toBeLessThan(6000)
    expect(shown).toMatchObject({ flash: { error: expect.stringMatching(/^We cannot see yet/) } })
  })
})
