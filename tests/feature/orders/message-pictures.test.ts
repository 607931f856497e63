import { expect, it } from 'vitest'
import { offerOfCode } from '#server/schedule/lookup.ts'
import type { LineInput } from '#server/shop/cart/write-line.ts'
import {
  dateWith,
  goods,
  messageOf,
  ordered,
  placesOn,
  testChandlery,
  voucherFor,
} from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'
import { picturesIn } from '../../support/pictures-in.ts'

/** A shop with something of each kind that has a picture. */
async function stocked() {
  const shop = await testChandlery()
  const { content } = shop.site.current()
  const date = dateWith(shop, 5, ({ unit, starts }) => unit === 'person' && starts > '2027-02-01')
  const lead = offerOfCode(content, date.offer.code)?.overview_image
  const book = [...content.products.values()].find(({ image }) => image)
  const voucher = content.vouchers.find(({ image }) => image)
  return { shop, date, lead, book, voucher }
}

const pathsIn = async (of: Chandlery, template: Parameters<typeof messageOf>[1]) =>
  picturesIn((await messageOf(of, template)).html).map(({ src }) => new URL(src).pathname)

it('what is said of an order of one thing shows it large', async () => {
  const { shop, date, lead } = await stocked()
  const { number } = await ordered(shop, placesOn(date))
  await shop.orders.paid({ number })
  await shop.orders.cancel(number)

  for (const template of ['order-confirmed', 'order-paid', 'order-cancelled'] as const) {
    expect(await pathsIn(shop, template)).toEqual([lead])
  }
  const [large] = picturesIn((await messageOf(shop, 'order-confirmed')).html)
  expect([large?.width, large?.height]).toEqual([560, 420])
})

it('an order of several things shows each small beside its line, and the messages after it the first', async () => {
  const { shop, date, lead, book, voucher } = await stocked()
  const inputs: LineInput[] = [
    placesOn(date),
    goods(book?.code ?? ''),
    voucherFor('Ada', voucher?.code),
  ]
  const { number } = await ordered(shop, ...inputs)
  await shop.orders.paid({ number })

  const { html } = await messageOf(shop, 'order-confirmed')
  const small = (path = '') =>
    path.replace(/(?:800|1200)\.jpg$/, (end) => `${Number.parseInt(end) / 2}.jpg`)
  expect(await pathsIn(shop, 'order-confirmed')).toEqual(
    [lead, book?.image, voucher?.image].map((path) => small(path ?? '')),
  )
  expect(picturesIn(html).map(({ width }) => width)).toEqual([96, 96, 96])
  expect(await pathsIn(shop, 'order-paid')).toEqual([lead])
  expect(await pathsIn(shop, 'voucher-ready')).toEqual([voucher?.image])
})

it('the message to staff shows the mark alone', async () => {
  const { shop, date } = await stocked()
  await ordered(shop, placesOn(date))

  expect(await pathsIn(shop, 'order-to-office')).toEqual([])
})
