import type { Colour } from '../kit/colour.ts'

/** Something in the sky of a scene, as data. Places are shares: x of the width, y of the sky. */
export type SkyPart = Streaks | Cumulus | Overcast | Aurora | Rain | MilkyWay

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
}

/** The band of the galaxy. */
export interface MilkyWay {
  readonly kind: 'milky way'
}
