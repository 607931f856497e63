import { beforeAll, describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { sendJson } from './cart-forms.ts'
import { atReview, books, path, refusalOf, sendStep } from './checkout-forms.ts'
import type { Fields } from './checkout-forms.ts'

const site = siteOfFile()
const nobody = '0193f6a0-7c1e-4a3b-9d2f-5b8e4c1a6d70'
const noAmounts = ['', '-1294', '12.94', '1e4', '99999999999999999999', 'NaN', '£12.94', '0x50e']
const noTotal = { total: expect.any(String) }
const noPayment = { payment: 'Please choose how you want to pay.' }

/** One guest for all of one form: what is refused changes nothing. More tries would be too many. */
let guest: Awaited<ReturnType<typeof atReview>>
beforeAll(async () => {
  guest = await atReview(site)
})

describe('an order', () => {
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
