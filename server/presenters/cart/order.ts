import type { Company } from '#server/content/schema/company.ts'
import { daySpan, formatDate, timesText } from '#server/format/dates.ts'
import { formatMoney, moneyText, pence } from '#server/format/money.ts'
import type { Fact } from '#server/props/offer-page.ts'
import type { OrderProps } from '#server/props/orders.ts'
import type { DeliveryAnswer } from '#server/shop/checkout/answers.ts'
import { payBy } from '#server/shop/money/instalments.ts'
import type { Instalment } from '#server/shop/money/instalments.ts'
import { readLineDetails } from '#server/shop/orders/bought-line.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { openParts } from '#server/shop/orders/open-amounts.ts'
import { instalmentText } from '#server/shop/orders/order-messages.ts'
import { paymentWay } from '#server/shop/orders/payment-ways.ts'
import type { HowToPay } from '#server/shop/orders/payment-ways.ts'
import { signedPages } from '#server/signing/signer.ts'
import type { Signer } from '#server/signing/signer.ts'
import { londonDate } from '#server/site/clock.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../links.ts'
import { voucherFacts } from './lines.ts'
import { presentSum } from './sum.ts'

type Order = WholeOrder['order']

/** What paths are made with that a key opens. */
interface Paths {
  readonly signer: Signer
  readonly urls: Links
}

interface Shown extends Paths {
  readonly site: Site
  /** In milliseconds UTC. */
  readonly now: number
}

/** An order, to read and to print. */
export function presentOrder(whole: WholeOrder, { signer, urls, site, now }: Shown): OrderProps {
  const paths = { signer, urls }
  const { order, lines, payments } = whole
  const { status, number, created_at: created } = order
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const { content, today } = site
  const { sentences, facts } = howToPay(order, paid, { company: content.company, today })
  const hasDates = lines.some(({ reference }) => reference !== null)
  return {
    number,
    status,
    ordered: `Ordered on ${formatDate(created, 'fullDate')}`,
    statusLabel: statusLabels[status],
    next: sentences,
    bank: facts,
    lines: lines.map((line) => ({
      name: line.name,
      facts: boughtFacts(line),
      quantity: line.quantity,
      price: formatMoney(pence(line.price)),
      voucherHref: voucherHref(paths, whole, line.id),
    })),
    sum: orderSum(order, laterOf(order, paid, today)),
    paid: formatMoney(pence(paid)),
    contact: contactFacts(order),
    deliverTo: deliveryLines(order),
    calendarHref: hasDates ? orderCalendarPath(paths, order.id) : null,
    isNew: now - created < timeOfNew,
  }
}

/** In milliseconds: who comes later comes to look something up. */
const timeOfNew = 10 * 60_000

/** What is due later still; nothing of what is over. */
function laterOf(order: Order, paid: number, today: string): readonly Instalment[] {
  const isOver = order.status === 'paid' || order.status === 'cancelled'
  return isOver ? [] : openParts(order, paid, today).later
}

function orderSum(order: Order, later: readonly Instalment[]): OrderProps['sum'] {
  const { goods, delivery, total, vat, by_voucher: byVoucher, due_now: dueNow } = order
  return presentSum({
    goods,
    total,
    vat,
    byVoucher,
    dueNow,
    deliveryNote: '',
    later,
    delivery: order.delivery_to === null ? null : delivery,
  })
}

function voucherHref(paths: Paths, { vouchers }: WholeOrder, lineId: string): string | null {
  const voucher = vouchers.find(({ order_line_id: id }) => id === lineId)
  return voucher && voucher.cancelled_at === null ? voucherPath(paths, voucher.id) : null
}

type Line = Pick<WholeOrder['lines'][number], 'kind' | 'details' | 'reference' | 'people'>

/** What a line of an order bought: when, where and who, or what a voucher says; each in a line. */
function boughtFacts({ kind, details, reference, people }: Line): string[] {
  const { date, people: crew = [], voucher } = readLineDetails({ details })
  if (voucher) return voucherFacts(voucher)
  if (kind === 'online') return ['Online, to begin whenever you like']
  if (!date) return []
  const names = crew.map(({ name }) => name).join(', ')
  return [
    daySpan(date.starts, date.ends),
    timesText(date),
    date.place,
    ...(people === null ? [] : [`For ${people} people`]),
    ...(names === ''
      ? []
      : [`${(people ?? 0) > crew.length ? 'To speak to' : 'Who comes'}: ${names}`]),
    `Reference ${reference}`,
  ]
}

/** What a customer is told of where an order stands. */
export const statusLabels: Readonly<Record<Order['status'], string>> = {
  'awaiting-payment': 'Awaiting payment',
  'part-paid': 'Paid in part',
  paid: 'Paid',
  cancelled: 'Cancelled',
}

/**
 * What happens next with an order, in whole sentences, and where money goes.
 * @param paid what has come in for it, in pence, without what vouchers pay.
 */
function howToPay(
  order: Order,
  paid: number,
  { company, today }: { readonly company: Company; readonly today: string },
): HowToPay {
  const { status, number, payment } = order
  if (status === 'cancelled')
    return next(`This order was cancelled. If that surprises you, call ${company.phone}.`)
  if (status === 'paid') return next('Everything is paid. Thank you.')

  const { now, later } = openParts(order, paid, today)
  const rest = restText(later)
  const due = now === 0 ? later.reduce((sum, { amount }) => sum + amount, 0) : now
  const amount = moneyText(pence(due))
  const { sentences, facts } = paymentWay(payment).howToPay({
    number,
    amount,
    company,
    by: byWhen(order, paid, today),
  })
  // Who wants to pay the rest now finds where, though nobody asks for it yet.
  const asked = now === 0 ? ['Nothing is to be paid today.'] : sentences
  return { sentences: [...asked, ...rest], facts }
}

/** What was due with the order has some days; whatever is late, or due by its own day, has none. */
function byWhen(order: Order, paid: number, today: string): string {
  const last = payBy(londonDate(order.created_at))
  return paid < order.due_now && last >= today ? `by ${formatDate(last, 'fullDate')}` : 'now'
}

function restText(later: readonly Instalment[]): string[] {
  if (later.length === 0) return []
  return [`The rest is due later: ${later.map(instalmentText).join(', and ')}.`]
}

function next(...sentences: readonly string[]): HowToPay {
  return { sentences, facts: [] }
}

/** Who ordered, and how they are reached. */
function contactFacts({
  name,
  email,
  telephone,
}: Pick<Order, 'name' | 'email' | 'telephone'>): Fact[] {
  return [
    { term: 'Name', text: name },
    { term: 'E-mail', text: email },
    { term: 'Telephone', text: telephone },
  ]
}

/** Where an order goes, as it is kept; empty: nothing is posted. */
function deliveryLines({ delivery_to: to }: Pick<Order, 'delivery_to'>): string[] {
  return to === null ? [] : addressLines(JSON.parse(to) as DeliveryAnswer)
}

/** Where goods go, line by line as on a label. */
export function addressLines(delivery: DeliveryAnswer): string[] {
  if (delivery.by === 'collect') return ['You collect it from our classroom in Southampton']
  const { name, lines, town, postcode, country } = delivery
  return [name, ...lines, town, postcode, country].filter((line) => line !== '')
}

/** The path of an order's page, with the key that opens it to whoever has the address. */
export function orderPath({ signer, urls }: Paths, id: string): string {
  const key = signer.sign(signedPages.order, id)
  return urls.path('web.shopping.orders.show', { order: id }, { key })
}

/** The path of the calendar of an order's dates, with the same key. */
function orderCalendarPath({ signer, urls }: Paths, id: string): string {
  const key = signer.sign(signedPages.order, id)
  return urls.path('web.shopping.orders.calendar', { order: id }, { key })
}

/** The path of a voucher's page, with the key that opens it. */
function voucherPath({ signer, urls }: Paths, id: string): string {
  const key = signer.sign(signedPages.voucher, id)
  return urls.path('web.shopping.vouchers.show', { item: id }, { key })
}
