import { beforeAll, describe, expect, it } from 'vitest'
import { handClock } from '../../support/mail.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import type { Visitor } from '../../support/visitor.ts'
import { cartOf, sendJson, ways } from './cart-forms.ts'
import {
  atReview,
  book,
  books,
  buyer,
  freshDates,
  path,
  put,
  refusalOf,
  sendStep,
  stepOf,
} from './checkout-forms.ts'
import type { Fields } from './checkout-forms.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock })

const freshDate = freshDates(() => site)
const nobody = '0193f6a0-7c1e-4a3b-9d2f-5b8e4c1a6d70'
const noAmounts = ['', '-1294', '12.94', '1e4', '99999999999999999999', 'NaN', '£12.94', '0x50e']
const noTotal = { total: expect.any(String) }
const noPayment = { payment: 'Please choose how you want to pay.' }

/** One guest for all of one form: what is refused changes nothing. More tries would be too many. */
let guest: Awaited<ReturnType<typeof atReview>>
beforeAll(async () => {
  guest = await atReview(site)
})

async function changeLines(sku: string, change: { unit_price?: number; held_until?: number }) {
  const { db } = site.services.database
  await db.updateTable('cart_items').set(change).where('sku', '=', sku).execute()
}

/** A guest at the last step with three places whose hold is over, and of which one is left. */
async function withLostPlaces() {
  const date = freshDate(5)
  const thing = { kind: 'place', sku: date.reference, quantity: '3' }
  const guest = await atReview(site, thing)
  await changeLines(date.reference, { held_until: 1 })
  await put(site.visitor(), { ...thing, quantity: '4' })
  return { date, ...guest }
}

/** What is refused is shown at once to a plain form, and with scripts by the page gone back to. */
async function refusalShown(visitor: Visitor, answer: Response) {
  return refusalOf(answer.status === 422 ? answer : await visitor.get(`${path}?step=review`))
}

describe.each(ways)('by %s', (_, send) => {
  it.each([
    [
      'total',
      { total: '100' },
      /£1\.00.*£12\.94|£12\.94.*£1\.00/,
      { total: 1294, dueNow: 1294, byVoucher: 0 },
    ],
    [
      'amount due with the order',
      { due_now: '0' },
      /^£12\.94 due .* now, and not £0\.00 due .* when it was shown\./,
      { dueNow: 1294, byVoucher: 0 },
    ],
  ])('another %s than was shown is refused with both figures', async (_what, sent, words, now) => {
    const { visitor, fields } = await atReview(site)
    const before = await books(site)

    const answer = await sendStep(visitor, 'review', { ...fields, ...sent }, send)
    const { errors, props } = await refusalShown(visitor, answer)

    expect(errors['total']).toMatch(words)
    expect(props).toMatchObject({ step: 'review', orderKey: fields['key'], ...now })
    expect(await books(site)).toEqual(before)
  })

  it('places that somebody else has by now are refused, and the line is named', async () => {
    const { date, visitor, fields } = await withLostPlaces()
    const before = await books(site)

    const answer = await sendStep(visitor, 'review', fields, send)
    const { errors } = await refusalShown(visitor, answer)

    expect(errors['lines']).toContain(date.offer.name)
    expect(errors['lines']).toContain('1 place')
    expect(await books(site)).toEqual(before)
  })
})

it('a caller that wants JSON is told by 409 that somebody else has the places by now', async () => {
  const { date, visitor, fields } = await withLostPlaces()
  const before = await books(site)

  const answer = await visitor.submit(
    path,
    { step: 'review', ...fields },
    { headers: { Accept: 'application/json' } },
  )

  const words = `${date.offer.name}: Only 1 place is left on this date. Choose 1 at most, or another date.`
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({ message: words, errors: { lines: words } })
  expect(await books(site)).toEqual(before)
})

describe('a price that changed since it was put in', () => {
  it('is refused with both figures, though the total is what was shown', async () => {
    const { visitor, fields } = await atReview(site)
    await changeLines('G158', { unit_price: 500 })
    const { total } = await stepOf(visitor, 'review')
    const before = await books(site)

    const sent = { ...fields, total: String(total), due_now: String(total) }
    const answer = await sendStep(visitor, 'review', sent)
    const { errors } = await refusalOf(answer)

    expect(answer.status).toBe(422)
    expect(errors['lines']).toContain('£5.00')
    expect(errors['lines']).toContain('£9.99')
    expect(await books(site)).toEqual(before)
    await changeLines('G158', { unit_price: 999 })
  })
})

describe('an order', () => {
  it('without a cart leads to the cart', async () => {
    const answer = await sendStep(site.visitor(), 'review', { key: nobody, total: '1' })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart'])
  })

  it('before all was told leads to the step that lacks something', async () => {
    const visitor = site.visitor()
    // The newest cart of all.
    clock.pass(1)
    await put(visitor, book)
    await sendStep(visitor, 'people', buyer)
    const { db } = site.services.database
    const { checkout_key: key } = await db
      .selectFrom('carts')
      .select('checkout_key')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const before = await books(site)

    const answer = await sendStep(visitor, 'review', {
      key,
      total: '1294',
      due_now: '1294',
      by_voucher: '0',
      payment: 'bank-transfer',
    })

    expect(answer.headers.get('location')).toBe('/checkout?step=delivery')
    expect(await books(site)).toEqual(before)
  })
})

describe('an order that nobody’s page sends', () => {
  it.each<readonly [changed: Fields, errors: unknown]>([
    ...noAmounts.map((total) => [{ total }, noTotal] as const),
    [{ due_now: '' }, noTotal],
    [{ by_voucher: '' }, noTotal],
    ...['', 'gold', '__proto__'].map((payment) => [{ payment }, noPayment] as const),
  ])('with %j is refused', async (changed, errors) => {
    const before = await books(site)

    const answer = await sendStep(guest.visitor, 'review', { ...guest.fields, ...changed })

    expect(answer.status).toBe(422)
    expect((await refusalOf(answer)).errors).toEqual(errors)
    expect(await books(site)).toEqual(before)
  })

  it.each([[[1294]], [{ toString: 1 }], [true], [null], [-1], [1e21], [12.94]])(
    'with the total %j in JSON orders nothing',
    async (total) => {
      const { visitor, fields } = await atReview(site)
      const before = await books(site)

      await sendJson(visitor, 'POST', path, { step: 'review', ...fields, total }, path)

      expect(await books(site)).toEqual(before)
    },
  )

  it.each([
    ['none', () => ''],
    ['a text', () => 'nonsense'],
    ['nobody’s', () => nobody],
    ['an attack', () => `${nobody}' or 1=1`],
    ['somebody else’s', async () => (await atReview(site)).fields['key'] ?? 'none'],
  ])('with a key that is %s orders nothing and leads to the cart', async (_, keyOf) => {
    const { visitor, fields } = await atReview(site)
    const key = await keyOf()
    const before = await books(site)

    const answer = await sendStep(visitor, 'review', { ...fields, key })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart'])
    expect(await books(site)).toEqual(before)
  })
})

// The last of all: the day is another behind it.
it('an order of a date that has begun is refused, and the cart says so', async () => {
  const date = freshDate(5, ({ unit, starts }) => unit === 'person' && starts < '2026-12-15')
  const thing = { kind: 'place', sku: date.reference, quantity: '1' }
  const { visitor, fields } = await atReview(site, thing)
  clock.pass(Date.parse(`${date.starts}T12:00:00Z`) - clock.now())
  const before = await books(site)

  const answer = await sendStep(visitor, 'review', fields)

  expect(answer.status).toBe(422)
  expect((await refusalOf(answer)).errors['lines']).toContain('has begun')
  expect(await books(site)).toEqual(before)
  expect((await cartOf(visitor)).checkoutHref).toBeNull()
})
