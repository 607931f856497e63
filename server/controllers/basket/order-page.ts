import { daySpan, formatDate, timesText } from '#server/format/dates.ts'
import { formatMoney, pence } from '#server/format/money.ts'
import type { OrderProps } from '#server/props/orders.ts'
import type { Instalment } from '#server/shop/money/instalments.ts'
import type { LineDetails } from '#server/shop/orders/bought-line.ts'
import type { WholeOrder } from '#server/shop/orders/find-order.ts'
import { openParts } from '#server/shop/orders/open-parts.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { contactFacts, deliveryLines } from './contact-facts.ts'
import { voucherFacts } from './line-facts.ts'
import { howToPay, statusLabels } from './order-words.ts'
import { orderCalendarPath, voucherPath } from './signed-paths.ts'
import { sumShown } from './sum-shown.ts'

type OrderServices = Pick<ControllerServices, 'clock' | 'signer' | 'site' | 'urls'>

/** The page of an order, to read and to print. */
export function orderPage(services: OrderServices, whole: WholeOrder): PageAnswer {
  const { order, lines, payments } = whole
  const { status, number, created_at: created } = order
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const { content, today } = services.site.current()
  const { sentences, facts } = howToPay(order, paid, { company: content.company, today })
  const hasDates = lines.some(({ reference }) => reference !== null)
  const props: OrderProps = {
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
      voucherHref: voucherHref(services, whole, line.id),
    })),
    sum: orderSum(order, laterOf(order, paid, today)),
    paid: formatMoney(pence(paid)),
    contact: contactFacts(order),
    deliverTo: deliveryLines(order),
    calendarHref: hasDates ? orderCalendarPath(services, order.id) : null,
    isNew: services.clock.now() - created < timeOfNew,
  }
  return page('basket/order', props, { title: `Order ${number} | Saltlark`, isIndexed: false })
}

/** In milliseconds: who comes later comes to look something up. */
const timeOfNew = 10 * 60_000

/** What is due later still; nothing of what is over. */
function laterOf(order: WholeOrder['order'], paid: number, today: string): readonly Instalment[] {
  const isOver = order.status === 'paid' || order.status === 'cancelled'
  return isOver ? [] : openParts(order, paid, today).later
}

function orderSum(order: WholeOrder['order'], later: readonly Instalment[]): OrderProps['sum'] {
  const { goods, delivery, total, vat, by_voucher: byVoucher, due_now: dueNow } = order
  return sumShown({
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

function voucherHref(
  services: OrderServices,
  { vouchers }: WholeOrder,
  lineId: string,
): string | null {
  const voucher = vouchers.find(({ order_line_id: id }) => id === lineId)
  return voucher && voucher.cancelled_at === null ? voucherPath(services, voucher.id) : null
}

type Line = Pick<WholeOrder['lines'][number], 'kind' | 'details' | 'reference' | 'people'>

/** What a line of an order bought: when, where and who, or what a voucher says; each in a line. */
function boughtFacts({ kind, details, reference, people }: Line): string[] {
  const { date, people: crew = [], voucher } = JSON.parse(details) as LineDetails
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
