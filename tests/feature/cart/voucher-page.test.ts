import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GiftVouchersPageProps } from '#server/props/shop.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const own = '/gift-vouchers?voucher=GV-050'

async function vouchersAt(path: string): Promise<GiftVouchersPageProps> {
  const { props } = await pageOf(await site.visitor().get(path))
  return props as unknown as GiftVouchersPageProps
}

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

  it('refused without scripts, show that form again with what was typed', async () => {
    const fields = { kind: 'voucher', sku: 'GV-050', voucher_design: 'dusk', voucher_to: '' }

    const answer = await site.visitor().submit('/cart/items', fields, { from: own })
    const { props, url } = await pageOf(answer)

    expect([answer.status, url]).toEqual([422, own])
    expect(props).toMatchObject({
      chosen: { add: { sku: 'GV-050' } },
      errors: { voucher_to: expect.any(String) },
      old: { voucher_design: 'dusk' },
    })
  })
})
