import { describe, expect, it } from 'vitest'
import { moneyText, pence } from '#server/format/money.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { day } from '../../support/auth.ts'
import { signedInCustomer } from '../../support/customers.ts'
import { handClock } from '../../support/mail.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import { voucher } from './cart-forms.ts'
import {
  book,
  freshDates,
  guestWith,
  newBuyer,
  order,
  orderPage,
  paidVoucher,
  put,
} from './checkout-forms.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock })

const freshDate = freshDates(() => site)

/** The path of a new guest's order of these things. */
async function ordered(...things: readonly Readonly<Record<string, string>>[]): Promise<string> {
  return order(site, await guestWith(site, ...things))
}

const statusOf = async (path: string, visitor = site.visitor()) => (await visitor.get(path)).status

/** The same address with a key that was changed by one letter. */
function withWrongKey(path: string): string {
  return path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
}

describe('the page of an order', () => {
  it('opens for whoever has its signed address, is kept by nobody and not listed', async () => {
    const path = await ordered(book)

    const answer = await site.visitor().get(path)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, follow')
  })

  it('opens without a key for its owner alone', async () => {
    const { visitor } = await signedInCustomer(site)
    const { visitor: other } = await signedInCustomer(site)
    await put(visitor, book)
    const [path = ''] = (await order(site, visitor)).split('?')

    expect(await statusOf(path, visitor)).toBe(200)
    expect(await statusOf(`${path}?key=x`, visitor)).toBe(200)
    expect(await statusOf(path, other)).toBe(404)
    expect(await statusOf(path)).toBe(404)
  })

  it('is refused by any other key, whether there is such an order or not', async () => {
    const path = await ordered(book)
    const other = await ordered(book)
    const [address = '', query = ''] = path.split('?')
    const [otherAddress = ''] = other.split('?')

    expect(await statusOf(withWrongKey(path))).toBe(403)
    expect(await statusOf(`${address}?key=`)).toBe(403)
    expect(await statusOf(`${address}?key=a&key=b`)).toBe(403)
    expect(await statusOf(`${otherAddress}?${query}`)).toBe(403)
    expect(await statusOf(`/orders/${'0'.repeat(36)}?key=x`)).toBe(403)
    expect(await statusOf(`/orders/${'0'.repeat(36)}`)).toBe(404)
  })

  it('has no telephone of who left none, as a voucher by e-mail needs none', async () => {
    const visitor = await guestWith(site, voucher)

    const { contact } = await orderPage(
      visitor,
      await order(site, visitor, { ...newBuyer(), telephone: '' }),
    )

    expect(contact.map(({ term }) => term)).toEqual(['Name', 'E-mail'])
  })

  it('says what has come in and what is next', async () => {
    const path = await ordered({ kind: 'product', sku: 'SL-BAG', quantity: '1' })
    const { number } = await orderPage(site.visitor(), path)
    const { orders } = site.services.shop
    await orders.paid({ number })

    expect(await orderPage(site.visitor(), path)).toMatchObject({
      status: 'paid',
      statusLabel: 'Paid',
      next: ['Everything is paid. Thank you.'],
      bank: [],
      calendarHref: null,
    })
    await orders.cancel(number)
    expect(await orderPage(site.visitor(), path)).toMatchObject({ status: 'cancelled' })
  })
})

describe('the calendar of an order', () => {
  it('has its dates, under the names that calendars know them by, and marks them once cancelled', async () => {
    const date = freshDate(5)
    const path = await ordered(book, { kind: 'place', sku: date.reference, quantity: '1' })
    const { calendarHref, number } = await orderPage(site.visitor(), path)

    const answer = await site.visitor().get(calendarHref ?? '')
    const text = await answer.text()

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain('STATUS:CONFIRMED')
    const { reference } = date
    const everybodys = site.services.urls.path('web.events.calendar', { reference })
    const [uid = 'none'] = /UID:\S+/.exec(text) ?? []
    expect(await (await site.visitor().get(everybodys)).text()).toContain(uid)
    await site.services.shop.orders.cancel(number)
    const after = await (await site.visitor().get(calendarHref ?? '')).text()
    expect(after).toContain('STATUS:CANCELLED')
  })

  it('is guarded as the page is, and is none without dates', async () => {
    const path = await ordered(book)
    const calendar = path.replace('?', '/calendar.ics?')

    expect(await statusOf(calendar)).toBe(404)
    expect(await statusOf(withWrongKey(calendar))).toBe(403)
    expect(await statusOf(calendar.split('?')[0] ?? '')).toBe(404)
  })
})

describe('the page of a voucher', () => {
  it('opens from the order once it is paid and not before, to print', async () => {
    const { path, before } = await paidVoucher(site)

    const answer = await site.visitor().get(path)

    expect(before).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect((await pageOf(answer)).props).toMatchObject({
      design: 'chart',
      worth: '£50.00',
      to: 'Ada',
      from: 'Ben',
      message: 'Fair winds',
      code: expect.stringMatching(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/),
      state: '£50.00 of it can be spent.',
    })
  })

  it('opens without a key for who bought it alone, and by no other page’s key', async () => {
    const { visitor } = await signedInCustomer(site)
    const { order: orderPath, path } = await paidVoucher(site, visitor)
    const [address = ''] = path.split('?')
    const [, orderKey = ''] = orderPath.split('?')

    expect(await statusOf(address, visitor)).toBe(200)
    expect(await statusOf(address)).toBe(404)
    expect(await statusOf(`${address}?${orderKey}`)).toBe(403)
    expect(await statusOf(withWrongKey(path))).toBe(403)
  })
})

// The last of all: the day is another behind it.
describe('the balance of an order', () => {
  const far = () => freshDate(5, ({ unit, starts }) => unit === 'person' && starts > '2027-03-01')
  const placeOn = ({ reference: sku }: ScheduledDate) => ({ kind: 'place', sku, quantity: '1' })

  it('is due no more when it is cancelled', async () => {
    const path = await ordered(placeOn(far()))
    const { number } = await orderPage(site.visitor(), path)
    await site.services.shop.orders.cancel(number)

    expect(await orderPage(site.visitor(), path)).toMatchObject({ bank: [], sum: { later: [] } })
  })

  it('is asked for when its day has come, and until then the page says where it can go', async () => {
    const date = far()
    const path = await ordered(placeOn(date))
    const shown = () => orderPage(site.visitor(), path)
    const { number } = await shown()
    const { orders } = site.services.shop
    const { order: row } = (await orders.find({ number })) ?? {}
    await orders.paid({ number, amount: pence(row?.due_now ?? 0) })
    const balance = moneyText(pence(row?.due_later ?? 0))

    const before = await shown()
    expect(before.next).toEqual([
      'Nothing is to be paid today.',
      expect.stringMatching(new RegExp(`^The rest is due later: ${balance} by `)),
    ])
    expect(before.bank).toContainEqual({ term: 'Reference', text: number })
    expect(before.sum.later).toHaveLength(1)
    clock.pass(Date.parse(`${date.starts}T12:00:00Z`) - 42 * day - clock.now())
    expect(await shown()).toMatchObject({
      next: [expect.stringContaining(`Please send ${balance} to our account`)],
      bank: before.bank,
      sum: { later: [] },
    })
    await orders.paid({ number })
    expect(await shown()).toMatchObject({ status: 'paid', bank: [], sum: { later: [] } })
  })
})
