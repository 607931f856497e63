import { expect, onTestFinished } from 'vitest'
import type { Content } from '#server/content/content.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import type { DateOverride } from '#server/content/schema/schedule.ts'
import type { Database } from '#server/database/database.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { renderMessage } from '#server/mail/mailables.ts'
import type { Mailables } from '#server/mail/mailables.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { createCarts } from '#server/shop/cart/carts.ts'
import type { Carts } from '#server/shop/cart/carts.ts'
import type { LineInput } from '#server/shop/cart/write-line.ts'
import type { CartVisitor, OrderContext } from '#server/shop/context.ts'
import { totalsOfOrder } from '#server/shop/orders/bought-line.ts'
import { createOrders } from '#server/shop/orders/orders.ts'
import type { Orders } from '#server/shop/orders/orders.ts'
import type { OrderInput } from '#server/shop/orders/write-order.ts'
import { startPlacesBoard } from '#server/shop/places/places-board.ts'
import type { PlacesBoard } from '#server/shop/places/places-board.ts'
import type { VoucherDetails } from '#server/shop/vouchers/voucher-form.ts'
import { balancesOf } from '#server/shop/vouchers/vouchers.ts'
import { createSigner } from '#server/signing/signer.ts'
import { createSiteSource, scheduleOf } from '#server/site/site.ts'
import type { SiteSource } from '#server/site/site.ts'
import { content } from './catalogue.ts'
import { checkoutAnswers, namesFor } from './checkout-answers.ts'
import { sender } from './company.ts'
import { testDatabase } from './database.ts'
import { handClock } from './mail.ts'
import { orderLinks } from './order-links.ts'
import { testInstant } from './test-instant.ts'

/** What sells the catalogue as staff wrote it, on a database and a clock of the test's own. */
export interface Chandlery {
  readonly carts: Carts
  readonly orders: Orders
  readonly database: Database
  readonly clock: ReturnType<typeof handClock>
  readonly site: SiteSource
  readonly places: PlacesBoard
}

interface ChandleryOptions {
  /** What staff changed about single dates. */
  readonly overrides?: readonly DateOverride[]
  /** Offers whose rules staff took away, by their codes. */
  readonly withoutDates?: readonly string[]
  readonly database?: Database
}

export async function testChandlery(options: ChandleryOptions = {}): Promise<Chandlery> {
  const database = options.database ?? (await testDatabase())
  const clock = handClock(testInstant)
  const files = { content: contentOf(options), version: 'test' }
  const site = createSiteSource({ current: () => files }, clock)
  const faults: unknown[] = []
  const places = startPlacesBoard({
    connection: database.db,
    clock,
    site,
    onError: (error) => void faults.push(error),
  })
  onTestFinished(async () => {
    await places.stop()
    if (!options.database) await database.close()
    expect(faults).toEqual([])
  })
  const context = { database, clock, site, places }
  const signer = createSigner(['of tests'])
  const orders = createOrders({ ...contextOf(context), signer, provider: null })
  return { ...context, carts: createCarts(context), orders }
}

/** What the functions of orders take, as the shop has it. */
export function contextOf(shop: Omit<Chandlery, 'carts' | 'orders'>): OrderContext {
  return { ...shop, outbox: { wake: () => undefined }, links: orderLinks }
}

function contentOf({ overrides = [], withoutDates = [] }: ChandleryOptions): Content {
  const without = <O extends Offer>(offers: ReadonlyMap<string, O>) =>
    new Map(
      [...offers].map(([key, offer]) => [
        key,
        withoutDates.includes(offer.code) ? { ...offer, dates: [] } : offer,
      ]),
    )
  return {
    ...content,
    ...(withoutDates.length > 0 && {
      courses: without(content.courses),
      holidays: without(content.holidays),
    }),
    overrides: new Map(overrides.map((one) => [one.reference, one])),
  }
}

/** A date to come with so many places to itself, that can be booked today. */
export function dateWith(
  { site }: Pick<Chandlery, 'site'>,
  places: number,
  isFitting: (date: ScheduledDate) => boolean = ({ unit }) => unit === 'person',
): ScheduledDate {
  const { dates, today } = scheduleOf(site.current())
  const found = dates.find(
    (date) =>
      date.places === places && date.starts > today && date.onSaleFrom <= today && isFitting(date),
  )
  if (!found) throw new Error(`The catalogue has no such date with ${places} places`)
  return found
}

/** Places on a date, as somebody asks for them. */
export function placesOn({ reference: sku }: Pick<ScheduledDate, 'reference'>, quantity = 1) {
  return { kind: 'place', sku, quantity, people: null, details: {} } satisfies LineInput
}

export function goods(sku: string, quantity = 1): LineInput {
  return { kind: 'product', sku, quantity, people: null, details: {} }
}

/** Somebody whom nobody knows yet. */
export const stranger: CartVisitor = { userId: null, token: undefined }

/** Puts something into a new guest's cart, and returns who has it. */
export async function guestWith(
  { carts, clock }: Pick<Chandlery, 'carts' | 'clock'>,
  ...inputs: readonly LineInput[]
): Promise<CartVisitor & { readonly token: string }> {
  let token: string | undefined
  for (const input of inputs) {
    const added = await carts.add({ userId: null, token }, input)
    if (added.outcome === 'refused') throw new Error(`Refused: ${JSON.stringify(added.fault)}`)
    token ??= added.secret ?? undefined
    clock.pass(1)
  }
  if (token === undefined) throw new Error('Nothing was put in the cart')
  return { userId: null, token }
}

/** What a cart holds, in short: `2 CR-DSP-270321`. */
export async function contentsOf(
  { carts }: Pick<Chandlery, 'carts'>,
  visitor: CartVisitor,
): Promise<readonly string[]> {
  const cart = await carts.view(visitor)
  return (cart?.lines ?? []).map(({ line: { quantity, sku } }) => `${quantity} ${sku}`)
}

/** A voucher for somebody, sent by e-mail. */
export function voucherFor(to: string, sku = 'GV-100'): LineInput {
  const details: VoucherDetails = {
    design: 'solent',
    to,
    from: 'Ben',
    message: 'Fair winds',
    by: 'email',
    email: null,
    sendOn: null,
  }
  return { kind: 'voucher', sku, quantity: 1, people: null, details }
}

/** What the last step of the checkout of a visitor's cart would send, all steps being answered. */
export async function inputOf(
  { carts, database: { db }, site, clock }: Chandlery,
  visitor: CartVisitor,
  codes: readonly string[] = [],
): Promise<OrderInput> {
  const viewed = await carts.view(visitor)
  if (!viewed) throw new Error('There is no cart')
  const { id, checkout_key: key } = viewed.cart
  const lines = viewed.lines.flatMap(({ article, ...line }) =>
    article ? [{ ...line, article }] : [],
  )
  const checkout = JSON.stringify({ ...checkoutAnswers, people: namesFor(lines) })
  const confirmed_email = checkoutAnswers.contact?.email
  const told = { checkout, codes: JSON.stringify(codes), confirmed_email }
  await db.updateTable('carts').set(told).where('id', '=', id).execute()
  clock.pass(1)
  const vouchers = await balancesOf(db, codes)
  const { total, byVoucher, due } = totalsOfOrder(lines, checkoutAnswers, vouchers, site.current())
  return { key, total, dueNow: due.now, byVoucher, payment: 'bank-transfer', card: null }
}

/** Orders what a new guest's cart has. */
export async function ordered(shop: Chandlery, ...inputs: readonly LineInput[]): Promise<OrderRow> {
  const guest = await guestWith(shop, ...inputs)
  const placed = await shop.orders.place(guest, await inputOf(shop, guest))
  if (placed.outcome !== 'placed') throw new Error(`Not ordered: ${JSON.stringify(placed)}`)
  return placed.order
}

/** The messages in the outbox, the oldest first: template and recipient. */
export async function messages({
  database: { db },
}: Pick<Chandlery, 'database'>): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('created_at')
    .orderBy('template')
    .execute()
  return rows.map(({ template, recipient }) => `${template} to ${recipient}`)
}

/** The newest message of a template, by its data and as its reader sees it. */
export async function messageOf(
  { database: { db } }: Pick<Chandlery, 'database'>,
  template: keyof Mailables,
) {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const data = JSON.parse(row.data) as Readonly<Record<string, unknown>>
  return { ...row, ...renderMessage(template, row.data, sender), data }
}

/** The code of a voucher of £100 that somebody bought and paid. */
export async function paidVoucher(shop: Chandlery): Promise<string> {
  const { number } = await ordered(shop, voucherFor('Ada'))
  await shop.orders.paid({ number })
  return (await shop.orders.find({ number }))?.vouchers[0]?.code ?? ''
}

/** Puts somebody on the waiting list of a date, behind those who are on it. */
export async function waitFor(
  { clock, database: { db } }: Pick<Chandlery, 'clock' | 'database'>,
  { reference }: Pick<ScheduledDate, 'reference'>,
  { name, heads }: { readonly name: string; readonly heads: number },
): Promise<void> {
  clock.pass(1)
  const now = clock.now()
  const person = { id: name, name, email: `${name.toLowerCase()}@example.com`, heads, reference }
  await db
    .insertInto('waiting_list')
    .values({ ...person, created_at: now, forget_at: now * 2 })
    .execute()
}
