import type { Database } from '#server/database/database.ts'
import type { SiteSource } from '#server/site/site.ts'
import type { PlacesBoard } from './places/places-board.ts'
import type { InTurn } from './places/turns.ts'

/** What the functions of carts share. */
export interface CartContext {
  readonly database: Database
  readonly clock: { now(): number }
  readonly site: SiteSource
  /** Read anew when places were held or given back. */
  readonly places: Pick<PlacesBoard, 'refresh'>
  /** By the reference of a date: who wants the same places waits for who came first. */
  readonly inTurn: InTurn
}

/** Whose cart: an account's, or a guest's by the secret in their cookie. */
export interface CartVisitor {
  readonly userId: string | null
  /** Undefined: no cookie, or one that we never made. */
  readonly token: string | undefined
}

/** The absolute addresses that letters about orders lead to. */
export interface OrderLinks {
  /** An order's page, signed: whoever has the letter may read it. */
  order(id: string): string
  /** A voucher to print or to send on, signed. */
  voucher(id: string): string
  /** The page of the terms. */
  terms(): string
  /** What is kept for somebody of the waiting list, by the secret that their letter has. */
  placeOffer(secret: string): string
}

/** What the functions of orders share besides. */
export interface OrderContext extends Omit<CartContext, 'inTurn'> {
  /** Woken when there is a message to send. */
  readonly outbox: { wake(): void }
  readonly links: OrderLinks
}

/** Hands functions the context that they share. */
export function bindTo<Context>(context: Context) {
  return <Given extends unknown[], Answer>(
    work: (context: Context, ...given: Given) => Promise<Answer>,
  ) =>
    (...given: Given) =>
      work(context, ...given)
}
