import type { Colour } from '../kit/colour.ts'

/** A container ship in the distance, as data. She is drawn before every yacht. */
export interface Ship {
  /** Across the picture, 0 to 1. */
  readonly x: number
  /** Pixels per metre on a card; she is 300 metres long. */
  readonly size: number
  /** As a vessel's: 0 to the right, 90 away, -90 towards the camera. */
  readonly heading: number
  readonly hull: Colour
  /** How much of her the air takes away, 0 to 1. */
  readonly far?: number
  /** How far fog hides her, 0 to 1; most towards her stern. */
  readonly fog?: number
}
