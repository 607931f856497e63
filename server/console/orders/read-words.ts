import { nearest } from '#server/content/load/nearest.ts'
import type { OrderStatus } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { dayOf } from '#server/schedule/day.ts'
import { statusWords } from './order-words.ts'

/** What somebody typed, understood, or why it cannot be. */
export type Read<Value> = { readonly value: Value } | { readonly fault: string }

/** The number of an order, also in small letters or without its letters: `1001`. */
export function readNumber(typed: string): Read<string> {
  const [, digits] = /^(?:SL-?)?(\d{1,12})$/i.exec(typed.trim()) ?? []
  if (digits !== undefined) return { value: `SL-${digits}` }
  return { fault: `'${typed}' is no order number; they look like SL-1001.` }
}

/** A state of orders. */
export function readStatus(typed: string): Read<OrderStatus> {
  if (isStatus(typed)) return { value: typed }
  const meant = nearest(typed, statuses)
  const help = meant ? `Did you mean ${meant}?` : `Use ${statuses.join(', ')}.`
  return { fault: `There is no status '${typed}'. ${help}` }
}

/** Pounds, with pennies or without: 120, £120.50 or 1,120.50. */
export function readAmount(typed: string): Read<Pence> {
  const [, pounds, pennies = '0'] =
    /^£?(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{2}))?$/.exec(typed.trim()) ?? []
  const amount = Number(pounds?.replaceAll(',', '') ?? 0) * 100 + Number(pennies)
  if (pounds !== undefined && amount > 0) return { value: pence(amount) }
  return { fault: `'${typed}' is no amount to note; write pounds and pennies, such as 120.50.` }
}

/** A day of the calendar. */
export function readDay(typed: string): Read<string> {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(dayOf(typed))) return { value: typed }
  return { fault: `'${typed}' is no day; write it as 2026-12-31.` }
}

const statuses = Object.keys(statusWords)

function isStatus(typed: string): typed is OrderStatus {
  return statuses.includes(typed)
}
