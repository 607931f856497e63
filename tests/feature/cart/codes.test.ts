import { beforeAll, describe, expect, it } from 'vitest'
import { minute } from '../../support/auth.ts'
import { handClock } from '../../support/mail.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { cartOf, ways } from './cart-forms.ts'
import { guestWith, paidVoucher } from './checkout-forms.ts'

const codes = '/cart/codes'
const unknown = 'No voucher of ours has this code. Check its 16 letters and numbers.'
const clock = handClock(testInstant)
const site = siteOfFile({ clock })
/** Of a voucher of £50. */
let code: string
beforeAll(async () => {
  code = (await paidVoucher(site)).code
})

const withGoods = () => guestWith(site, { kind: 'product', sku: 'SL-BAG', quantity: '2' })

async function refusal(
  visitor: Visitor,
  fields: Record<string, string>,
  status = 422,
): Promise<unknown> {
  const answer = await visitor.submit(codes, fields, { from: '/cart' })
  expect(answer.status).toBe(status)
  const { component, props } = await pageOf(answer)
  expect(component).toBe('cart/cart')
  return props['errors']
}

describe.each(ways)('%s', (_by, send) => {
  it('has a voucher pay, however its code was typed, and takes it off again', async () => {
    const visitor = await withGoods()
    const typed = ` ${code.replaceAll('-', ' ').toLowerCase()} `

    const answer = await send(visitor, 'POST', codes, { code: typed })
    await send(visitor, 'POST', codes, { code })
    const { codes: shown, sum, checkoutHref } = await cartOf(visitor)

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart'])
    expect(shown).toEqual([
      {
        code,
        isGood: true,
        action: `/cart/codes/${code}`,
        text: '£50.00 left, valid until Tuesday 21 November, 2028',
      },
    ])
    // Two bags of £49, posted free: what the voucher leaves to pay. It changes nothing about the tax.
    expect(sum).toMatchObject({
      lines: [{ label: 'Delivery', amount: { text: 'Free' } }],
      total: { text: '£98.00' },
      dueNow: { text: '£48.00' },
      byVoucher: { paid: { text: '-£50.00' }, left: { text: '£48.00' } },
      vat: 'Includes £16.33 VAT',
    })
    expect(checkoutHref).toBe('/checkout')

    await send(visitor, 'DELETE', shown[0]?.action ?? '', {})
    await send(visitor, 'DELETE', shown[0]?.action ?? '', {})
    expect((await cartOf(visitor)).codes).toEqual([])
  })
})

describe('a code', () => {
  it.each([
    ['nothing', '', 'Please enter the code of a voucher: 16 letters and numbers.'],
    ['too short', 'ABCD-EFGH', unknown],
    ['never made', '2222-3333-4444-5555', unknown],
    ['with letters that no code has', '0000-OOOO-1111-IIII', unknown],
    ['an attack', "' or 1=1; --", unknown],
  ])(
    'that is %s is refused at its field, always in the same shape',
    async (_what, typed, words) => {
      expect(await refusal(await withGoods(), { code: typed })).toEqual({ code: words })
    },
  )

  it('is of no use to an empty cart, nor makes one', async () => {
    const visitor = site.visitor()

    expect(await refusal(visitor, { code })).toEqual({
      code: 'Put something into your basket first; then a voucher can pay for it.',
    })
    expect(visitor.cookies.has('cart')).toBe(false)
  })

  it('cannot be guessed: the eleventh try in a minute is told to wait, even if it is right', async () => {
    const visitor = await withGoods()
    for (let tries = 0; tries < 10; tries += 1) {
      await refusal(visitor, { code: '2222-3333-4444-5555' })
    }

    expect(await refusal(visitor, { code }, 429)).toEqual({
      code: expect.stringMatching(/^Too many tries\. Wait .+ and try again\.$/),
    })
    clock.pass(minute)
    expect((await visitor.submit(codes, { code })).status).toBe(303)
  })

  it('of a voucher that is spent, or expired yesterday, stands in the way', async () => {
    const { code: spent, path } = await paidVoucher(site)
    const visitor = await withGoods()
    await visitor.submit(codes, { code: spent })
    const { db } = site.services.database
    const ended = { valid_until: '2026-11-20' }
    await db.updateTable('vouchers').set(ended).where('code', '=', spent).execute()

    expect(await cartOf(visitor)).toMatchObject({
      checkoutHref: null,
      codes: [
        {
          isGood: false,
          text: 'This voucher expired on Friday 20 November, 2026. Remove it to continue.',
        },
      ],
      sum: { total: { text: '£98.00' } },
    })
    expect(await refusal(await withGoods(), { code: spent })).toEqual({
      code: 'This voucher expired on Friday 20 November, 2026.',
    })
    expect((await pageOf(await site.visitor().get(path))).props).toMatchObject({
      state: 'This voucher ran out on Friday 20 November, 2026.',
      spend: null,
    })
  })

  it('of nobody’s shape is no address', async () => {
    const visitor = await withGoods()

    expect((await visitor.submit('/cart/codes/x', { _method: 'DELETE' })).status).toBe(404)
  })
})
