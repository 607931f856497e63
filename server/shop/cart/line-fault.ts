import type { AvailabilityState } from '#server/schedule/availability.ts'

/** Why a line cannot be as it was asked for. Nothing was changed. */
export type LineFault =
  /** Nothing that is sold has this code, or the cart has no such line. */
  | { readonly reason: 'unknown' }
  /** The date has begun or was cancelled. */
  | { readonly reason: 'gone'; readonly code: string }
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
  | { readonly reason: 'lines'; readonly most: number }
  /** It costs something else than when it was put in; both in pence. */
  | { readonly reason: 'price'; readonly before: number; readonly now: number }
