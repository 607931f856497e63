import { describe, expect, it } from 'vitest'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { conditionedLine, conditionsFor } from '#server/shop/checkout/conditions.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import {
  dateWith,
  guestWith,
  inputOf,
  messageOf,
  placesOn,
  testChandlery,
  voucherFor,
} from '../../support/chandlery.ts'
import { handClock } from '../../support/mail.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { shopBehind } from '../cart/cart-forms.ts'

describe('an order', () => {
  it('is confirmed by a message with when and where to come, by when to pay, and what holds', async () => {
    const shop = await testChandlery()
    const isFar = ({ unit, starts, offer, ends, meetings }: ScheduledDate) =>
      unit === 'person' && starts > '2027-03-01' && ends > starts && !meetings && 'kit' in offer
    const date = dateWith(shop, 5, isFar)
    const guest = await guestWith(shop, placesOn(date), voucherFor('Ada'))
    const input = await inputOf(shop, guest)
    const cart = await shop.carts.view(guest)
    const lines = (cart?.lines ?? []) as readonly BuyableLine[]

    await shop.orders.place(guest, input)

    const { text } = await messageOf(shop, 'order-confirmed')
    expect(text).toMatch(/\nJoins \d+:\d\d [AP]M, leaves \d+:\d\d [AP]M/)
    expect(text).toContain(`M, ${date.place.name}\n`)
    expect(text).toContain('to our account by Thursday 26 November, 2026, and write SL-1001')
    const { content } = shop.site.current()
    const conditions = conditionsFor(lines.map(conditionedLine), content.terms, content)
    expect(conditions.map(({ title }) => title)).toContain('If you cannot come')
    for (const { title, sentences } of conditions) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(`${title} ${sentences.join(' ')}`)
    }
    expect(text).toContain('https://www.saltlark.example/terms-and-conditions\n')
  })
})

const clock = handClock(testInstant)
const site = siteOfFile({ clock })

describe('the links in messages about an order', () => {
  it('open the order and the voucher for whoever has them, and are told by no log', async () => {
    const shop = shopBehind(site, clock)
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
