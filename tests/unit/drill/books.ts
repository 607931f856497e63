import type { Books, CartLineInBooks, OrderInBooks } from '../../drill/books/books.ts'
import { emptyLedger } from '../../drill/crash/ledger.ts'
import type { CartEntry, Ledger, OrderEntry, ReaderEntry } from '../../drill/crash/ledger.ts'

/** When the books of these tests are read. */
export const instant = 1_800_000_000_000
export const staff = 'office@saltlark.example'
export const ada = 'ada@example.com'
export const reference = 'CR-DSP-270321'

/** The books of a shop in which nothing has happened, but for these parts. */
export function books(parts: Partial<Books> = {}): Books {
  const nothing = { orders: [], cartLines: [], subscribers: [], messages: [], places: [] }
  return { instant, damage: [], carts: 0, ...nothing, ...parts }
}

/** What nobody was told, but for these parts. */
export function ledger(parts: Partial<Ledger> = {}): Ledger {
  return { ...emptyLedger(), ...parts }
}

/** Ada's order of two places, as the books have it. */
export function orderOf(parts: Partial<OrderInBooks> = {}): OrderInBooks {
  return {
    id: 'order-1',
    number: 'SL-1001',
    email: ada,
    goods: 600,
    delivery: 50,
    total: 650,
    by_voucher: 0,
    due_now: 200,
    due_later: 450,
    lines: [{ sku: reference, quantity: 2, price: 600 }],
    ...parts,
  }
}

/** The same as she was told of it. */
export function told(parts: Partial<OrderEntry> = {}): Map<string, OrderEntry> {
  const lines = new Map([[reference, 2]])
  const entry = { lines, total: 650, id: 'order-1', state: 'acknowledged', isUnanswered: false }
  return new Map([[ada, { ...(entry as OrderEntry), ...parts }]])
}

export function cartLine(parts: Partial<CartLineInBooks> = {}): CartLineInBooks {
  return { token: 'token', kind: 'product', sku: 'G158', quantity: 2, held_until: null, ...parts }
}

export function cartOf(lines: Record<string, number>, isMoving = false): Map<string, CartEntry> {
  return new Map([['token', { lines: new Map(Object.entries(lines)), isMoving }]])
}

export function reader(parts: Partial<ReaderEntry> = {}): Map<string, ReaderEntry> {
  const entry = { asking: 'acknowledged', confirming: 'not yet', isUnanswered: false }
  return new Map([[ada, { ...(entry as ReaderEntry), ...parts }]])
}
