import type { Database, Trx } from '#server/database/database.ts'
import type { AvailabilityState } from '#server/schedule/availability.ts'

/** Thrown inside {@link refusable}: what was done so far is undone. */
export class Refusal extends Error {
  readonly fault: LineFault

  constructor(fault: LineFault) {
    super(`the line was refused: ${fault.reason}`)
    this.name = 'Refusal'
    this.fault = fault
  }
}

export interface Refused {
  readonly outcome: 'refused'
  readonly fault: LineFault
}

/** All of the work, or none of it and the fault for which it was refused. */
export async function refusable<T>(
  database: Database,
  work: (trx: Trx) => Promise<T>,
): Promise<T | Refused> {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', fault: error.fault }
    throw error
  }
}

/** Why a line cannot be as it was asked for. Nothing was changed. */
export type LineFault =
  /** Nothing that is sold has this code, or the cart has no such line. */
  | { readonly reason: 'unknown' }
  /** The date has begun or was cancelled. */
  | { readonly reason: 'gone'; readonly code: string }
  /** The date is changing, and who has booked it has not heard. */
  | { readonly reason: 'paused'; readonly code: string }
  /** `YYYY-MM-DD` in London. */
  | { readonly reason: 'not-yet'; readonly onSaleFrom: string }
  /** So many places can be had now, those that the cart holds among them; the state says why no more. */
  | {
      readonly reason: 'full'
      readonly left: number
      readonly own: number
      readonly state: AvailabilityState
    }
  /** More of it than a line may have. */
  | { readonly reason: 'too-many'; readonly most: number }
  /** One price takes from `min` to `max` people. */
  | { readonly reason: 'people'; readonly min: number; readonly max: number }
  /** More heads than one visitor may keep from others at one time. */
  | { readonly reason: 'heads'; readonly most: number }
  /** No more can be held for the visitor's network; so many of the line are. */
  | { readonly reason: 'network'; readonly held: number }
  /** Its places were held as long as anybody's are. */
  | { readonly reason: 'held-long' }
  | { readonly reason: 'lines'; readonly most: number }
  /** It costs something else than when it was put in; both in pence. */
  | { readonly reason: 'price'; readonly before: number; readonly now: number }
