import type { Database } from '#server/database/database.ts'
import type { HoldAlarmRow } from '#server/database/places-tables.ts'
import type { LinkedPage, Signer } from '#server/signing/signer.ts'
import type { SiteSource } from '#server/site/site.ts'
import type { ProviderName } from './payments/provider.ts'
import type { PlacesBoard } from './places/places-board.ts'

/** What the functions of carts share. */
export interface CartContext {
  readonly database: Database
  readonly clock: { now(): number }
  readonly site: SiteSource
  /** Read anew when places were held or given back. */
  readonly places: Pick<PlacesBoard, 'refresh'>
  /** By the reference of a date: who wants the same places waits for who came first. */
  readonly inTurn: InTurn
  /** Told once a day of each network that has much of a date. */
  readonly onAlarm?: (alarm: HoldAlarmRow) => void
}

/** Whose cart: an account's, or a guest's by the secret in their cookie. */
export interface CartVisitor {
  readonly userId: string | null
  /** Undefined: no cookie, or one that we never made. */
  readonly token: string | undefined
  /** The caller's network, as a hash; left out: what they hold counts as no network's. */
  readonly network?: string | undefined
}

/** The absolute addresses that messages about orders link to. */
export interface OrderLinks {
  /** An order's page, signed: whoever has the message may read it. */
  order(order: LinkedPage): string
  /** A voucher to print or to send on, signed. */
  voucher(voucher: LinkedPage): string
  /** A date's page, which leads to the others of its offer. */
  date(reference: string): string
  /** The page of the terms. */
  terms(): string
  /** What an order waits for, by the secret that its message has. */
  confirmOrder(secret: string): string
  /** What is kept for somebody of the waiting list, by the secret that their message has. */
  placeOffer(secret: string): string
  /**
   * Where whoever pays comes back to, having paid or not, signed.
   * @param attempt its id, and how often the links to its order were ended: this one ends with them.
   */
  payment(attempt: LinkedPage): string
}

/** What the functions of orders share besides. */
export interface OrderContext extends Omit<CartContext, 'inTurn'> {
  /** Woken when there is a message to send. */
  readonly outbox: { wake(): void }
  readonly links: OrderLinks
  /**
   * Lets no more money come by card for an order, before it lapses; left out: nobody takes cards.
   * @returns `closed`, or why it stays.
   */
  readonly closePayments?: (orderId: string) => Promise<'closed' | 'paid' | 'processing' | 'silent'>
}

/** What placing orders needs besides. */
export interface PlacingContext extends OrderContext, Pick<CartContext, 'inTurn'> {
  /** Makes the proofs of codes. */
  readonly signer: Pick<Signer, 'mac' | 'isMac'>
  /** Who takes payments by card; null: nobody does. */
  readonly provider: ProviderName | null
}

/** Hands functions the context that they share. */
export function bindTo<Context>(context: Context) {
  return <Given extends unknown[], Answer>(
    work: (context: Context, ...given: Given) => Promise<Answer>,
  ) =>
    (...given: Given) =>
      work(context, ...given)
}

/** Runs work under a name, after all work of that name that came before. */
type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** In milliseconds: whoever waits longer would have gone. */
const longestWait = 15_000

/**
 * Lets the callers of one process who want the same thing wait here, one behind the other, and not
 * with a connection each in front of a locked row: there are few connections. Work that does not get
 * its turn within the limit is not begun, and fails.
 */
export function createTurns(limit = longestWait): InTurn {
  const last = new Map<string, Promise<unknown>>()

  return async function inTurn(name, work) {
    const before = last.get(name)
    const result = before ? ended(before, limit).then(work) : work()
    // Who gave up goes out of the queue; whoever comes next still waits for those in front.
    const both = Promise.allSettled([before, result])
    last.set(name, both)
    try {
      return await result
    } finally {
      void both.then(() => last.get(name) === both && last.delete(name))
    }
  }
}

async function ended(before: Promise<unknown>, limit: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No turn within ${limit / 1000} seconds.`)), limit)
  })
  try {
    await Promise.race([before, overdue])
  } finally {
    clearTimeout(timer)
  }
}
