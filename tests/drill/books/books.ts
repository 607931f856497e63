import type { OutboxRow, SubscriberRow } from '#server/database/schema.ts'
import type {
  CartItemRow,
  OrderLineRow,
  OrderRow,
  PendingOrderRow,
} from '#server/database/shop-tables.ts'
import type { PlaceCount } from '#server/schedule/scheduled-date.ts'

/** What the database of a shop says, as far as a drill compares it with what customers were told. */
export interface Books {
  /** When they were read, milliseconds UTC. */
  readonly instant: number
  /** What the engine itself finds wrong with its file. */
  readonly damage: readonly string[]
  readonly orders: readonly OrderInBooks[]
  /** With the fingerprint of the cookie. Lines that were taken out are left out. */
  readonly cartLines: readonly CartLineInBooks[]
  /** How many carts there are. */
  readonly carts: number
  readonly subscribers: readonly Pick<SubscriberRow, 'email' | 'status'>[]
  /** What waits for the code that went to its address, or did. */
  readonly pending: readonly Pick<PendingOrderRow, 'email'>[]
  readonly messages: readonly MessageInBooks[]
  /** The places that are gone of every date that somebody had in a cart. */
  readonly places: readonly PlacesInBooks[]
}

export interface OrderInBooks extends Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'email'
  | 'goods'
  | 'delivery'
  | 'total'
  | 'by_voucher'
  | 'due_now'
  | 'due_later'
> {
  readonly lines: readonly Pick<OrderLineRow, 'sku' | 'quantity' | 'price'>[]
}

export interface CartLineInBooks extends Pick<
  CartItemRow,
  'kind' | 'sku' | 'quantity' | 'held_until'
> {
  readonly token: string | null
}

export type MessageInBooks = Pick<
  OutboxRow,
  'id' | 'template' | 'recipient' | 'attempts' | 'sent_at' | 'failed_at'
>

export interface PlacesInBooks {
  readonly reference: string
  /** How many can be sold through the site. */
  readonly places: number
  readonly now: PlaceCount
  /** When every hold that is there now must be over. */
  readonly later: PlaceCount
}

/** Something that the books have and should not, or should have and have not. */
export interface Discrepancy {
  readonly kind: 'lost' | 'doubled' | 'oversold' | 'held' | 'half' | 'message' | 'damage' | 'answer'
  readonly what: string
}

/** Tells of discrepancies of a kind. */
export function ofKind(kind: Discrepancy['kind']): (what: string) => Discrepancy {
  return (what) => ({ kind, what })
}

/** Everything by the name that it has, in its order. */
export function grouped<One>(
  all: readonly One[],
  nameOf: (one: One) => string,
): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const group = groups.get(nameOf(one))
    if (group) group.push(one)
    else groups.set(nameOf(one), [one])
  }
  return groups
}
