import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { cartOf, items, sendPlain, voucher, ways } from './cart-forms.ts'
import {
  book,
  buyer,
  freshDates,
  guestWith,
  parcelToPoole,
  path,
  put,
  reviewFields,
  sendStep,
  stepOf,
  toReview,
} from './checkout-forms.ts'

const site = siteOfFile()
const freshDate = freshDates(() => site)
const reviewStep = '/checkout?step=review'

async function lineIds(visitor: Visitor): Promise<string[]> {
  return (await cartOf(visitor)).lines.map(({ id }) => id)
}

/** What the page that is shown next says is wrong. */
async function faultTold(visitor: Visitor, at: string) {
  return (await pageOf(await visitor.get(at))).flash?.['error']
}

const name = 'RYA Yachtmaster Scheme Syllabus and Logbook'

/** What is done in the other tab, to a book and a voucher, and what is told of it. */
const changes: readonly [string, (visitor: Visitor, ids: string[]) => Promise<unknown>, string][] =
  [
    [
      'another number',
      (visitor, [id]) => sendPlain(visitor, 'PATCH', `${items}/${id}`, { quantity: '3' }),
      `the number of ${name} is 3 now and not 1`,
    ],
    [
      'something more',
      (visitor) => put(visitor, { kind: 'online', sku: 'ON-DST', quantity: '1' }),
      '1 × RYA Day Skipper theory online was put in',
    ],
    [
      'something less',
      (visitor, [id]) => sendPlain(visitor, 'DELETE', `${items}/${id}`, {}),
      `${name} was taken out`,
    ],
    [
      'another voucher',
      (visitor, [, id]) =>
        sendPlain(visitor, 'PATCH', `${items}/${id}`, { ...voucher, voucher_to: 'Cora' }),
      'what £50 voucher says is another',
    ],
  ]

describe.each(ways)('by %s', (_, send) => {
  it.each(changes)('the review tells %s, and asks nothing more', async (_what, change, told) => {
    const visitor = await guestWith(site, book, voucher)
    const review = await toReview(visitor)
    await change(visitor, await lineIds(visitor))

    const sent = { ...reviewFields(review), basket: review.basket }
    const answer = await sendStep(visitor, 'review', sent, send)

    expect([answer.status, answer.headers.get('location')]).toEqual([303, reviewStep])
    expect(await faultTold(visitor, reviewStep)).toEqual(
      `Your basket was changed since that page was shown, perhaps in another tab: ${told}. Look through it once more, and go on.`,
    )
    const { db } = site.services.database
    expect(await db.selectFrom('pending_orders').selectAll().execute()).toEqual([])
  })

  it('the step before keeps what was answered, and tells it', async () => {
    const visitor = await guestWith(site, book)
    const { basket } = await stepOf(visitor, 'people')
    await put(visitor, { ...book, sku: 'G2' })

    await sendStep(visitor, 'people', { ...buyer, basket }, send)

    expect(await faultTold(visitor, '/checkout?step=delivery')).toEqual(
      expect.stringMatching(/: 1 × .+ was put in\. What you answered is kept\.$/),
    )
    expect((await stepOf(visitor, 'people')).contact.name).toBe(buyer.name)
  })
})

it('more people on a yacht are told, and asked for by name alone', async () => {
  const date = freshDate(1, ({ unit }) => unit === 'yacht')
  const visitor = await guestWith(site, {
    kind: 'place',
    sku: date.reference,
    quantity: '1',
    people: '2',
  })
  const review = await toReview(visitor)
  const [id = ''] = await lineIds(visitor)
  await sendPlain(visitor, 'PATCH', `${items}/${id}`, { people: '3' })

  const sent = { ...reviewFields(review), basket: review.basket }
  await sendStep(visitor, 'review', sent)

  expect(await faultTold(visitor, reviewStep)).toEqual(
    expect.stringContaining(`${date.offer.name} is for 3 people now, not 2`),
  )
})

it('a caller that wants JSON is told what changed by 409', async () => {
  const visitor = await guestWith(site, book)
  const review = await toReview(visitor)
  await put(visitor, { ...book, sku: 'G2' })

  const answer = await visitor.submit(
    path,
    { step: 'review', ...reviewFields(review), basket: review.basket },
    { headers: { Accept: 'application/json' } },
  )

  expect(answer.status).toBe(409)
  const words = expect.stringContaining('was put in')
  expect(await answer.json()).toEqual({ message: words, errors: { basket: words } })
})

it.each(['', 'nonsense', '[1]', '{}', '[["a","b"]]'])(
  'what no page of ours says of a basket changes nothing: %s',
  async (basket) => {
    const visitor = await guestWith(site, book)
    await sendStep(visitor, 'people', { ...buyer, basket })

    const answer = await sendStep(visitor, 'delivery', { ...parcelToPoole, basket })

    expect(answer.headers.get('location')).toBe(reviewStep)
    expect(await faultTold(visitor, reviewStep)).toBeUndefined()
  },
)
