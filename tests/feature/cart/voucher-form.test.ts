import { expect, describe, it } from 'vitest'
import type { GiftVouchersPageProps } from '#server/props/shop.ts'
import { pagesOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { items, sendJson } from './cart-forms.ts'

const site = siteOfFile()

const own = '/gift-vouchers?voucher=GV-050'
const vouchersAt = (path: string) => pagesOf(site).props<GiftVouchersPageProps>(path)

describe('the gift vouchers', () => {
  it('each lead to the form that buys them', async () => {
    const { vouchers, chosen } = await vouchersAt('/gift-vouchers')

    expect(vouchers[0]?.chooseHref).toBe(`${own}#your-voucher`)
    expect(chosen).toBeNull()
    expect((await vouchersAt(own)).chosen).toMatchObject({
      add: { action: '/cart/items', kind: 'voucher', sku: 'GV-050', choice: null },
      designs: expect.objectContaining({ length: 4 }),
    })
  })

  it('have no form for a voucher that there is not', async () => {
    expect((await vouchersAt('/gift-vouchers?voucher=GV-1')).chosen).toBeNull()
  })
})

const noName = 'Please enter whose name is to be on the voucher.'
const noDesign = 'Please choose one of the designs.'
const noAddress = 'That does not look like an e-mail address; it should look like you@example.com.'
const noDay = 'Please choose a day from today on and within twelve months, or leave it empty.'
const noDate = 'Please enter the day on which we send it, such as 09/05/2027, or leave it empty.'
const noWay = 'Please choose how the voucher gets there: by e-mail, or printed by post.'
const tooLong = 'That message is too long; it can have 300 characters at most.'

describe('the form of a voucher', () => {
  const right = {
    kind: 'voucher',
    sku: 'GV-050',
    voucher_design: 'solent',
    voucher_to: 'Ben',
    voucher_by: 'email',
  }

  it.each<readonly [field: string, value: unknown, message: string]>([
    ['voucher_to', '', noName],
    ['voucher_to', ['Ben'], noName],
    ['voucher_to', 'B'.repeat(61), 'That name is too long; it can have 60 characters at most.'],
    ['voucher_design', 'skull', noDesign],
    ['voucher_design', undefined, noDesign],
    ['voucher_message', 'x'.repeat(301), tooLong],
    ['voucher_by', 'pigeon', noWay],
    ['voucher_email', 'ben@', noAddress],
    ['voucher_email', 'a@b.test\r\nBcc: eve@evil.test', noAddress],
    ['voucher_send_on', '2026-11-20', noDay],
    ['voucher_send_on', '2027-11-22', noDay],
    ['voucher_send_on', '30/02/2027', noDate],
  ])(
    'with a wrong %s is refused at that field, and makes no cart: %#',
    async (field, value, message) => {
      const visitor = site.visitor()

      await sendJson(visitor, 'POST', items, { ...right, [field]: value })
      const { errors } = (await pageOf(await visitor.get('/gift-vouchers'))).props

      expect(errors).toEqual({ [field]: message })
      expect(await site.services.database.db.selectFrom('carts').selectAll().execute()).toEqual([])
    },
  )

  it('shows again what was typed, without scripts', async () => {
    const typed = { ...right, voucher_to: ' ', voucher_message: 'Fair winds' }

    const answer = await site.visitor().submit(items, typed, { from: own })

    expect(answer.status).toBe(422)
    expect(await pageOf(answer)).toMatchObject({
      component: 'shop/gift-vouchers',
      url: own,
      props: {
        chosen: { add: { sku: 'GV-050' } },
        errors: { voucher_to: noName },
        old: typed,
      },
    })
  })
})
