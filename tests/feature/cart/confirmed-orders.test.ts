import { describe, expect, it } from 'vitest'
import { hour, minute } from '../../support/auth.ts'
import { signedInCustomer } from '../../support/customers.ts'
import { handClock } from '../../support/mail.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { cartOf } from './cart-forms.ts'
import {
  atConfirm,
  book,
  buyer,
  codeFields,
  confirmLink,
  confirmStep,
  freshDates,
  guestWith,
  newBuyer,
  orderPathOf,
  put,
  refusalOf,
  reviewFields,
  sendStep,
  stepOf,
  toReview,
} from './checkout-forms.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock })
const freshDate = freshDates(() => site)

describe('no code is asked for', () => {
  it('from who is signed in and orders to their own address, and from the same with another one it is', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await put(visitor, book)
    const own = { ...buyer, email: customer.email }
    expect((await stepOf(visitor, 'people')).steps.map(({ step }) => step)).not.toContain('confirm')

    const other = await toReview(visitor, newBuyer())
    expect(other.button).toBe('Continue to your code')
    const review = await toReview(visitor, own)
    expect([review.button, review.codeTo]).toEqual(['Order, with £12.94 to pay', null])
    orderPathOf(await sendStep(visitor, 'review', reviewFields(review)))
  })

  it('from a basket whose code was typed once, as long as the address is that one', async () => {
    const { visitor, fields, email } = await atConfirm(site)
    orderPathOf(await sendStep(visitor, 'confirm', fields))
    await put(visitor, book)

    const review = await toReview(visitor, { ...buyer, email })
    orderPathOf(await sendStep(visitor, 'review', reviewFields(review)))

    await put(visitor, book)
    expect((await toReview(visitor, newBuyer())).button).toBe('Continue to your code')
  })

  it('where the link was pressed, the next order of its basket asks for one', async () => {
    const { visitor, email } = await atConfirm(site)
    const at = await pathMailedTo(site, email, confirmLink)
    orderPathOf(await site.visitor().submit(at, {}))
    await put(visitor, book)

    expect((await toReview(visitor, { ...buyer, email })).button).toBe('Continue to your code')
  })
})

describe('the places of what was asked for', () => {
  const heldUntil = async (visitor: Visitor) => {
    const [hold] = (await cartOf(visitor)).lines.map((line) => line.hold)
    return hold?.state === 'held' ? hold.until : null
  }
  const atReviewWith = async (quantity: string) => {
    const { reference: sku } = freshDate(5)
    const visitor = await guestWith(site, { kind: 'place', sku, quantity })
    return { visitor, sku, who: newBuyer() }
  }

  it('are held for half an hour from then on, once', async () => {
    const { visitor, who } = await atReviewWith('2')
    clock.pass(20 * minute)
    const asked = reviewFields(await toReview(visitor, who))

    await sendStep(visitor, 'review', asked)
    const until = clock.now() + 30 * minute
    expect(await heldUntil(visitor)).toBe(until)
    clock.pass(20 * minute)
    await sendStep(visitor, 'confirm', { key: asked['key'] ?? '', again: 'yes' })
    expect(await heldUntil(visitor)).toBe(until)
  })

  it('are held where their hold was over and they are free, and ordered even when it is over again', async () => {
    const { visitor, who } = await atReviewWith('2')
    clock.pass(hour)
    const asked = reviewFields(await toReview(visitor, who))

    await sendStep(visitor, 'review', asked)

    expect(await heldUntil(visitor)).toBe(clock.now() + 30 * minute)
    clock.pass(2 * hour)
    const typed = await codeFields(site, asked, who)
    orderPathOf(await sendStep(visitor, 'confirm', typed))
  })

  it('that somebody else has when the code comes are refused by name, and nothing is ordered', async () => {
    const { visitor, sku, who } = await atReviewWith('3')
    const asked = reviewFields(await toReview(visitor, who))
    await sendStep(visitor, 'review', asked)
    clock.pass(hour)
    await put(site.visitor(), { kind: 'place', sku, quantity: '4' })

    const answer = await sendStep(visitor, 'confirm', await codeFields(site, asked, who))

    expect(answer.headers.get('location')).toBe('/checkout?step=review')
    const { flash } = await pageOf(await visitor.get('/checkout?step=review'))
    expect(flash?.['error']).toEqual(expect.stringContaining('1 place'))
  })
})

describe('an address that orders and does not pay', () => {
  it('is given 24 places at one time', async () => {
    const visitor = site.visitor()
    const who = newBuyer()
    // Other addresses of one mailbox.
    const also = { ...who, email: who['email']?.replace('@', '+sail@') ?? '' }
    const order = async (quantity: string, as = who) => {
      clock.pass(1)
      await put(visitor, { kind: 'place', sku: freshDate(12).reference, quantity })
      const asked = reviewFields(await toReview(visitor, as))
      const answer = await sendStep(visitor, 'review', asked)
      if (answer.headers.get('location') !== confirmStep) return answer
      return sendStep(visitor, 'confirm', await codeFields(site, asked, as))
    }
    for (const as of [who, also, who]) orderPathOf(await order('8', as))

    const answer = await order('1', also)

    expect((await refusalOf(answer)).errors['lines']).toMatch(
      /^At most 24 places are kept for one address .+, and 24 places are already\. Pay /,
    )
  })

  it('has no more in one order either, whose places were not held', async () => {
    const visitor = site.visitor()
    const { db } = site.services.database
    for (const quantity of ['8', '8', '8', '1']) {
      await put(visitor, { kind: 'place', sku: freshDate(12).reference, quantity })
      await db.updateTable('cart_items').set({ held_until: 1 }).execute()
    }

    const asked = reviewFields(await toReview(visitor, newBuyer()))
    const answer = await sendStep(visitor, 'review', asked)

    expect((await refusalOf(answer)).errors['lines']).toMatch(/paid for\. Order fewer at one time/)
  })
})
