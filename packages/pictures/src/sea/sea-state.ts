import type { Colour } from '../kit/colour.ts'

/** The water of a scene, as data. */
export interface SeaState {
  /** Height of the waves in metres and their length; 0.1 is a fjord, 1.5 the open Atlantic. */
  readonly swell: number
  readonly length: number
  /** Rows of waves between horizon and foot. 16 unless told. */
  readonly rows?: number
  /** Small strokes on the water. 320 unless told. */
  readonly ripples?: number
  /** White horses: 0 for none, 3 for a fresh breeze. */
  readonly whitecaps?: number
  /** The path of light below sun or moon; its number of glints, width and strength. */
  readonly glitter?: { readonly count: number; readonly width: number; readonly strength: number }
  /** Paths of coloured light below lamps and fireworks. */
  readonly gleams?: readonly Gleam[]
  /** Great waves in front: each a share of the picture's height down, and how high it stands. */
  readonly rollers?: readonly Roller[]
  /** Reefs and weed seen through shallow water, from the air. */
  readonly reefs?: number
  /** Shoals and islets, from far to near, from the air. */
  readonly shallows?: readonly (Shoal | Islet)[]
  /** How clearly calm water shows the land upside down: 0 not at all, 1 like a mirror. */
  readonly mirror?: number
}

/** A great wave close to the camera. */
export interface Roller {
  /** Where its trough lies, a share of the picture's height. */
  readonly at: number
  /** How high it stands, a share of the picture's height. */
  readonly height: number
  /** Where along the picture its crest is, and how wide. */
  readonly crest: number
  readonly width: number
  /** Foam in streaks down its face. */
  readonly laced?: true
}

/** The light of something bright on the water below it; shares of the picture's width. */
export interface Gleam {
  readonly x: number
  readonly width: number
  readonly colour: Colour
  /** 0 to 1; and how far towards the camera it comes, 1 to the foot. */
  readonly strength: number
  readonly reach: number
}

/** A green islet seen from a height: its width and how high it stands, shares of the picture. */
export interface Islet {
  readonly kind: 'islet'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly colour: Colour
}

/** Pale sand under clear water, seen from a height; `flat` is its depth for its width. */
export interface Shoal {
  readonly kind: 'shoal'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly flat: number
  readonly colour: Colour
}
