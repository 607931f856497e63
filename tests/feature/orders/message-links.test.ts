import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateWith, guestWith, placesOn, voucherFor, inputOf } from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'
import { handClock } from '../../support/mail.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { testInstant } from '../../support/test-instant.ts'

let site: TestSite
let shop: Chandlery

beforeAll(async () => {
  const clock = handClock(testInstant)
  site = await startSite({ clock })
  const { database, site: source, shop: sold } = site.services
  shop = { ...sold, database, clock, site: source }
})
afterAll(() => site.stop())

describe('the links in messages about an order', () => {
  it('open the order and the voucher for whoever has them, and for nobody else', async () => {
    const date = dateWith(shop, 5, ({ unit }) => unit === 'person')
    const guest = await guestWith(shop, placesOn(date), voucherFor('Ada'))
    await shop.orders.place(guest, await inputOf(shop, guest))
    await shop.orders.paid({ number: 'SL-1001' })
    const whole = await shop.orders.find({ number: 'SL-1001' })
    const code = whole?.vouchers[0]?.code ?? 'none'

    const order = await opened(/\/orders\//)
    const voucher = await opened(/\/vouchers\//)

    expect([order.status, voucher.status]).toEqual([200, 200])
    expect(order.body).toContain('SL-1001')
    expect(voucher.body).toContain(code)
    for (const { path } of [order, voucher]) {
      const stranger = site.visitor()
      const answers = [await stranger.get(path.split('?')[0] ?? ''), await stranger.get(`${path}x`)]
      expect(answers.map(({ status }) => status).every((status) => status >= 403)).toBe(true)
      expect((await Promise.all(answers.map((one) => one.text()))).join('')).not.toContain(code)
    }
    // What was ordered, by whom, and what opens it is nobody's business who reads the log.
    // The lines of the transport are left out that prints mail in place of sending it.
    const lines = site.log.filter(({ message }) => !message.startsWith('Mail to '))
    const logged = JSON.stringify(lines)
    const [orderKey = '', voucherKey = ''] = [order, voucher].map(({ path }) => path.split('=')[1])
    const secrets = [code, orderKey, voucherKey, 'Ben Okafor', 'ben@example.com', '01632 960 111']
    expect(logged).toContain('Sent a message')
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
  })
})

/** What somebody sees who follows a link of this shape in a message to the buyer. */
async function opened(link: RegExp) {
  const path = await pathMailedTo(site, 'ben@example.com', link)
  const answer = await site.visitor().get(path)
  return { path, status: answer.status, body: await answer.text() }
}
