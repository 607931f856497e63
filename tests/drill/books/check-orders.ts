import type { OrderEntry } from '../crash/ledger.ts'
import { sameLines } from '../crash/ledger.ts'
import { grouped, ofKind } from './books.ts'
import type { Books, Discrepancy, OrderInBooks } from './books.ts'

const lost = ofKind('lost')
const doubled = ofKind('doubled')
const half = ofKind('half')

/** Every acknowledged order is there once and whole; no other is there but such as were asked for. */
export function checkOrders(
  { orders }: Pick<Books, 'orders'>,
  told: ReadonlyMap<string, OrderEntry>,
): Discrepancy[] {
  const found = grouped(orders, ({ email }) => email)
  return [
    ...[...told].flatMap(([email, entry]) => checkOne(email, entry, found.get(email) ?? [])),
    ...orders
      .filter(({ email }) => !told.has(email))
      .map(({ number, email }) => doubled(`${number} of ${email} was never asked for`)),
    ...orders.flatMap(checkWhole),
  ]
}

function checkOne(
  email: string,
  { state, id, lines, total }: OrderEntry,
  found: readonly OrderInBooks[],
): Discrepancy[] {
  const [order] = found
  if (!order) return state === 'acknowledged' ? [lost(`the order of ${email} is not there`)] : []
  if (state === 'refused') return [doubled(`the refused order of ${email} is there`)]
  const numbers = found.map(({ number }) => number).join(', ')
  const ordered = new Map(order.lines.map(({ sku, quantity }) => [sku, quantity]))
  return [
    ...(found.length > 1 ? [doubled(`${email} ordered once and has ${numbers}`)] : []),
    ...(id !== null && order.id !== id
      ? [lost(`${email} was told of ${id}, not ${order.id}`)]
      : []),
    ...(order.total === total ? [] : [half(`${order.number} is of another total`)]),
    ...(sameLines(ordered, lines) ? [] : [half(`${order.number} has other lines than the cart`)]),
  ]
}

function checkWhole(order: OrderInBooks): Discrepancy[] {
  const goods = order.lines.reduce((sum, { price }) => sum + price, 0)
  const due = order.by_voucher + order.due_now + order.due_later
  const codes = new Set(order.lines.map(({ sku }) => sku))
  return [
    ...(order.lines.length > 0 ? [] : [half(`${order.number} has no lines`)]),
    ...(goods === order.goods ? [] : [half(`the lines of ${order.number} are not its goods`)]),
    ...(order.goods + order.delivery === order.total && due === order.total
      ? []
      : [half(`${order.number} does not add up`)]),
    ...(codes.size === order.lines.length ? [] : [doubled(`a line of ${order.number} is twice`)]),
  ]
}
