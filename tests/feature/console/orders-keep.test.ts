import { expect, it } from 'vitest'
import { day } from '../../support/auth.ts'
import { goods, ordered } from '../../support/chandlery.ts'
import { ordersDesk } from './orders-desk.ts'

it('npm run orders -- keep lets an order not lapse, and says when there is nothing to keep', async () => {
  const desk = await ordersDesk()
  await ordered(desk.shop, goods('G158'))
  await ordered(desk.shop, goods('G158'))

  expect(await desk.run('keep', 'SL-1001')).toBe(0)
  expect(await desk.run('keep', 'SL-1001')).toBe(0)
  desk.shop.clock.pass(8 * day)
  await desk.shop.orders.lapse()
  expect(await desk.run('keep', 'SL-1002')).toBe(1)
  expect(await desk.run('keep', 'SL-1003')).toBe(1)

  expect(desk.printed).toEqual([
    'SL-1001 does not lapse any more.',
    'SL-1001 does not lapse: nothing changed.',
  ])
  expect(desk.faults).toEqual([
    'SL-1002 lapsed, on 29/11/2026 10:00: nothing is left to keep. Its places may be gone.',
    expect.stringContaining('SL-1003'),
  ])
  desk.clear()
  await desk.run('show', 'SL-1002')
  expect(desk.printed[2]).toBe('Cancelled    29/11/2026 10:00, because nothing was paid')
})
