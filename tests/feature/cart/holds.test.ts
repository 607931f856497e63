import { describe, expect, it } from 'vitest'
import { minute } from '../../support/auth.ts'
import { handClock } from '../../support/mail.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import { cartOf, dateOn, items, onlyLine, ways } from './cart-forms.ts'
import { guestWith, stepOf } from './checkout-forms.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock })

const holdAgain = { label: 'Hold again', isLonger: true }

const holding = (sku: string, quantity: number) =>
  guestWith(site, { kind: 'place', sku, quantity: String(quantity) })

describe('places in a cart', () => {
  it('stay in it when the half hour is over, which it and the checkout say, and can be held again', async () => {
    const visitor = await holding(dateOn(site, 12).reference, 2)
    const before = await cartOf(visitor)
    expect(before.lines[0]?.hold).toEqual({
      state: 'held',
      until: before.now + 30 * minute,
      text: expect.stringMatching(/^Held for you until \d+:\d\d AM$/),
    })

    const { holds, lines } = await stepOf(visitor, 'people')
    expect(holds).toMatch(/^Places held until \d+:\d\d [AP]M$/)
    expect(lines).toMatchObject([{ hold: { state: 'held' } }])

    clock.pass(30 * minute)
    expect((await stepOf(visitor, 'people')).holds).toBe(
      'Your places are held no longer, but they are still free. Order now to have them.',
    )
    const lapsed = await cartOf(visitor)
    expect(lapsed.lines).toMatchObject([
      { hold: { state: 'lapsed' }, fault: null, cure: holdAgain, quantity: 2 },
    ])
    expect(lapsed.checkoutHref).toBe('/checkout')

    const { action } = await onlyLine(visitor)
    await visitor.submit(action, { _method: 'PATCH', hold: 'longer' }, { from: '/cart' })
    const again = await cartOf(visitor)
    expect(again).toMatchObject({
      lines: [{ hold: { state: 'held' }, cure: null }],
      flash: { success: expect.stringMatching(/^Held again: 2 places on .+, held for you until/) },
    })
    await visitor.submit(action, { _method: 'DELETE' })
  })

  it('can be held for longer in the last five minutes', async () => {
    const visitor = await holding(dateOn(site, 12).reference, 1)
    clock.pass(24 * minute)
    expect((await onlyLine(visitor)).cure).toBeNull()

    clock.pass(minute)
    const { action, cure } = await onlyLine(visitor)
    await visitor.submit(action, { _method: 'PATCH', hold: 'longer' }, { from: '/cart' })

    expect(cure).toEqual({ label: 'Hold for longer', isLonger: true })
    const { lines, now } = await cartOf(visitor)
    expect(lines).toMatchObject([{ hold: { state: 'held', until: now + 35 * minute }, cure: null }])
    await visitor.submit(action, { _method: 'DELETE' })
  })

  it('are held as long as before, whatever else a request says or leaves out', async () => {
    const { reference } = dateOn(site, 12)
    const visitor = await holding(reference, 2)
    const { action, hold } = await onlyLine(visitor)
    clock.pass(20 * minute)

    await visitor.submit(action, { _method: 'PATCH' })
    await visitor.submit(action, { _method: 'PATCH', quantity: '1', hold: 'again' })
    await visitor.submit(items, { kind: 'place', sku: reference, quantity: '2' })

    expect(await onlyLine(visitor)).toMatchObject({ hold, quantity: 3 })
    await visitor.submit(action, { _method: 'DELETE' })
  })

  it('are held for two further half hours at most, and can be ordered while they are free', async () => {
    const visitor = await holding(dateOn(site, 12).reference, 1)
    const { action } = await onlyLine(visitor)
    const longer = { _method: 'PATCH', hold: 'longer' }
    clock.pass(31 * minute)
    // Taken out and put back it is the same line.
    await visitor.submit(action, { _method: 'DELETE' })
    await visitor.submit(action, { _method: 'PATCH' })
    await visitor.submit(action, longer)
    expect((await onlyLine(visitor)).hold?.state).toBe('held')
    clock.pass(61 * minute)

    const over = await cartOf(visitor)
    const refused = await pageOf(await visitor.submit(action, longer))
    await visitor.submit(action, { _method: 'PATCH', quantity: '2' })

    const text =
      'We have held these for you as long as we hold places. As many are still free: order now to have them.'
    expect(over).toMatchObject({
      checkoutHref: '/checkout',
      lines: [{ hold: { state: 'lapsed', text }, cure: null }],
    })
    expect(refused.props['errors']).toEqual({
      cart: 'We have held these for you as long as we hold places. Order them while they are free.',
    })
    expect(await onlyLine(visitor)).toMatchObject({ hold: { state: 'lapsed' }, quantity: 2 })
    await visitor.submit(action, { _method: 'DELETE' })
  })

  it('may be lost meanwhile, and then stand in the way of ordering', async () => {
    const { reference } = dateOn(site, 5)
    const slow = await holding(reference, 3)
    clock.pass(30 * minute)
    const quick = await holding(reference, 4)

    expect(await cartOf(slow)).toMatchObject({
      checkoutHref: null,
      lines: [
        {
          hold: { state: 'lost', left: 1, text: 'Only 1 place is left on this date.' },
          fault: 'Choose 1 place at most, or remove this.',
          cure: null,
          choice: { field: 'quantity', least: 1, most: 1 },
        },
      ],
    })
    const { action } = await onlyLine(slow)
    const refused = await slow.submit(action, { _method: 'PATCH', hold: 'longer' })
    expect((await pageOf(refused)).props).toMatchObject({
      errors: {
        quantity: 'Only 1 place is left on this date. Choose 1 at most, or another date.',
      },
    })
    await quick.submit(items, { kind: 'place', sku: reference, quantity: '1' })
    expect(await onlyLine(slow)).toMatchObject({ hold: { state: 'lost', left: 0 }, choice: null })
    expect((await onlyLine(quick)).choice).toMatchObject({ least: 1, most: 5 })
    for (const visitor of [slow, quick]) {
      await visitor.submit((await onlyLine(visitor)).action, { _method: 'DELETE' })
    }
  })

  it.each(ways)('that are full are refused at the form, by %s', async (_by, send) => {
    const { reference } = dateOn(site, 5)
    const page = `/events/${reference}`
    const owner = await holding(reference, 5)
    const visitor = site.visitor()

    const answer = await send(visitor, 'POST', items, { kind: 'place', sku: reference }, page)
    const shown = answer.status === 303 ? await visitor.get(page) : answer

    expect([303, 422]).toContain(answer.status)
    expect(await pageOf(shown)).toMatchObject({
      component: 'events/date',
      url: page,
      props: {
        errors: {
          cart: 'The last places of this date are held for somebody else. Try again in half an hour, or choose another date.',
        },
      },
    })
    expect(visitor.cookies.has('cart')).toBe(false)
    await owner.submit((await onlyLine(owner)).action, { _method: 'DELETE' })
  })
})

describe('something that is sold no longer', () => {
  it('is called in the cart what it was called when it was put in', async () => {
    const visitor = site.visitor()
    await visitor.submit(items, { kind: 'product', sku: 'G158' })
    const { name } = await onlyLine(visitor)
    const { db } = site.services.database
    await db.updateTable('cart_items').set({ sku: 'NO-MORE' }).where('sku', '=', 'G158').execute()

    expect(await onlyLine(visitor)).toMatchObject({
      name,
      href: null,
      choice: null,
      fault: 'We do not sell this any more. Please remove it.',
    })
  })
})

it('what was taken out can be put back for ten minutes', async () => {
  const visitor = site.visitor()
  await visitor.submit(items, { kind: 'product', sku: 'G158' })
  const { action } = await onlyLine(visitor)
  await visitor.submit(action, { _method: 'DELETE' })
  clock.pass(9 * minute)
  expect((await cartOf(visitor)).undo).not.toBeNull()

  clock.pass(minute)

  expect((await cartOf(visitor)).undo).toBeNull()
  expect((await visitor.submit(action, { _method: 'PATCH', undo: '1' })).status).toBe(404)
})

describe('a price that is another by now', () => {
  it('is shown beside the one that was put in, and can be taken', async () => {
    const visitor = site.visitor()
    await visitor.submit(items, { kind: 'product', sku: 'SL-BAG' })
    const { db } = site.services.database
    await db
      .updateTable('cart_items')
      .set({ unit_price: 4500 })
      .where('sku', '=', 'SL-BAG')
      .execute()

    const { lines, checkoutHref } = await cartOf(visitor)
    expect(lines).toMatchObject([
      {
        unitPrice: { text: '£45.00' },
        cure: { label: 'Accept new price', isLonger: false },
        fault:
          'This cost £45.00 when you put it in, and costs £49.00 now. Accept the new price or remove it.',
      },
    ])
    expect(checkoutHref).toBeNull()

    await visitor.submit(lines[0]?.action ?? '', { _method: 'PATCH', hold: 'longer' })
    expect(await onlyLine(visitor)).toMatchObject({ unitPrice: { text: '£49.00' }, fault: null })
  })
})
