import type { Database } from '#server/database/database.ts'
import type { SiteSource } from '#server/site/site.ts'
import type { PlacesBoard } from '../places/places-board.ts'
import type { InTurn } from '../places/turns.ts'

/** What the functions of this room share. */
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
