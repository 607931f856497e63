/** How many of each article are in a cart or an order, by code or reference. */
export type Lines = ReadonlyMap<string, number>

/** A guest's cart as its owner knows it. */
export interface CartEntry {
  /** What the server acknowledged last. */
  lines: Lines
  /** A request about it has not been answered: it may be as it was or as it is to be. */
  isMoving: boolean
}

/** An order as its customer knows it. One customer's address stands for one order. */
export interface OrderEntry {
  readonly lines: Lines
  /** In pence. */
  readonly total: number
  /** Of the order; null: not acknowledged. */
  id: string | null
  /** `refused`: the server said that nothing was ordered. */
  state: 'asked' | 'acknowledged' | 'refused'
}

/** Somebody who asked for the newsletter. */
export interface ReaderEntry {
  asking: 'asked' | 'acknowledged'
  confirming: 'not yet' | 'asked' | 'acknowledged'
}

/** What the customers were told by the server: the books must agree with it. */
export interface Ledger {
  /** By the fingerprint of the cookie. */
  readonly carts: Map<string, CartEntry>
  /** By the address of the customer. */
  readonly orders: Map<string, OrderEntry>
  /** By the address of the reader. */
  readonly readers: Map<string, ReaderEntry>
  /** First requests that nobody answered: behind each may be a cart to which nobody has the key. */
  lostKeys: number
}

export function emptyLedger(): Ledger {
  return { carts: new Map(), orders: new Map(), readers: new Map(), lostKeys: 0 }
}

export function sameLines(one: Lines, other: Lines): boolean {
  return one.size === other.size && [...one].every(([sku, count]) => other.get(sku) === count)
}
