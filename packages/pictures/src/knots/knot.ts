import type { Colour } from '../kit/colour.ts'
import type { Point } from '../kit/path.ts'

/** What a rope looks like. */
export interface Rope {
  /** Pixels. */
  readonly width: number
  /** One of the three strands it is laid of has this colour. */
  readonly tracer: Colour
}

/** A rope as it lies in the picture. */
export interface Strand {
  readonly rope: Rope
  /** From the standing part to the end, as the hand leads it, on 800 by 600. */
  readonly points: readonly Point[]
  /**
   * Every passing in that order: `O` over another strand or itself, `U` under it, `F` in front of
   * the fixture, `B` behind it.
   */
  readonly passes: string
  /** Both ends are to be seen, the first one too. */
  readonly startShows?: true
}

/** What the knot is tied to. */
export type Fixture =
  | { readonly kind: 'rail'; readonly y: number; readonly width: number }
  | {
      readonly kind: 'ring'
      readonly centre: Point
      readonly radius: number
      readonly width: number
    }
  | {
      readonly kind: 'cleat'
      readonly centre: Point
      readonly reach: number
      readonly width: number
    }

/** A knot laid out: tied once, loosely or drawn up. */
export interface Layout {
  readonly fixture?: Fixture
  readonly strands: readonly Strand[]
}

/** How far a strand has been led in a step, and how its end lies there. */
export interface Led {
  /** The last control point it still shares with the whole layout. */
  readonly to: number
  /** Where the end lies beyond that point; it must not cross anything new. */
  readonly tail?: readonly Point[]
}

/** One picture of a knot. */
export interface Step {
  readonly layout: Layout
  /** In the order of the strands; a strand without an entry lies whole. */
  readonly led?: readonly (Led | undefined)[]
  /** Where the hand or the pull goes. */
  readonly arrows?: readonly (readonly Point[])[]
}

/** A knot and the pictures of its written steps, one for each. */
export interface Knot {
  readonly slug: string
  readonly name: string
  readonly steps: readonly Step[]
}
