import { expect, it } from 'vitest'
import { messageOf, messages, ordered, paidVoucher, voucherFor } from '../../support/chandlery.ts'
import { ordersDesk } from './orders-desk.ts'

it('npm run orders -- revoke ends the links to an order, and sends the new one', async () => {
  const desk = await ordersDesk()
  await ordered(desk.shop, voucherFor('Ada'))
  const before = (await desk.first()).order.link_version

  expect(await desk.run('revoke', 'SL-1001')).toBe(0)
  expect(await desk.run('revoke', 'SL-1002')).toBe(1)

  expect((await desk.first()).order.link_version).toBe(before + 1)
  expect(await messages(desk.shop)).toContain('order-link to ben@example.com')
  const { text } = await messageOf(desk.shop, 'order-link')
  const [, link = ''] = /The new one: (\S+)/.exec(desk.printed[0] ?? '') ?? []
  expect(link).toMatch(/^https:.*\/orders\/.+key=/)
  expect(text).toContain(link)
  expect(desk.printed[1]).toBe('It is on its way to ben@example.com.')
})

it('npm run orders -- revoke --voucher ends those to one voucher; a message that waits brings the new one', async () => {
  const desk = await ordersDesk()
  const { shop } = desk
  const code = await paidVoucher(shop)
  const [waiting] = await shop.database.db
    .selectFrom('outbox')
    .select(['id', 'data'])
    .where('template', '=', 'voucher-ready')
    .execute()

  await desk.run('show', 'SL-1001')
  const shown = /https:\S+\/vouchers\/\S+/
  const [old = ''] = shown.exec(desk.printed.join('\n')) ?? []
  await shop.database.db
    .updateTable('outbox')
    .set({ data: JSON.stringify({ voucherUrl: old }) })
    .where('id', '=', waiting?.id ?? '')
    .execute()
  desk.clear()
  expect(await desk.run('revoke', 'SL-1001', '--voucher', code.toLowerCase())).toBe(0)
  expect(await desk.run('revoke', 'SL-1001', '--voucher', 'NONE')).toBe(1)

  const [renewed = ''] = shown.exec(desk.printed.join('\n')) ?? []
  expect(renewed).not.toBe(old)
  const { data } = await shop.database.db
    .selectFrom('outbox')
    .select('data')
    .where('id', '=', waiting?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(data)).toEqual({ voucherUrl: renewed })
  expect(desk.faults).toEqual([expect.stringContaining('bought no voucher NONE')])
})
