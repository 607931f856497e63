import type { Database } from '#server/database/database.ts'
import type { SiteSource } from '#server/site/site.ts'
import type { PlacesBoard } from '../places/places-board.ts'

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

/** What the functions of this room share. */
export interface OrderContext {
  readonly database: Database
  readonly clock: { now(): number }
  readonly site: SiteSource
  /** Read anew when places were sold or given back. */
  readonly places: Pick<PlacesBoard, 'refresh'>
  /** Woken when there is a letter to send. */
  readonly outbox: { wake(): void }
  readonly links: OrderLinks
}
