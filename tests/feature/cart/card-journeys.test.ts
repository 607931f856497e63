import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moneyText, pence } from '#server/format/money.ts'
import type { OrderProps } from '#server/props/orders.ts'
import { heldOf } from '#server/shop/payments/paid.ts'
import { handClock } from '../../support/mail.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { startStripeStandIn } from '../../support/stripe/stand-in.ts'
import { testInstant } from '../../support/test-instant.ts'
import { cardBuyers } from './card-buyers.ts'
import type { Payer, What, Who } from './card-buyers.ts'
import { waysToPay } from './card-ways.ts'
import type { Way } from './card-ways.ts'

const clock = handClock(testInstant)
const stripe = await startStripeStandIn()
const site = siteOfFile({ clock, variables: stripe.variables })
const ordered = cardBuyers({ site: () => site, stripe })
const ways = waysToPay({ site: () => site, stripe, clock })

beforeAll(() => {
  stripe.hooks.url = `${site.origin}/webhooks/payments`
})
beforeEach(() => {
  stripe.hooks.when = 'before'
  stripe.hooks.copies = 1
  stripe.faults.choose = null
})
afterAll(() => stripe.stop())

/** How an order ends, and what its page says then. */
const ends = {
  paid: end('paid', /^Everything is paid\. Thank you\.$/),
  'paid in part': end('part-paid', /^Nothing is to be paid today\. The rest is due later: £/),
  'paid back': end('cancelled', /^This order was cancelled\. If that surprises you/),
  cancelled: end('cancelled', /^This order was cancelled\. If that surprises you/),
  lapsed: end('cancelled', /^This order was cancelled because no money had come for it in time\./),
  'open again': end('awaiting-payment', /^Please pay £[\d.]+ /),
}

function end(status: OrderProps['status'], words: RegExp) {
  return { status, words: expect.stringMatching(words), faults: [] }
}

type Journey = readonly [Who, What, Way, keyof typeof ends]

const journeys: readonly Journey[] = [
  ['a guest', 'a deposit', 'pays', 'paid in part'],
  ['a customer', 'a deposit', 'pays', 'paid in part'],
  ['a guest', 'a place', 'pays', 'paid'],
  ['a customer', 'a place', 'pays', 'paid'],
  ['a guest', 'a place less a voucher', 'pays', 'paid'],
  ['a customer', 'a place less a voucher', 'pays', 'paid'],
  ['a guest', 'a book for a voucher', 'has nothing to pay', 'paid'],
  ['a guest', 'a book and a deposit', 'pays', 'paid in part'],
  ['a guest', 'a gift voucher', 'pays', 'paid'],
  ['a customer', 'a course online', 'pays', 'paid'],

  ['a guest', 'a deposit', 'is declined, and pays by another card', 'paid in part'],
  ['a guest', 'a book', 'is declined, and pays by another card', 'paid'],
  ['a customer', 'a place', 'is asked by the bank, and pays', 'paid'],
  ['a guest', 'a gift voucher', 'is asked by the bank, and pays', 'paid'],
  ['a guest', 'a book', 'is not known to the bank, and pays by another card', 'paid'],
  ['a guest', 'a deposit', 'leaves, and pays later', 'paid in part'],
  ['a customer', 'a course online', 'leaves, and pays later', 'paid'],
  ['a customer', 'a deposit', 'leaves, and pays all of it', 'paid'],
  ['a guest', 'a book', 'pays in one of two tabs, and looks into the other', 'paid'],
  ['a customer', 'a book', 'presses in two tabs at once, and pays', 'paid'],
  ['a guest', 'a deposit', 'pays what is due, and the rest later', 'paid'],
  ['a customer', 'a book and a deposit', 'pays what is due, and the rest later', 'paid'],
  ['a guest', 'a book', 'finds the page ended, and pays on another', 'paid'],

  ['a guest', 'a gift voucher', 'pays and never comes back', 'paid'],
  ['a guest', 'a deposit', 'pays and comes back, and no hook is sent', 'paid in part'],
  ['a guest', 'a book', 'pays and never comes back, and no hook is sent', 'paid'],
  ['a customer', 'a gift voucher', 'pays and never comes back, and no hook is sent', 'paid'],
  ['a guest', 'a place less a voucher', 'pays, and hooks come late, twice and in reverse', 'paid'],
  ['a guest', 'a deposit', 'pays at a bank that takes its time', 'paid in part'],
  ['a guest', 'a course online', 'pays once a bank that took its time has refused', 'paid'],
  ['a customer', 'a place', 'presses again while the bank thinks', 'paid'],

  ['a guest', 'a book', 'pays a transfer after all', 'paid'],
  ['a customer', 'a deposit', 'pays a transfer after all', 'paid'],
  ['a guest', 'a gift voucher', 'has sent a transfer when the card pays too', 'paid'],
  ['a guest', 'a deposit', 'pays when staff have cancelled', 'paid back'],
  ['a customer', 'a book', 'comes to pay when staff have cancelled', 'cancelled'],
  ['a guest', 'a gift voucher', 'comes to pay when staff have cancelled', 'cancelled'],
  ['a guest', 'a book', 'is given the money back in the Dashboard', 'open again'],
  ['a guest', 'a deposit', 'never pays', 'lapsed'],
  ['a customer', 'a place less a voucher', 'never pays', 'lapsed'],
]

describe('by card', () => {
  it.each(journeys)('%s who buys %s %s: %s', async (who, what, way, as) => {
    expect(await endOf(await ordered(who, what), way)).toEqual(ends[as])
  })

  it('a guest who ordered a deposit by transfer can pay from the page of the order', async () => {
    const payer = await ordered('a guest', 'a deposit', 'bank-transfer')

    const found = await endOf(payer, 'pays from the page of the order')

    expect(found).toEqual(ends['paid in part'])
  })

  it.each(['error-before', 'cut-before', 'cut-after', 'cut-inside', 'error-after'] as const)(
    'a guest who orders while Stripe does not answer (%s) finds their order, and pays later',
    async (fault) => {
      stripe.faults.choose = () => fault
      const payer = await ordered('a guest', 'a gift voucher')
      stripe.faults.choose = null

      const found = await endOf(payer, 'pays from the page of the order')

      expect(found).toEqual(ends.paid)
    },
  )
})

/** Goes a way, and looks how the order stands then. */
async function endOf(payer: Payer, way: Way) {
  await ways[way](payer)
  // What is due by the clock is done twice, as two processes do it.
  await site.services.shop.payments.tend()
  await site.services.shop.payments.tend()
  const shown = await payer.order()
  return {
    status: shown.status,
    words: shown.next.join(' '),
    faults: await faultsOf(payer.number, shown),
  }
}

/** Where Stripe, the books and the page of an order differ, and what is left of pages to pay on. */
async function faultsOf(number: string, shown: OrderProps): Promise<string[]> {
  const whole = await site.services.shop.orders.find({ number })
  if (!whole) return [`there is no order ${number}`]
  const { payments, refunds, disputes, papers, attempts } = whole
  const isByCard = ({ provider }: { readonly provider: string | null }) => provider === 'stripe'
  const byCard = { payments: payments.filter(isByCard), refunds: refunds.filter(isByCard) }
  const [has, booked] = [stripe.received()[number] ?? 0, heldOf({ ...byCard, disputes })]
  const paid = moneyText(pence(heldOf(whole)))
  const written = [...payments, ...refunds]
  return [
    ...(has === booked ? [] : [`Stripe has ${has}, and ${booked} is booked`]),
    ...(shown.paid.text === paid ? [] : [`the page says ${shown.paid.text}, not ${paid}`]),
    ...(papers.length === written.length
      ? []
      : [`${papers.length} papers, and ${written.length} amounts that moved`]),
    ...attempts.flatMap(({ state, finished_at: finished, url, request }) =>
      finished !== null && url === null && request === null ? [] : [`a page is left: ${state}`],
    ),
  ]
}
