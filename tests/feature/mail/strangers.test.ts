import { describe, expect, it } from 'vitest'
import type { OrderProps } from '#server/props/orders.ts'
import { hour } from '../../support/auth.ts'
import { guestWith, ordered, testChandlery, voucherFor } from '../../support/chandlery.ts'
import { inputOf, messages } from '../../support/chandlery.ts'
import { mailTo, sentMessages } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { createVisitor, pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { items, voucher } from '../cart/cart-forms.ts'
import { buyer, orderPage, orderPathOf, put } from '../cart/checkout-forms.ts'
import { reviewFields, sendStep, stepOf } from '../cart/checkout-forms.ts'
import { fields as enquiry, page as contactPage } from '../enquiries/enquiry-form.ts'
import { messagesTo } from '../newsletter-form/records.ts'

const site = siteOfFile()

const limit =
  'three messages to this address were asked for within the last hour, and we send no more than that'

/** Orders a voucher in whose every field stands something of the sender’s choice. */
async function orderFor(visitor: Visitor, email: string, typed: string): Promise<string> {
  const texts = { voucher_to: typed, voucher_from: typed, voucher_message: typed }
  await put(visitor, { ...voucher, ...texts })
  await sendStep(visitor, 'people', { ...buyer, name: typed, email })
  const review = await stepOf(visitor, 'review')
  return orderPathOf(await sendStep(visitor, 'review', reviewFields(review)))
}

/** Somebody on one of four networks. */
const caller = (index: number) => createVisitor(site.origin, 'test', `198.51.100.${index % 4}`)

/** In no order: the database gives them in none. */
async function written(email: string): Promise<string[]> {
  return (await messagesTo(site, email)).map(({ template }) => template).toSorted()
}

describe('a stranger whose address somebody types', () => {
  it('has three messages of 24 orders from four networks, with no word that was typed, until one is paid', async () => {
    const typed = 'Typed by somebody'
    const paths: string[] = []
    for (let index = 0; index < 24; index += 1) {
      // Other addresses of one mailbox.
      const email = index % 2 === 0 ? 'Vera.Stone@example.com' : `vera.stone+${index}@example.com`
      paths.push(await orderFor(caller(index), email, typed))
    }

    const isHers = ({ recipient }: { recipient: string }) => recipient.startsWith('vera.stone')
    const sent = (await sentMessages(site)).filter(isHers)
    expect(sent.map(({ template }) => template)).toEqual(Array(3).fill('order-confirmed'))
    const mails = await mailTo(site, 'vera.stone@example.com')
    expect(mails).toHaveLength(2)
    expect(JSON.stringify([mails, sent])).not.toContain(typed)

    // Every order was taken; its page says that nobody was told of it, and how to come back.
    const pages: OrderProps[] = []
    for (const path of paths) pages.push(await orderPage(caller(0), path))
    expect(pages.filter(({ untold }) => untold === null)).toHaveLength(3)
    expect(pages[22]?.untold).toEqual({
      text: expect.stringContaining(`has gone to vera.stone@example.com, because ${limit}.`),
      url: site.origin + paths[22],
    })

    await site.services.shop.orders.paid({ number: pages[22]?.number ?? '' })
    const paid = (await sentMessages(site)).filter(isHers).slice(3)
    expect(paid.map(({ template }) => template).toSorted()).toEqual(['order-paid', 'voucher-ready'])
    for (const { text } of paid) expect(text).toContain(`Hello ${typed},`)
    const texts = paid.map(({ text }) => text).join()
    expect(texts).toContain(`Your message is on it:\n${typed}\n`)
    expect(texts).toMatch(/The order is confirmed:\n1 × .+: £50\.00\n/)
    expect((await orderPage(caller(0), paths[22] ?? '')).untold).toBeNull()
  })

  it('has three messages of all kinds together, of which a double click is one', async () => {
    const email = 'wanda@example.com'
    const waiting = { waiting_name: 'Ada', waiting_email: email, waiting_heads: '2' }
    await site.visitor().submit('/mail/customer-subscribe', { email })
    await site.visitor().submit('/events/CR-DSP-261129/waiting-list', waiting)
    await site.visitor().submit(contactPage, enquiry(email))
    const again = await site.visitor().submit('/mail/customer-subscribe', { email })
    const path = await orderFor(site.visitor(), email, 'Ada')

    expect(again.status).toBe(303)
    expect((await orderPage(site.visitor(), path)).untold).not.toBeNull()
    expect(await written(email)).toEqual([
      'confirm-subscription',
      'enquiry-received',
      'waiting-list-joined',
    ])
  })

  it('whose mailbox is full is written to by no form, and each says why and loses nothing', async () => {
    const email = 'xenia@example.com'
    for (let index = 0; index < 3; index += 1) await orderFor(site.visitor(), email, 'Ada')
    const date = '/events/CR-DSP-261129'
    const waiting = { waiting_name: 'Ada', waiting_email: email, waiting_heads: '2' }
    const visitor = site.visitor()
    const flash = async (from: string) => (await pageOf(await visitor.get(from))).flash?.['success']

    await visitor.submit(contactPage, enquiry(email), { from: contactPage })
    expect(await flash(contactPage)).toMatch(
      new RegExp(`has arrived\\..+; there is no receipt for ${email}, because ${limit}\\.$`),
    )
    await visitor.submit(`${date}/waiting-list`, waiting, { from: date })
    expect(await flash(date)).toMatch(
      new RegExp(`^You are on the waiting list .+ No message says so now, because ${limit}\\.$`),
    )

    const refused = await visitor.submit('/mail/customer-subscribe', { email }, { from: '/' })
    const json = await visitor.submit(
      '/mail/customer-subscribe',
      { email },
      { headers: { Accept: 'application/json' } },
    )
    const visit = await visitor.submitVisit('/mail/customer-subscribe', { email }, { from: '/' })
    const errors = {
      subscription_error: `We have sent no link, because ${limit}. Look whether one of ours is there already; another can be asked for in 60 minutes.`,
    }
    expect([refused, json].map(({ status }) => status)).toEqual([429, 429])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await pageOf(refused)).props).toMatchObject({ errors, old: { email } })
    expect(await json.json()).toEqual({ message: errors.subscription_error, errors })
    expect(visit.status).toBe(303)
    expect((await pageOf(await visitor.visit('/'))).props['errors']).toEqual(errors)

    expect(await written(email)).toEqual(Array(3).fill('order-confirmed'))
    const { db } = site.services.database
    const kept = [
      await db.selectFrom('enquiries').selectAll().where('email', '=', email).execute(),
      await db.selectFrom('waiting_list').selectAll().where('email', '=', email).execute(),
      await db.selectFrom('subscribers').selectAll().where('email', '=', email).execute(),
    ]
    expect(kept.map(({ length }) => length)).toEqual([1, 1, 0])
  })
})

describe('a web address in what is sent on once money has come', () => {
  const message =
    '“www.evil.test” looks like a web address, and those cannot be sent on by e-mail. Please take it out; if it is none, put a space after its full stop.'

  it.each(['voucher_to', 'voucher_from', 'voucher_message'])('is refused as %s', async (field) => {
    const typed = { ...voucher, [field]: 'See www.evil.test' }

    const answer = await site.visitor().submit(items, typed)

    expect(answer.status).toBe(422)
    expect((await pageOf(answer)).props['errors']).toEqual({ [field]: message })
  })

  it('is refused as the name of who orders', async () => {
    const visitor = site.visitor()
    await put(visitor, voucher)

    const answer = await sendStep(visitor, 'people', { ...buyer, name: 'www.evil.test' })

    expect((await pageOf(answer)).props['errors']).toEqual({ name: message })
  })
})

describe('orders of an address that is known to be the buyer’s', () => {
  it.each([
    ['of the account that it belongs to are all confirmed, by name', 'ben@example.com', 4, true],
    ['of no account that orders are a stranger’s', 'ada@example.com', 3, false],
  ])('%s', async (_, email, count, isNamed) => {
    const shop = await testChandlery()
    const { db } = shop.database
    const owner = { id: 'owner', name: 'Owner', email, role: 'customer' } as const
    await db
      .insertInto('users')
      .values({ ...owner, created_at: 1 })
      .execute()
    const visitor = { userId: owner.id, token: undefined }
    for (let index = 0; index < 4; index += 1) {
      await shop.carts.add(visitor, voucherFor('Ada'))
      await shop.orders.place(visitor, await inputOf(shop, visitor))
    }

    const rows = await db
      .selectFrom('outbox')
      .select('data')
      .where('template', '=', 'order-confirmed')
      .execute()
    const named = rows.map(({ data }) => data.includes('Ben Okafor'))
    expect(named).toEqual(Array.from({ length: count }, () => isNamed))
  })

  it('that a voucher paid count as paid', async () => {
    const shop = await testChandlery()
    for (let index = 0; index < 4; index += 1) await ordered(shop, voucherFor('Ada'))
    await shop.orders.paid({ number: 'SL-1001' })
    const code = (await shop.orders.find({ number: 'SL-1001' }))?.vouchers[0]?.code ?? ''
    const guest = await guestWith(shop, voucherFor('Cora'))

    await shop.orders.place(guest, await inputOf(shop, guest, [code]))

    const told = (await messages(shop)).filter((line) => line.startsWith('order-confirmed'))
    expect(told).toHaveLength(4)
    expect(await shop.orders.cancel('SL-1002')).toMatchObject({ isTold: false })
    shop.clock.pass(hour)
    // Nobody was told of this one, so nobody is told that it ended.
    expect(await shop.orders.cancel('SL-1004')).toMatchObject({ isTold: false })
    expect(await shop.orders.cancel('SL-1003')).toMatchObject({ isTold: true })
  })
})
