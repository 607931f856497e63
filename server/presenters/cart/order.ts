import { daySpan, formatDate, timesText } from '#server/format/dates.ts'
import { formatMoney, pence } from '#server/format/money.ts'
import type { OrderProps } from '#server/props/orders.ts'
import { postalLines } from '#server/shop/checkout/answers.ts'
import type { DeliveryAnswer } from '#server/shop/checkout/answers.ts'
import { lastLinkDay } from '#server/shop/orders/end-links.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { readLineDetails } from '#server/shop/orders/line-details.ts'
import { openParts } from '#server/shop/orders/open-amounts.ts'
import { paidOf } from '#server/shop/payments/paid.ts'
import type { ProviderName } from '#server/shop/payments/provider.ts'
import { keyOf } from '#server/signing/signer.ts'
import type { Signer } from '#server/signing/signer.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../context.ts'
import { orderPath } from './checkout-cart.ts'
import { howToPay } from './how-to-pay.ts'
import { voucherText } from './lines.ts'
import { presentCard, presentMoved } from './order-money.ts'
import { presentSum } from './sum.ts'

type Order = WholeOrder['order']

/** What paths are made with that a key opens. */
interface Paths {
  readonly signer: Signer
  readonly urls: Links
}

interface OrderContext extends Paths {
  readonly site: Site
  /** Who takes payments by card; null: nobody does. */
  readonly provider: ProviderName | null
  /** In milliseconds UTC. */
  readonly now: number
}

/** An order, to read and to print. */
export function presentOrder(whole: WholeOrder, context: OrderContext): OrderProps {
  const { order, lines } = whole
  const { status, number, name, email, telephone } = order
  const { created_at: created, delivery_to: to } = order
  const paid = paidOf(whole)
  const { today } = context.site
  const cancelled = lines.flatMap(cancelledText)
  const takesCards = context.provider !== null
  const { sentences, facts } = howToPay(whole, { paid, cancelled, takesCards }, context.site)
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
      facts: boughtText(line),
      quantity: line.quantity,
      price: formatMoney(pence(line.price)),
      voucher: voucherLinks(context, whole, line.id),
    })),
    sum: orderSum(order, paid, today),
    paid: formatMoney(pence(paid)),
    card: takesCards && cancelled.length === 0 ? presentCard(whole, paid, context) : null,
    moved: presentMoved(whole, context),
    contact: [
      { term: 'Name', text: name },
      { term: 'E-mail', text: email },
      ...(telephone === '' ? [] : [{ term: 'Telephone', text: telephone }]),
    ],
    deliverTo: to === null ? [] : addressLines(JSON.parse(to) as DeliveryAnswer),
    calendarHref: hasDates ? orderPath(context, order, 'web.shopping.orders.calendar') : null,
    link: {
      until: formatDate(lastLinkDay(whole), 'fullDate'),
      endAction: orderPath(context, order, 'web.shopping.orders.link.destroy'),
    },
    isNew: context.now - created < timeOfNew,
  }
}

/** In milliseconds: who comes later comes to look something up. */
const timeOfNew = 10 * 60_000

/** Of what is over, nothing is due later. */
function orderSum(order: Order, paid: number, today: string): OrderProps['sum'] {
  const { status, goods, total, vat, by_voucher: byVoucher, due_now: dueNow } = order
  const isOver = status === 'paid' || status === 'cancelled'
  return presentSum({
    goods,
    total,
    vat,
    byVoucher,
    dueNow,
    delivery: order.delivery_to === null ? null : order.delivery,
    deliveryNote: '',
    later: isOver ? [] : openParts(order, paid, today).later,
  })
}

/** The page of a voucher that a line bought, and what ends its links; null: it bought none that counts. */
function voucherLinks(
  { signer, urls }: Paths,
  { order, vouchers }: WholeOrder,
  lineId: string,
): OrderProps['lines'][number]['voucher'] {
  const voucher = vouchers.find(({ order_line_id: id }) => id === lineId)
  if (!voucher || voucher.cancelled_at !== null) return null
  const item = voucher.id
  const end = { order: order.id, item }
  return {
    href: urls.path(
      'web.shopping.vouchers.show',
      { item },
      { key: keyOf(signer, 'voucher', voucher) },
    ),
    endAction: urls.path('web.shopping.orders.vouchers.link.destroy', end, {
      key: keyOf(signer, 'order', order),
    }),
  }
}

type Line = Pick<WholeOrder['lines'][number], 'kind' | 'details' | 'reference' | 'people'>

/** A date of an order whose customer has heard that it does not take place. */
function cancelledText({ name, details }: WholeOrder['lines'][number]): string[] {
  const { date } = readLineDetails({ details })
  return date?.isCancelled ? [`${name}, ${daySpan(date.starts, date.ends)},`] : []
}

/** What a line of an order bought: when, where and who, or what a voucher says; each in a line. */
function boughtText({ kind, details, reference, people }: Line): string[] {
  const { date, people: crew = [], voucher } = readLineDetails({ details })
  if (voucher) return voucherText(voucher)
  if (kind === 'online') return ['Online, to begin whenever you like']
  if (!date) return []
  const names = crew.map(({ name }) => name).join(', ')
  return [
    ...(date.isCancelled ? ['Cancelled by us'] : []),
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

/** Where an order stands. */
export const statusLabels: Readonly<Record<Order['status'], string>> = {
  'awaiting-payment': 'Awaiting payment',
  'part-paid': 'Paid in part',
  paid: 'Paid',
  cancelled: 'Cancelled',
}

/** Where goods go, line by line as on a label. */
export function addressLines(delivery: DeliveryAnswer): string[] {
  if (delivery.by === 'collect') return ['You collect it from our classroom in Southampton']
  return postalLines(delivery)
}
