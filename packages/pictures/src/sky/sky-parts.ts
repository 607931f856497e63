import type { Colour } from '../kit/colour.ts'

/** Something in the sky of a scene, as data. Places are shares: x of the width, y of the sky. */
export type SkyPart =
  | Streaks
  | Cumulus
  | Overcast
  | Aurora
  | Rain
  | MilkyWay
  | Mackerel
  | Rainbow
  | Loom
  | Fireworks

/** Long tapered streaks of high cloud between two heights (0 the top, 1 the horizon). */
export interface Streaks {
  readonly kind: 'streaks'
  readonly count: number
  readonly from: number
  readonly to: number
  readonly length?: number
  readonly thick?: number
  readonly opacity?: number
  /** A colour of their own in place of the palette's. */
  readonly colour?: Colour
}

/** A heap cloud standing on a base, `up` shares of the picture's height above the horizon. */
export interface Cumulus {
  readonly kind: 'cumulus'
  readonly x: number
  readonly up: number
  readonly width: number
  readonly height: number
  readonly opacity?: number
}

/** A low ceiling of torn cloud, down to this share of the sky. */
export interface Overcast {
  readonly kind: 'overcast'
  readonly to: number
  readonly opacity?: number
}

/** Curtains of northern light. */
export interface Aurora {
  readonly kind: 'aurora'
  readonly colours: readonly [Colour, Colour]
}

/** A slanting curtain of rain below a cloud. */
export interface Rain {
  readonly kind: 'rain'
  readonly x: number
  readonly width: number
  readonly from: number
  readonly opacity?: number
  /** A colour of its own in place of the clouds' underside. */
  readonly colour?: Colour
}

/** The band of the galaxy. */
export interface MilkyWay {
  readonly kind: 'milky way'
}

/** A rainbow round a place below the horizon; shares of the width. It fades upwards from its end. */
export interface Rainbow {
  readonly kind: 'rainbow'
  readonly x: number
  readonly radius: number
  /** How far below the horizon its middle lies. */
  readonly down: number
  /** How high it is seen, a share of the sky. */
  readonly rise: number
  readonly side: 'left' | 'right'
}

/** The loom of a light that is still below the horizon. */
export interface Loom {
  readonly kind: 'loom'
  readonly x: number
}

/** Bursts of fireworks; places are shares of width and of the sky, the radius a share of the width. */
export interface Fireworks {
  readonly kind: 'fireworks'
  readonly bursts: readonly Burst[]
}

export interface Burst {
  readonly at: readonly [x: number, y: number]
  readonly radius: number
  readonly colour: Colour
  /** A round burst unless told: a weeping one falls in long tails. */
  readonly weeps?: true
}

/** Rows of small clouds between two heights of the sky, closer together towards the horizon. */
export interface Mackerel {
  readonly kind: 'mackerel'
  readonly from: number
  readonly to: number
  readonly rows?: number
  /** How much of the sky they cover beyond a half; 0.08 unless told. */
  readonly cover?: number
}
