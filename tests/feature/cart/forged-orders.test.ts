import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { sendJson } from './cart-forms.ts'
import { atReview, books, path, refusalOf, sendStep } from './checkout-forms.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const nobody = '0193f6a0-7c1e-4a3b-9d2f-5b8e4c1a6d70'

describe('a total that is no amount of ours', () => {
  it.each(['', '-1294', '12.94', '1e4', '99999999999999999999', 'NaN', '£12.94', '0x50e'])(
    '%o is refused',
    async (total) => {
      const { visitor, fields } = await atReview(site)
      const before = await books(site)

      const answer = await sendStep(visitor, 'review', { ...fields, total })

      expect(answer.status).toBe(422)
      expect((await refusalOf(answer)).errors).toEqual({ total: expect.any(String) })
      expect(await books(site)).toEqual(before)
    },
  )

  it.each(['due_now', 'by_voucher'])('nor may %s be missing', async (name) => {
    const { visitor, fields } = await atReview(site)
    const before = await books(site)

    const answer = await sendStep(visitor, 'review', { ...fields, [name]: '' })

    expect(answer.status).toBe(422)
    expect((await refusalOf(answer)).errors).toEqual({ total: expect.any(String) })
    expect(await books(site)).toEqual(before)
  })

  it.each([[[1294]], [{ toString: 1 }], [true], [null], [-1], [1e21], [12.94]])(
    'nor is %o in JSON',
    async (total) => {
      const { visitor, fields } = await atReview(site)
      const before = await books(site)

      await sendJson(visitor, 'POST', path, { step: 'review', ...fields, total }, path)

      expect(await books(site)).toEqual(before)
    },
  )
})

describe('a key that is not of this cart', () => {
  it.each(['', 'nonsense', nobody, `${nobody}' or 1=1`])(
    '%o orders nothing and leads to the cart',
    async (key) => {
      const { visitor, fields } = await atReview(site)
      const before = await books(site)

      const answer = await sendStep(visitor, 'review', { ...fields, key })

      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart'])
      expect(await books(site)).toEqual(before)
    },
  )

  it('but of somebody else’s orders nothing either', async () => {
    const { fields } = await atReview(site)
    const { visitor } = await atReview(site)
    const before = await books(site)

    const answer = await sendStep(visitor, 'review', fields)

    expect(answer.headers.get('location')).toBe('/cart')
    expect(await books(site)).toEqual(before)
  })
})

describe('a way to pay', () => {
  it.each(['', 'gold', '__proto__'])('%o is refused', async (payment) => {
    const { visitor, fields } = await atReview(site)
    const before = await books(site)

    const answer = await sendStep(visitor, 'review', { ...fields, payment })

    expect(answer.status).toBe(422)
    expect((await refusalOf(answer)).errors).toEqual({
      payment: 'Please choose how you want to pay.',
    })
    expect(await books(site)).toEqual(before)
  })
})
