import type { CheckoutProps } from '#server/props/checkout.ts'
import type { OrderProps } from '#server/props/orders.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { asksForCode, crewFields } from '../../support/buyer.ts'
import { codeReader, keptPost } from '../../support/order-codes.ts'
import type { TestSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { dateOn, items, sendPlain, voucher } from './cart-forms.ts'
import type { Send } from './cart-forms.ts'

export const path = '/checkout'

/** Where the code is typed, and the link beside it in its message. */
export const confirmStep = '/checkout?step=confirm'
export const confirmLink = /\/checkout\/confirm\//

export type Fields = Readonly<Record<string, string>>

export const buyer = {
  name: 'Ben Okafor',
  email: 'Ben@Example.com',
  telephone: '01632 960 111',
} as const

export const book = { kind: 'product', sku: 'G158', quantity: '1' }
export const online = { kind: 'online', sku: 'ON-DST', quantity: '1' }

export const parcelToPoole = {
  by: 'post',
  to: 'uk',
  name: 'Ben Okafor',
  line1: '1 Quay Street',
  line2: '',
  town: 'Poole',
  postcode: 'bh150aa',
  country: '',
} as const

type Step = CheckoutProps['step']
type PropsOf<Name extends Step> = Extract<CheckoutProps, { step: Name }>

/** The page of a step, which must be that step's. */
export async function stepOf<Name extends Step>(
  visitor: Visitor,
  step: Name,
): Promise<PropsOf<Name>> {
  const { props } = await pageOf(await visitor.get(`${path}?step=${step}`))
  if (props['step'] !== step) throw new Error(`The page is not the step ${step}`)
  return props as unknown as PropsOf<Name>
}

/** Finds dates with so many places that no other test of its file has asked for. */
export function freshDates(site: () => TestSite) {
  const used = new Set<string>()
  return function freshDate(
    places: number,
    isFitting: (date: ScheduledDate) => boolean = ({ unit }) => unit === 'person',
  ): ScheduledDate {
    const date = dateOn(site(), places, (one) => !used.has(one.reference) && isFitting(one))
    used.add(date.reference)
    return date
  }
}

/** Places on a date whose crew has an age, and the form that puts them into a cart. */
export function placesWithAge(
  freshDate: ReturnType<typeof freshDates>,
  quantity: string,
): { readonly date: ScheduledDate; readonly form: Fields } {
  const date = freshDate(5, ({ offer, unit }) => unit === 'person' && offer.min_age === 16)
  return { date, form: { kind: 'place', sku: date.reference, quantity } }
}

/** Puts something into a visitor's cart. */
export async function put(visitor: Visitor, fields: Fields): Promise<void> {
  const answer = await sendPlain(visitor, 'POST', items, fields)
  if (answer.status !== 303) throw new Error(`${JSON.stringify(fields)}: ${answer.status}`)
}

/** A new guest with these things in their cart. */
export async function guestWith(site: TestSite, ...things: readonly Fields[]): Promise<Visitor> {
  const visitor = site.visitor()
  for (const thing of things) await put(visitor, thing)
  return visitor
}

/** Sends one step's form, by default as a browser without scripts does. */
export function sendStep(
  visitor: Visitor,
  step: Step,
  fields: Fields,
  send: Send = sendPlain,
): Promise<Response> {
  return send(visitor, 'POST', path, { step, ...fields }, `${path}?step=${step}`)
}

/** Tells every step what it asks, and returns the last. */
export async function toReview(visitor: Visitor, who: Fields = buyer): Promise<PropsOf<'review'>> {
  const people = await stepOf(visitor, 'people')
  await sendStep(visitor, 'people', { ...who, ...crewFields(people) })
  if (people.steps.some(({ step }) => step === 'delivery')) {
    await sendStep(visitor, 'delivery', parcelToPoole)
  }
  return stepOf(visitor, 'review')
}

/** What the form of the last step sends. */
export function reviewFields(review: PropsOf<'review'>): Fields {
  const { total, dueNow, byVoucher, orderKey: key } = review
  return {
    total: String(total),
    due_now: String(dueNow),
    by_voucher: String(byVoucher),
    key,
    payment: 'bank-transfer',
  }
}

/** A guest at the last step, by default with a book, and what its form would send. */
export async function atReview(
  site: TestSite,
  thing: Fields = book,
): Promise<{ readonly visitor: Visitor; readonly fields: Fields }> {
  const visitor = await guestWith(site, thing)
  return { visitor, fields: reviewFields(await toReview(visitor)) }
}

let buyers = 0

/** Somebody who buys, to whom no code has gone. */
export function newBuyer(): Fields {
  buyers += 1
  return { ...buyer, email: `buyer-${buyers}@example.com` }
}

/** Orders what a visitor has in their cart, and returns the path of the order's page. */
export async function order(site: TestSite, visitor: Visitor, who = newBuyer()): Promise<string> {
  const fields = reviewFields(await toReview(visitor, who))
  const answer = await sendStep(visitor, 'review', fields)
  if (!asksForCode(answer)) return orderPathOf(answer)
  return orderPathOf(await sendStep(visitor, 'confirm', await codeFields(site, fields, who)))
}

/** What the form of the code sends. */
export async function codeFields(
  { services, directory }: TestSite,
  { key = '' }: Fields,
  { email = '' }: Fields,
): Promise<Fields> {
  const readCode = codeReader(services.database.db, keptPost(directory))
  return { key, code: await readCode(email) }
}

interface AtConfirm {
  readonly payment?: string
  readonly things?: readonly Fields[]
}

/** A guest whose code went to them and who has not typed it, and what its form would send. */
export async function atConfirm(
  site: TestSite,
  { payment = 'bank-transfer', things = [book] }: AtConfirm = {},
): Promise<{ readonly visitor: Visitor; readonly fields: Fields; readonly email: string }> {
  const who = newBuyer()
  const visitor = await guestWith(site, ...things)
  const asked = { ...reviewFields(await toReview(visitor, who)), payment }
  await sendStep(visitor, 'review', asked)
  return { visitor, email: who['email'] ?? '', fields: await codeFields(site, asked, who) }
}

/** Where an answer leads, which must be to an order. */
export function orderPathOf(answer: Response): string {
  const location = answer.headers.get('location') ?? ''
  if (answer.status === 303 && location.startsWith('/orders/')) return location
  throw new Error(`Not ordered: ${answer.status} ${location}`)
}

/** What the page of an order shows. */
export async function orderPage(visitor: Visitor, at: string): Promise<OrderProps> {
  const { props } = await pageOf(await visitor.get(at))
  return props as unknown as OrderProps
}

/** Buys a voucher of £50 and pays it: its code, the path of its page, and that of the order. */
export async function paidVoucher(site: TestSite, visitor = site.visitor()) {
  await put(visitor, voucher)
  const path = await order(site, visitor)
  const { number, lines: unpaid } = await orderPage(visitor, path)
  const { orders } = site.services.shop
  await orders.paid({ number })
  const { lines } = await orderPage(visitor, path)
  const code = (await orders.find({ number }))?.vouchers[0]?.code ?? ''
  return { code, path: lines[0]?.voucher?.href ?? '', before: unpaid[0]?.voucher, order: path }
}

/** All that could change by an order, to be compared. */
export async function books({ services }: TestSite): Promise<unknown> {
  const { db } = services.database
  return {
    orders: await db.selectFrom('orders').selectAll().orderBy('id').execute(),
    lines: await db.selectFrom('order_lines').selectAll().orderBy('id').execute(),
    items: await db.selectFrom('cart_items').selectAll().orderBy('id').execute(),
    spendings: await db.selectFrom('voucher_spendings').selectAll().orderBy('order_id').execute(),
    messages: await db.selectFrom('outbox').select(['id', 'template']).orderBy('id').execute(),
  }
}

/** The messages of a refused plain form, and what it showed again. */
export async function refusalOf(
  answer: Response,
): Promise<{ errors: Fields; old: Fields; props: Readonly<Record<string, unknown>> }> {
  const { props } = await pageOf(answer)
  return { errors: props['errors'] as Fields, old: props['old'] as Fields, props }
}
