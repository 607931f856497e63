import { describe, expect, it } from 'vitest'
import { mailTo, sentMessages } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { createVisitor, pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { items, voucher } from '../cart/cart-forms.ts'
import { buyer, put } from '../cart/checkout-forms.ts'
import { reviewFields, sendStep, stepOf } from '../cart/checkout-forms.ts'
import { fields as enquiry, page as contactPage } from '../enquiries/enquiry-form.ts'
import { messagesTo } from '../newsletter-form/records.ts'

const site = siteOfFile()

const limit =
  'three messages to this address were asked for within the last hour, and we send no more than that'

/** Asks for an order of a voucher in whose every field stands something of the sender’s choice. */
async function askFor(visitor: Visitor, email: string, typed: string): Promise<Response> {
  const texts = { voucher_to: typed, voucher_from: typed, voucher_message: typed }
  await put(visitor, { ...voucher, ...texts })
  await sendStep(visitor, 'people', { ...buyer, name: typed, email })
  const review = await stepOf(visitor, 'review')
  return sendStep(visitor, 'review', reviewFields(review))
}

/** Somebody on one of four networks. */
const caller = (index: number) => createVisitor(site.origin, 'test', `198.51.100.${index % 4}`)

/** In no order: the database gives them in none. */
async function written(email: string): Promise<string[]> {
  return (await messagesTo(site, email)).map(({ template }) => template).toSorted()
}

describe('a stranger whose address somebody types', () => {
  it('has three messages of 24 who order from four networks, with no word that was typed, and nothing is ordered', async () => {
    const typed = 'Typed by somebody'
    const statuses: number[] = []
    for (let index = 0; index < 24; index += 1) {
      // Other addresses of one mailbox.
      const email = index % 2 === 0 ? 'Vera.Stone@example.com' : `vera.stone+${index}@example.com`
      statuses.push((await askFor(caller(index), email, typed)).status)
    }

    const isHers = ({ recipient }: { recipient: string }) => recipient.startsWith('vera.stone')
    const sent = (await sentMessages(site)).filter(isHers)
    expect(sent.map(({ template }) => template)).toEqual(Array(3).fill('order-code'))
    const mails = await mailTo(site, 'vera.stone@example.com')
    expect(mails).toHaveLength(2)
    expect(JSON.stringify([mails, sent])).not.toContain(typed)
    expect(statuses).toEqual([303, 303, 303, ...Array<number>(21).fill(429)])
    const { db } = site.services.database
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  it('has three messages of all kinds together, of which a double click is one', async () => {
    const email = 'wanda@example.com'
    const waiting = { waiting_name: 'Ada', waiting_email: email, waiting_heads: '2' }
    await site.visitor().submit('/mail/customer-subscribe', { email })
    await site.visitor().submit('/events/CR-DSP-261129/waiting-list', waiting)
    await site.visitor().submit(contactPage, enquiry(email))
    const again = await site.visitor().submit('/mail/customer-subscribe', { email })
    const ordered = await askFor(site.visitor(), email, 'Ada')

    expect(again.status).toBe(303)
    expect(ordered.status).toBe(429)
    expect((await pageOf(ordered)).props['errors']).toEqual({
      code: expect.stringContaining(`We have sent no code, because ${limit}.`),
    })
    expect(await written(email)).toEqual([
      'confirm-subscription',
      'enquiry-received',
      'waiting-list-joined',
    ])
  })

  it('whose mailbox is full is written to by no form, and each says why and loses nothing', async () => {
    const email = 'xenia@example.com'
    for (let index = 0; index < 3; index += 1) await askFor(site.visitor(), email, 'Ada')
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

    expect(await written(email)).toEqual(Array(3).fill('order-code'))
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
