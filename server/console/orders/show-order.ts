import type { Connection } from '#server/database/database.ts'
import type { OrderRow, VoucherRow } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { deliveryAnswer } from '#server/shop/checkout/answers.ts'
import type { OrderLinks } from '#server/shop/context.ts'
import { lapseDay } from '#server/shop/orders/bought-line.ts'
import { findOrder } from '#server/shop/orders/find-orders.ts'
import type { WholeOrder } from '#server/shop/orders/find-orders.ts'
import { readLineDetails } from '#server/shop/orders/line-details.ts'
import { openAmount } from '#server/shop/orders/open-amounts.ts'
import { laterTexts, lineText, poundsText } from '#server/shop/orders/order-messages.ts'
import { paidOf } from '#server/shop/payments/paid.ts'
import { balancesOf } from '#server/shop/vouchers/vouchers.ts'
import { wrapped } from '../table.ts'
import { attemptText, disputeText, refundText } from './money-texts.ts'
import {
  linksOf,
  momentText,
  noOrder,
  paymentLabels,
  statusLabels,
  withOrders,
} from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

type Fact = readonly [label: string, text: string]

/** Prints all that is known of one order. */
export async function showOrder(number: string, console: OrdersConsole): Promise<ExitCode> {
  const { print, printError } = console
  return withOrders(console, async ({ db }) => {
    const whole = await findOrder(db, { number })
    if (!whole) {
      printError(noOrder(number))
      return 1
    }
    const links = linksOf(console)
    print(`${number}, ${statusLabels[whole.order.status]}`)
    const facts = [
      ...customerFacts(whole.order),
      ...whole.lines.flatMap(lineFacts),
      ...moneyFacts(whole),
      ...(await voucherFacts(db, whole.vouchers, links)),
      ['Page', links.order(whole.order)] as const,
    ]
    for (const [label, text] of facts) {
      for (const line of wrapped(`${label.padEnd(indent)}${text}`, indent)) print(line)
    }
    return 0
  })
}

const indent = 13

function customerFacts(order: OrderRow): readonly Fact[] {
  const cancelled = order.cancelled_at
  const lapses = lapseText(order)
  return [
    ['Ordered', `${momentText(order.created_at)}, ${paymentLabels[order.payment]}`],
    ...(cancelled === null ? [] : [['Cancelled', cancelledText(order, cancelled)] as const]),
    ...(lapses === null ? [] : [['Lapses', `${lapses}, if nothing is paid by then`] as const]),
    ['By', [order.name, order.email, order.telephone].filter((text) => text !== '').join(', ')],
    ...(order.delivery_to === null
      ? []
      : [['Delivery to', deliveryText(order.delivery_to)] as const]),
  ]
}

function cancelledText({ lapsed_at: lapsed }: OrderRow, cancelled: number): string {
  const why = lapsed === null ? '' : ', because nothing was paid'
  return `${momentText(cancelled)}${why}`
}

function lapseText(order: OrderRow): string | null {
  const day = order.status === 'awaiting-payment' ? lapseDay(order) : null
  return day === null ? null : formatDate(day, 'date')
}

function deliveryText(json: string): string {
  const delivery = deliveryAnswer.parse(JSON.parse(json))
  if (delivery.by === 'collect') return 'fetched from the office'
  const { name, lines, town, postcode, country } = delivery
  return [name, ...lines, town, postcode, country].filter((part) => part !== '').join(', ')
}

function lineFacts(line: WholeOrder['lines'][number]): readonly Fact[] {
  const { people = [] } = readLineDetails(line)
  const who = people.map(({ name, born }) =>
    born === null ? name : `${name} (born ${formatDate(born, 'date')})`,
  )
  const label = (line.people ?? 0) > people.length ? 'to speak to' : 'who comes'
  return [
    ['', lineText(line)],
    ...(who.length > 0 ? [['', `  ${label}: ${who.join(', ')}`] as const] : []),
  ]
}

function moneyFacts(whole: WholeOrder): readonly Fact[] {
  const { order, payments, refunds, disputes, attempts } = whole
  const paid = paidOf(whole)
  const some = (label: string, amount: number): readonly Fact[] =>
    amount > 0 ? [[label, poundsText(amount)]] : []
  return [
    ...some('Delivery', order.delivery),
    ['Total', `${poundsText(order.total)}, of which VAT ${poundsText(order.vat)}`],
    ...some('By voucher', order.by_voucher),
    ...some('Due at once', order.due_now),
    ...laterTexts(order).map((text) => ['Due later', text] as const),
    ...payments.map((payment) => ['Paid', paymentText(payment)] as const),
    ...refunds.map((refund) => ['Refund', refundText(refund)] as const),
    ...disputes.map((dispute) => ['Dispute', disputeText(dispute)] as const),
    ...attempts.map((attempt) => ['Attempt', attemptText(attempt)] as const),
    ['Open', poundsText(openAmount(order, paid))],
  ]
}

function paymentText({
  amount,
  created_at: at,
  method,
  note,
  reversed_at: reversed,
}: WholeOrder['payments'][number]): string {
  return [
    poundsText(amount),
    momentText(at),
    ...(method === null ? [] : [method]),
    ...(note === null ? [] : [note]),
    ...(reversed === null ? [] : [`taken back ${momentText(reversed)}`]),
  ].join(', ')
}

async function voucherFacts(
  db: Connection,
  vouchers: readonly VoucherRow[],
  links: OrderLinks,
): Promise<readonly Fact[]> {
  const codes = vouchers.map(({ code }) => code)
  const balances = await balancesOf(db, codes)
  return vouchers.flatMap((voucher) => {
    const { code, valid_until: until } = voucher
    const { balance = 0, isCancelled = false } = balances.find((one) => one.code === code) ?? {}
    const state = isCancelled
      ? 'cancelled'
      : `${poundsText(balance)} left, until ${formatDate(until, 'date')}`
    return [['Voucher', `${code}, ${state}`] as const, ['', links.voucher(voucher)] as const]
  })
}
