import { describe, expect, it } from 'vitest'
import { readPaper } from '#server/shop/paper/paper-content.ts'
import type { PaperContent } from '#server/shop/paper/paper-content.ts'
import { writeReceipt } from '#server/shop/paper/write-paper.ts'
import {
  dateWith,
  goods,
  guestWith,
  inputOf,
  ordered,
  paidVoucher,
  placesOn,
  testChandlery,
} from '../../support/chandlery.ts'
import { parts, receipted, receiptOf, receive, sum, vatOf, weekendAndBook } from './paper-trail.ts'

describe('receipts', () => {
  it('spread each payment over the lines, and together come to every line and its VAT', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)
    const amounts = [order.due_now, 3_333, order.total - order.due_now - 3_333]

    const papers: PaperContent[] = []
    for (const amount of amounts) papers.push((await receipted(shop, order, amount)).content)

    expect(papers.map(({ number }) => number)).toEqual(['RC-1001', 'RC-1002', 'RC-1003'])
    expect(papers.map((paper) => sum(parts(paper)))).toEqual(amounts)
    const [first] = papers
    expect(first?.lines.map(({ text }) => text)).toEqual([
      expect.stringContaining('2 × '),
      expect.stringContaining('1 × '),
      'Delivery',
    ])
    for (const [index, { price }] of (first?.lines ?? []).entries()) {
      expect(sum(papers.map((paper) => parts(paper)[index] ?? 0))).toBe(price)
    }
    expect(sum(papers.map(vatOf))).toBe(order.vat)
  })

  it('say what had come before and what is still open', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)
    const { content: first } = await receipted(shop, order, order.due_now)
    const { content: second } = await receipted(shop, order, 1_000)

    expect(first).toMatchObject({ before: 0, open: order.total - order.due_now })
    expect(second).toMatchObject({
      total: order.total,
      before: order.due_now,
      open: order.total - order.due_now - 1_000,
      method: 'Visa ending 4242',
      order: order.number,
      buyer: { name: 'Ben Okafor' },
    })
  })

  it('are written once for a payment, and a number that was not used is not lost', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)
    const payment = await receive(shop, order, 1_000)
    const broken = shop.database.transaction(async (trx) => {
      await writeReceipt(trx, shop, { order, payment, now: shop.clock.now() })
      throw new Error('the rest of the transaction failed')
    })
    await expect(broken).rejects.toThrow('the rest')

    const paper = await receiptOf(shop, order, payment)
    const again = await receiptOf(shop, order, payment)

    expect(paper.number).toBe('RC-1001')
    expect(again).toEqual(paper)
  })

  it('say who the company was when they were written', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)
    const payment = await receive(shop, order, 1_000)
    const before = await receiptOf(shop, order, payment)
    const site = shop.site.current()
    const company = { ...site.content.company, name: 'Another Name', vat_number: 'GB 9' }
    const renamed = { ...site, content: { ...site.content, company } }
    const later = { ...shop, site: { ...shop.site, current: () => renamed } }

    const after = await receiptOf(later, order, payment)
    const next = await receiptOf(later, order, await receive(shop, order, 1_000))

    expect(after).toEqual(before)
    expect(readPaper(before).seller.name).toBe(site.content.company.name)
    expect(readPaper(next).seller).toMatchObject({ name: 'Another Name', vatNumber: 'GB 9' })
  })

  it('leave to money what vouchers do not pay', async () => {
    const shop = await testChandlery()
    const code = await paidVoucher(shop)
    const guest = await guestWith(shop, placesOn(dateWith(shop, 5), 2), goods('G158'))
    const placed = await shop.orders.place(guest, await inputOf(shop, guest, [code]))
    if (placed.outcome !== 'placed') throw new Error('It was not ordered.')
    const { order } = placed

    const { content } = await receipted(shop, order, order.total - order.by_voucher + 500)

    expect(content).toMatchObject({ byVoucher: 10_000, open: 0, excess: 500 })
    expect(sum(parts(content))).toBe(order.total - 10_000)
    // The voucher's share of the VAT is its own.
    expect(vatOf(content)).toBeLessThan(order.vat)
  })

  it('go on behind money that has none', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)
    await receive(shop, order, 20_000)

    const { content } = await receipted(shop, order, order.total - 20_000 + 500)

    expect(content).toMatchObject({ before: 20_000, open: 0, excess: 500 })
    expect(sum(parts(content))).toBe(order.total - 20_000)
  })

  it('do not count on a payment that was taken back', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)
    const { payment } = await receipted(shop, order, order.total)
    const { db } = shop.database
    const reversed = db.updateTable('payments').set({ reversed_at: shop.clock.now() })
    await reversed.where('id', '=', payment.id).execute()

    const { content } = await receipted(shop, order, order.total)

    expect(content).toMatchObject({ before: 0, open: 0, excess: 0 })
  })

  it('say what no line has room for: all of it, once the order is cancelled', async () => {
    const shop = await testChandlery()
    const order = await weekendAndBook(shop)

    const { content: much } = await receipted(shop, order, order.total + 500)
    const { content: late } = await receipted(shop, { ...order, status: 'cancelled' }, 700)

    expect(much).toMatchObject({ excess: 500, open: 0 })
    expect(sum(parts(much))).toBe(order.total)
    expect(late).toMatchObject({ excess: 700, open: 0, vat: [] })
  })

  it('have the address of an order that is posted, and no other', async () => {
    const shop = await testChandlery()
    const posted = await weekendAndBook(shop)
    const places = await ordered(shop, placesOn(dateWith(shop, 5)))

    const { content: withAddress } = await receipted(shop, posted, 1_000)
    const { content: without } = await receipted(shop, places, 1_000)

    expect(withAddress.buyer.address.length).toBeGreaterThan(2)
    expect(without.buyer.address).toEqual([])
  })
})
