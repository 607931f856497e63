import { describe, expect, it } from 'vitest'
import type { MailContent } from '#server/mail/mail-layout.ts'
import { renderMessage } from '#server/mail/mailables.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { conditionsFor } from '#server/shop/checkout/conditions.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import {
  dateWith,
  guestWith,
  placesOn,
  testChandlery,
  voucherFor,
  inputOf,
} from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'
import { company } from '../../support/company.ts'

/** A message in the outbox as its reader sees it. */
async function messageOf({ database: { db } }: Chandlery, template: string): Promise<MailContent> {
  const { data } = await db
    .selectFrom('outbox')
    .select('data')
    .where('template', '=', template)
    .executeTakeFirstOrThrow()
  return renderMessage(template, data, company)
}

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
    const conditions = conditionsFor(lines, shop.site.current().content)
    expect(conditions.map(({ title }) => title)).toContain('If you cannot come')
    for (const { title, sentences } of conditions) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(`${title} ${sentences.join(' ')}`)
    }
    expect(text).toContain('https://www.saltlark.example/terms-and-conditions\n')
  })
})
