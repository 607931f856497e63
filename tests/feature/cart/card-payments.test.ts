import { describe, expect, it } from 'vitest'
import { handClock } from '../../support/mail.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import { cardPayers, choose, labelsOf, sentencesOf } from './card-forms.ts'
import { sendVisit, ways } from './cart-forms.ts'
import {
  atConfirm,
  confirmLink,
  order,
  orderPage,
  put,
  refusalOf,
  reviewFields,
  sendStep,
} from './checkout-forms.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock, variables: { PAYMENT_PROVIDER: 'demo' } })
const { atProvider, comeBack, customerAtReview, customerPaying, payPageOf, place } = cardPayers(
  () => site,
)

describe('the last step of the checkout', () => {
  it('offers the deposit by card, all of it, or a transfer, and says of each what it binds to', async () => {
    const { review } = await customerAtReview()
    const { dueNow, total } = review.sum

    expect(review.payments.map(({ value, button }) => [value, button])).toEqual([
      ['card', `Order and pay ${dueNow.text} deposit`],
      ['card-all', `Order and pay ${total.text}`],
      ['bank-transfer', `Order, with ${dueNow.text} to pay`],
    ])
    expect(review.button).toBe(`Order, with ${dueNow.text} to pay`)
  })

  it('takes no card by telephone', async () => {
    const { visitor, review } = await customerAtReview()
    const fields = { ...reviewFields(review), payment: 'card-by-phone' }

    const answer = await sendStep(visitor, 'review', fields)

    expect((await refusalOf(answer)).errors).toMatchObject({
      payment: 'Please choose how you want to pay.',
    })
  })

  it.each(ways)('by %s writes the order and leads on to pay for it', async (_way, send) => {
    const { visitor, review } = await customerAtReview()
    const fields = { ...reviewFields(review), payment: 'card' }

    const answer = await sendStep(visitor, 'review', fields, send)

    expect(answer.status).toBe(send === sendVisit ? 409 : 303)
    const page = payPageOf(answer)
    expect(await (await visitor.get(page)).text()).toContain(review.sum.dueNow.text)
    // A double click, and whoever comes Back and presses again.
    expect(payPageOf(await sendStep(visitor, 'review', fields, send))).toBe(page)
  })

  it('leads a customer who comes Back to it to their order', async () => {
    const { visitor } = await customerPaying()

    const answer = await visitor.get('/checkout?step=review')

    const at = answer.headers.get('location') ?? ''
    expect(sentencesOf(await orderPage(visitor, at))).toMatch(/^Please pay £[\d.]+ by card\./)
  })
})

describe('what was asked for with a card leads on to pay', () => {
  it('once the code is typed, and when it is sent twice', async () => {
    const { visitor, fields } = await atConfirm(site, { payment: 'card-all', things: [place()] })

    const page = payPageOf(await sendStep(visitor, 'confirm', fields))

    expect(payPageOf(await sendStep(visitor, 'confirm', fields))).toBe(page)
    expect(await orderPage(visitor, await comeBack(visitor, page, 'pay'))).toMatchObject({
      status: 'paid',
    })
  })

  it('by the link beside the code, on another device', async () => {
    const { email } = await atConfirm(site, { payment: 'card', things: [place()] })
    const at = await pathMailedTo(site, email, confirmLink)
    const device = site.visitor()

    const asked = await pageOf(await device.get(at))
    expect(asked.props).toMatchObject({
      payment: 'Card, the deposit now',
      button: expect.stringMatching(/^Order and pay £[\d.]+ deposit$/),
    })
    payPageOf(await device.submit(at, {}))
  })
})

describe('whoever comes back from the provider', () => {
  it('and has paid the deposit sees it, and what is due when', async () => {
    const { visitor, page } = await customerPaying()

    const shown = await orderPage(visitor, await comeBack(visitor, page, 'pay'))

    expect(shown).toMatchObject({
      status: 'part-paid',
      moved: [{ text: 'Paid by Demo card ending 4242', amount: shown.paid }],
    })
    const { label, href = '' } = shown.moved[0]?.paper ?? {}
    expect(label).toMatch(/^Receipt RC-\d+$/)
    const receipt = await site.visitor().get(href)
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(sentencesOf(shown)).toMatch(/^Nothing is to be paid today\. The rest is due later/)
    expect(labelsOf(shown)).toEqual([expect.stringMatching(/^Pay £[\d.]+ by card$/)])
  })

  it('and has not paid is told until when the order waits, and can pay from there', async () => {
    const { visitor, page } = await customerPaying()

    const shown = await orderPage(visitor, await comeBack(visitor, page, 'leave'))

    expect(shown).toMatchObject({ status: 'awaiting-payment', bank: [], moved: [] })
    // It waits by the hour, and not by the days that a transfer has.
    const { order: row } = (await site.services.shop.orders.find({ number: shown.number })) ?? {}
    expect(row).toMatchObject({ provider: 'demo', payment: 'bank-transfer', pay_by: null })
    expect(sentencesOf(shown)).toMatch(
      /^Please pay £[\d.]+ by card\. Without it the order is cancelled on Sunday 22 November, 2026, /,
    )
    expect(labelsOf(shown)).toEqual([
      expect.stringMatching(/^Pay £[\d.]+ by card$/),
      expect.stringMatching(/^Pay all £[\d.]+ by card$/),
    ])
    expect(payPageOf(await choose(visitor, shown, 'due'))).toBe(page)
    expect(payPageOf(await choose(visitor, shown, 'due', sendVisit))).toBe(page)
    expect(payPageOf(await choose(visitor, shown, 'all'))).not.toBe(page)
  })

  it('while the bank still thinks can look again, and not pay twice', async () => {
    const { visitor, page } = await customerPaying()

    const at = await comeBack(visitor, page, 'late')
    const shown = await orderPage(visitor, at)

    expect(sentencesOf(shown)).toMatch(/^Your bank has not told us yet/)
    expect(shown.card).toMatchObject({ buttons: [], canTransfer: false })
    const looked = await visitor.get(shown.card?.lookHref ?? '')
    expect([looked.status, looked.headers.get('location')]).toEqual([303, at])
    const pressed = await choose(visitor, shown, 'due')
    const flash = await pageOf(await visitor.get(pressed.headers.get('location') ?? ''))
    expect(flash).toMatchObject({ flash: { error: expect.stringMatching(/^Your bank has not/) } })
  })

  it('as a guest gets to the order by the key of its page', async () => {
    const { visitor, fields } = await atConfirm(site, { payment: 'card', things: [place()] })
    const page = payPageOf(await sendStep(visitor, 'confirm', fields))
    const back = await atProvider(visitor, page, 'pay')

    const answer = await site.visitor().get(back)

    expect(answer.headers.get('location')).toMatch(/^\/orders\/[0-9a-f-]{36}\?key=/)
    expect(await orderPage(site.visitor(), answer.headers.get('location') ?? '')).toMatchObject({
      status: 'part-paid',
    })
  })

  it('is known by the key of the address alone, which ends with the links to the order', async () => {
    const { visitor, page } = await customerPaying()
    const back = await atProvider(visitor, page, 'leave')
    const [address = ''] = back.split('?')
    const other = site.visitor()
    const statusOf = async (path: string) => (await other.get(path)).status

    expect(await statusOf(back)).toBe(303)
    expect(await statusOf(address)).toBe(404)
    expect(await statusOf(`${address}?key=x`)).toBe(403)
    expect(await statusOf(`/payments/${'0'.repeat(36)}?key=x`)).toBe(403)
    expect((await visitor.get(address)).status).toBe(303)
    const { link } = await orderPage(visitor, await comeBack(visitor, page, 'leave'))
    await visitor.submit(link.endAction, { _method: 'DELETE' })
    expect(await statusOf(back)).toBe(403)
  })
})

describe('the way to pay of an order', () => {
  it('is a transfer after all, when its buyer chooses so', async () => {
    const { visitor, page } = await customerPaying()
    const before = await orderPage(visitor, await comeBack(visitor, page, 'leave'))
    expect(before.card?.canTransfer).toBe(true)

    const answer = await choose(visitor, before, 'transfer')

    const shown = await orderPage(visitor, answer.headers.get('location') ?? '')
    expect(sentencesOf(shown)).toMatch(/^Please send £[\d.]+ to our account by /)
    expect(shown.bank).toContainEqual({ term: 'Reference', text: shown.number })
    expect(shown.card?.canTransfer).toBe(false)
    expect(labelsOf(shown)).toEqual(labelsOf(before))
  })

  it('is a card for whoever ordered by transfer, and wants to pay now', async () => {
    const visitor = site.visitor()
    await put(visitor, place())
    const shown = await orderPage(visitor, await order(site, visitor))

    const page = payPageOf(await choose(visitor, shown, 'all'))

    expect(await orderPage(visitor, await comeBack(visitor, page, 'pay'))).toMatchObject({
      status: 'paid',
      next: ['Everything is paid. Thank you.'],
      card: null,
    })
  })

  it('is chosen by whoever may see the order, and is one that there is', async () => {
    const { visitor, page } = await customerPaying()
    const shown = await orderPage(visitor, await comeBack(visitor, page, 'leave'))
    const [action = ''] = shown.card?.action.split('?') ?? []

    expect((await site.visitor().submit(action, { choice: 'due' })).status).toBe(404)
    expect((await site.visitor().submit(`${action}?key=x`, { choice: 'due' })).status).toBe(403)
    const refused = await choose(visitor, shown, 'cheque')
    expect(refused.status).toBe(422)
    expect((await refusalOf(refused)).errors).toEqual({
      choice: 'Please choose how you want to pay.',
    })
  })

  it('is none for an order that is cancelled', async () => {
    const { visitor, page } = await customerPaying()
    const at = await comeBack(visitor, page, 'leave')
    const before = await orderPage(visitor, at)
    await site.services.shop.orders.cancel(before.number)

    const answer = await choose(visitor, before, 'due')

    const { flash, props } = await pageOf(await visitor.get(answer.headers.get('location') ?? ''))
    expect(flash).toMatchObject({ error: 'This order is cancelled, so there is nothing to pay.' })
    expect(props).toMatchObject({ status: 'cancelled', card: null })
  })
})
