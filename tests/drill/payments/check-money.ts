import { heldOf } from '#server/shop/payments/paid.ts'
import type { StripeStandIn } from '../../support/stripe/stand-in.ts'
import type { MoneyBooks, OrderMoney } from './money-books.ts'

/** Everything about which the shop's books of money and its provider disagree, in whole sentences. */
export function checkMoney(books: MoneyBooks, standIn: StripeStandIn): string[] {
  return [
    ...checkSums(books, standIn.received()),
    ...checkSessions(books, standIn),
    ...checkDisputes(books, standIn),
    ...books.orders.flatMap(checkCancelled),
    ...books.orders.flatMap(checkVouchers),
    ...checkEnds(books),
  ]
}

/** Order by order, what came less what goes back is the same at both. */
function checkSums({ orders }: MoneyBooks, there: Readonly<Record<string, number>>): string[] {
  const here = new Map(orders.map((one) => [one.order.number, bookedByCard(one)]))
  const numbers = new Set([...here.keys(), ...Object.keys(there)])
  return [...numbers].flatMap((number) => {
    const [booked, received] = [here.get(number) ?? 0, there[number] ?? 0]
    if (booked === received) return []
    return [`${number}: ${received} is at the provider, and ${booked} is booked`]
  })
}

/** What came by the provider for an order less what it has been asked to give back, in pence. */
export function bookedByCard({ payments, refunds }: OrderMoney): number {
  return heldOf({
    payments: payments.filter(({ provider }) => provider !== null),
    refunds: refunds.filter(({ provider }) => provider !== null),
    disputes: [],
  })
}

/** Each session belongs to an attempt; nothing came by one whose name was never learnt. */
function checkSessions({ orders }: MoneyBooks, { account }: StripeStandIn): string[] {
  const attempts = orders.flatMap((one) => one.attempts)
  const names = new Set(attempts.map(({ reference }) => reference))
  const lost = new Set(attempts.flatMap(({ id, state }) => (state === 'lost' ? [id] : [])))
  return [...account.sessions.values()].flatMap(
    ({ id, client_reference_id: attempt, payment_status: status }) => {
      const isGivenUp = status === 'unpaid' && lost.has(attempt ?? '')
      return names.has(id) || isGivenUp ? [] : [`session ${id} is ${status}, and not known`]
    },
  )
}

function checkDisputes({ disputes }: MoneyBooks, { account }: StripeStandIn): string[] {
  const known = new Set(disputes.map(({ reference }) => reference))
  return [...account.disputes.keys()].flatMap((id) =>
    known.has(id) ? [] : [`dispute ${id} is not known`],
  )
}

/** No order lapsed that was paid, and what came for a cancelled one goes back whole. */
function checkCancelled({ order, payments, refunds }: OrderMoney): string[] {
  const { number, cancelled_at: cancelledAt, lapsed_at: lapsedAt } = order
  if (cancelledAt === null) return []
  const kept = payments
    .filter(({ provider, reversed_at: reversed }) => provider !== null && reversed === null)
    .filter(({ created_at: at }) => lapsedAt !== null || at > cancelledAt)
    .filter(({ id, amount }) => {
      const back = refunds.filter((one) => one.payment_id === id)
      return back.reduce((sum, one) => sum + one.amount, 0) < amount
    })
  return kept.map(
    ({ amount }) =>
      `${number} ${lapsedAt === null ? 'was cancelled' : 'lapsed'}, and ${amount} that came stays`,
  )
}

/** One for each line that bought one once the order is paid, and none where nothing has come. */
function checkVouchers({ order, payments, refunds, voucherLines, vouchers }: OrderMoney): string[] {
  const { number, status, due_now: due } = order
  const doubled = vouchers.filter((line, index) => vouchers.indexOf(line) !== index)
  const isPaid = heldOf({ payments, refunds, disputes: [] }) >= due && status !== 'cancelled'
  const missing = isPaid ? voucherLines.filter((line) => !vouchers.includes(line)) : []
  return [
    ...doubled.map(() => `${number}: a voucher is there twice`),
    ...missing.map(() => `${number} is paid, and a voucher is not made`),
    ...(payments.length === 0 && due > 0 ? vouchers : []).map(
      () => `${number}: nothing was paid, and a voucher is made`,
    ),
  ]
}

/** Nothing is under way any more. */
function checkEnds({ orders, unheard }: MoneyBooks): string[] {
  return [
    ...orders.flatMap(({ order: { number }, attempts, refunds }) => [
      ...attempts
        .filter(({ finished_at: finished }) => finished === null)
        .map(({ state, last_error: why }) => `${number}: an attempt stays ${state} (${why})`),
      ...attempts
        .filter(({ url, request, finished_at: finished }) => finished && (url ?? request))
        .map(({ state }) => `${number}: an attempt is ${state} and keeps its page or request`),
      ...refunds
        .filter(({ state }) => state === 'asked')
        .map(({ last_error: why }) => `${number}: a refund stays asked for (${why})`),
    ]),
    ...(unheard > 0 ? [`${unheard} messages of the provider are not looked up`] : []),
  ]
}
