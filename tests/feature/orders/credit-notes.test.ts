import { describe, expect, it } from 'vitest'
import { testChandlery } from '../../support/chandlery.ts'
import { credited, parts, receipted, receive, sum, vatOf, weekendAndBook } from './paper-trail.ts'

describe('credit notes', () => {
  it('take back what the receipt said, in parts or whole, to the penny', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)
    const { payment, content: receipt } = await receipted(shop, order, order.due_now)
    const some = Math.floor(order.due_now / 3)

    const first = await credited(shop, order, { amount: some, payment_id: payment.id })
    const rest = order.due_now - some
    const second = await credited(shop, order, { amount: rest, payment_id: payment.id })

    expect([first.number, second.number]).toEqual(['CN-1001', 'CN-1002'])
    expect([first.corrects, second.corrects]).toEqual(['RC-1001', 'RC-1001'])
    expect(first.method).toBe('Visa ending 4242')
    for (const [index, part] of parts(receipt).entries()) {
      expect(sum([first, second].map((note) => parts(note)[index] ?? 0))).toBe(part)
    }
    expect(vatOf(first) + vatOf(second)).toBe(vatOf(receipt))
  })

  it('give lines their room again for what is paid anew, but not those of a refund that failed', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)
    const { payment } = await receipted(shop, order, order.total)
    const back = { amount: order.total, payment_id: payment.id }
    await credited(shop, order, { ...back, state: 'failed' })
    const { content: beyond } = await receipted(shop, order, 1_000)
    await credited(shop, order, back)

    const { content: anew } = await receipted(shop, order, order.total - 1_000)

    expect(beyond.excess).toBe(1_000)
    expect(anew.excess).toBe(0)
  })

  it('take first what had been too much', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)
    const { payment } = await receipted(shop, order, order.total + 500)
    const of = { payment_id: payment.id, kind: 'overpaid' } as const

    const note = await credited(shop, order, { ...of, amount: 600 })

    expect(note).toMatchObject({ excess: 500, why: expect.stringContaining('More had been paid') })
    expect(sum(parts(note))).toBe(100)
    const next = await credited(shop, order, { ...of, amount: 200 })
    expect(next.excess).toBe(0)
    expect(sum(parts(next))).toBe(200)
  })

  it('of money without a receipt go by what the order is', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)
    const { id } = await receive(shop, order, 5_000)

    const note = await credited(shop, order, { amount: 5_000, payment_id: id, state: 'by-hand' })

    expect(note).toMatchObject({ corrects: null, method: 'Bank transfer', amount: 5_000 })
    expect(sum(parts(note))).toBe(5_000)
  })
})
