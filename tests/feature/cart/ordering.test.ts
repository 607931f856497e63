import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { formatDate } from '#server/format/dates.ts'
import { linksOf, only, textOf } from '../../specification/support/reading.ts'
import { times } from '../../support/auth.ts'
import { signedInCustomer } from '../../support/customers.ts'
import { documentOf } from '../../support/pages-of.ts'
import { sentMessages } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { cartCount, sendPlain, ways } from './cart-forms.ts'
import {
  atConfirm,
  book,
  codeFields,
  freshDates,
  newBuyer,
  order,
  orderPage,
  orderPathOf,
  paidVoucher,
  put,
  reviewFields,
  sendStep,
  toReview,
} from './checkout-forms.ts'

const site = siteOfFile({ render: renderPage })

const freshDate = freshDates(() => site)

async function orderCount(): Promise<number> {
  const { db } = site.services.database
  return (await db.selectFrom('orders').select('id').execute()).length
}

async function toldStaff(): Promise<number> {
  const messages = await sentMessages(site)
  return messages.filter(({ template }) => template === 'order-to-office').length
}

async function balance(code: string): Promise<number> {
  const { db } = site.services.database
  const { id, value } = await db
    .selectFrom('vouchers')
    .select(['id', 'value'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const spent = await db
    .selectFrom('voucher_spendings')
    .select('amount')
    .where('voucher_id', '=', id)
    .execute()
  return spent.reduce((left, { amount }) => left - amount, value)
}

describe.each(ways)('by %s', (_, send) => {
  it('a guest orders a place and a book, and is led to the order', async () => {
    const visitor = site.visitor()
    const date = freshDate(5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
    await put(visitor, { kind: 'place', sku: date.reference, quantity: '2' })
    await put(visitor, book)
    const who = newBuyer()
    const review = await toReview(visitor, who)
    const fields = reviewFields(review)

    await sendStep(visitor, 'review', fields, send)
    const code = await codeFields(site, fields, who)
    const path = orderPathOf(await sendStep(visitor, 'confirm', code, send))
    const shown = await orderPage(visitor, path)

    expect(shown).toMatchObject({
      number: expect.stringMatching(/^SL-\d+$/),
      status: 'awaiting-payment',
      isNew: true,
      lines: [{ name: date.offer.name, quantity: 2 }, { quantity: 1 }],
      sum: { total: review.sum.total, dueNow: review.sum.dueNow, later: review.sum.later },
      deliverTo: ['Ben Okafor', '1 Quay Street', 'Poole', 'BH15 0AA'],
    })
    expect(shown.bank).toContainEqual({ term: 'Reference', text: shown.number })
    expect(shown.lines[0]?.facts).toContain('Who comes: Sailor 1, Sailor 2')
    expect(await cartCount(visitor)).toBe(0)
    const messages = (await sentMessages(site)).filter(({ text }) => text.includes(shown.number))
    expect(Object.fromEntries(messages.map(({ recipient, text }) => [recipient, text]))).toEqual({
      [who['email'] ?? '']: expect.stringContaining(path),
      'hello@saltlark.example': expect.stringContaining('Ben Okafor'),
    })
    expect(messages).toHaveLength(2)
  })
})

it('a customer finds the order and the next trip in the account', async () => {
  const { visitor } = await signedInCustomer(site)
  const sooner = freshDate(5)
  const later = freshDate(5, ({ starts, unit }) => unit === 'person' && starts > sooner.ends)
  for (const { reference: sku } of [later, sooner]) {
    await put(visitor, { kind: 'place', sku, quantity: '1' })
  }

  const { number, sum } = await orderPage(visitor, await order(site, visitor))

  const main = only(await documentOf(await visitor.get('/dashboard')), 'main')
  const item = only(main, '[aria-labelledby="orders"] li')
  const said = 'Saturday 21 November, 2026 · Awaiting payment'
  expect(textOf(item)).toBe(`Order ${number}${said}${sum.total.text}`)
  expect(main.querySelector('[aria-labelledby="bookings"]')).toBeNull()
  const trip = only(main, '[aria-labelledby="next-trip"]')
  for (const part of [
    sooner.offer.name,
    formatDate(sooner.starts, 'fullDate'),
    sooner.place.name,
  ]) {
    expect(textOf(trip)).toContain(part)
  }
  for (const card of [item, trip]) {
    expect((await orderPage(visitor, linksOf(card)[0]?.[1] ?? '')).number).toBe(number)
  }
})

describe('a voucher', () => {
  it('pays in whole, asks for no payment, and keeps its balance', async () => {
    const { code } = await paidVoucher(site)
    const visitor = site.visitor()
    await put(visitor, book)
    await sendPlain(visitor, 'POST', '/cart/codes', { code })
    const review = await toReview(visitor)
    const { payment: _none, ...fields } = reviewFields(review)

    expect(review).toMatchObject({ payments: [], button: 'Order, paid by voucher' })
    const answer = await sendStep(visitor, 'review', fields)
    const shown = await orderPage(visitor, orderPathOf(answer))

    expect(shown).toMatchObject({ status: 'paid', bank: [], sum: { total: review.sum.total } })
    expect(shown.sum.byVoucher?.left.text).toBe('£0.00')
    expect(await balance(code)).toBe(5_000 - review.total)
  })

  it('pays in part, and the rest is asked for', async () => {
    const { code } = await paidVoucher(site)
    const visitor = site.visitor()
    await put(visitor, { kind: 'product', sku: 'SL-BAG', quantity: '2' })
    await sendPlain(visitor, 'POST', '/cart/codes', { code })

    const shown = await orderPage(visitor, await order(site, visitor))

    expect(shown.status).toBe('awaiting-payment')
    expect(shown.sum.byVoucher).toEqual({
      paid: { text: '-£50.00', tone: 'negative' },
      left: shown.sum.dueNow,
    })
    expect(shown.next[0]).toContain(shown.sum.dueNow.text)
    expect(await balance(code)).toBe(0)
  })

  it('that was spent elsewhere meanwhile refuses the order, which spends nothing', async () => {
    const { code } = await paidVoucher(site)
    const [first, second] = [site.visitor(), site.visitor()]
    for (const visitor of [first, second]) {
      await put(visitor, { kind: 'product', sku: 'SL-BAG', quantity: '2' })
      await sendPlain(visitor, 'POST', '/cart/codes', { code })
    }
    const fields = reviewFields(await toReview(second))
    await order(site, first)
    const before = await orderCount()

    const answer = await sendStep(second, 'review', fields)

    expect(answer.status).toBe(422)
    const { props } = await pageOf(answer)
    expect(props['errors']).toEqual({ code: expect.stringContaining(`Nothing is left`) })
    expect(await orderCount()).toBe(before)
  })
})

describe('an order that is sent again', () => {
  it('eight times at once is one order, of which staff are told once', async () => {
    const { visitor, fields } = await atConfirm(site)
    const before = [await orderCount(), await toldStaff()] as const

    const answers = await times(8, () => sendStep(visitor, 'confirm', fields))

    expect(new Set(answers.map(orderPathOf)).size).toBe(1)
    expect([await orderCount(), await toldStaff()]).toEqual([before[0] + 1, before[1] + 1])
  })

  it('after Back is the same order, whatever else it says, and the new cart stays', async () => {
    const { visitor, fields } = await atConfirm(site)
    const first = orderPathOf(await sendStep(visitor, 'confirm', fields))
    await put(visitor, { ...book, sku: 'G2' })
    const before = await orderCount()

    const again = await sendStep(visitor, 'review', { ...fields, total: '1', payment: 'nothing' })

    expect(orderPathOf(again)).toBe(first)
    const { flash } = await pageOf(await visitor.get(first))
    const { number } = await orderPage(visitor, first)
    expect(flash?.['success']).toBe(
      `You have ordered this already: it is order ${number}. Nothing was ordered twice.`,
    )
    expect(await orderCount()).toBe(before)
    expect(await cartCount(visitor)).toBe(1)
  })
})
