import type { OrderRow, OrderStatus } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'

/** Every state of an order, as the office reads it. */
export const statusWords: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'awaiting payment',
  'part-paid': 'part paid',
  paid: 'paid',
  cancelled: 'cancelled',
}

export const paymentWords: Readonly<Record<OrderRow['payment'], string>> = {
  'bank-transfer': 'bank transfer',
  'card-by-phone': 'card by telephone',
}

/** `21/11/2026 10:00`, London time. */
export function momentText(instant: number): string {
  return formatDate(instant, 'dateAndTime')
}

/** That there is no order of a number, and where to look. */
export function noOrder(number: string): string {
  return `There is no order ${number}. npm run orders -- list shows them all.`
}

/** `1 place`, `2 places`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}
