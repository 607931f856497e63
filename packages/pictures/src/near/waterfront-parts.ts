import type { Folk } from '../figures/folk-person.ts'
import type { Colour } from '../kit/colour.ts'

/** A place on the water in metres: right of the middle, and away from the camera. */
export type Spot = readonly [right: number, away: number]

/** Something along the water that is built in metres, so that perspective follows by itself. */
export type WaterfrontPart =
  | Quayside
  | Wall
  | RoundTower
  | Terraces
  | LongPier
  | Pontoons
  | Shoals
  | Coast
  | Breakers
  | Withies
  | Slipway
  | Sands
  | Company
  | Rib
  | Lights
  | Mist
  | Tracks

/** A wooden quay before a brick warehouse with a gable and white doors to each bay. */
export interface Quayside {
  readonly kind: 'quayside'
  readonly from: Spot
  /** The direction it runs in, as a heading; how long it is; where the warehouse starts and ends. */
  readonly turn: number
  readonly length: number
  readonly house: readonly [from: number, to: number]
  readonly bays: number
}

/** A stone wall along a line in the water, with a beacon at its end when told. */
export interface Wall {
  readonly kind: 'wall'
  readonly line: readonly Spot[]
  /** Metres above the water, and how deep its top is. */
  readonly height: number
  readonly depth: number
  readonly colour: Colour
  readonly beacon?: Colour
  readonly far?: number
}

/** A low round tower of stone at a harbour mouth. */
export interface RoundTower {
  readonly kind: 'round tower'
  readonly at: Spot
  readonly radius: number
  readonly height: number
  readonly colour: Colour
}

/** Tall terraced houses along a curving front, sands before them. */
export interface Terraces {
  readonly kind: 'terraces'
  readonly line: readonly Spot[]
  readonly walls: readonly Colour[]
  readonly sand: Colour
}

/** A long wooden pier on piles, with lamps, rails and a shelter at its head. */
export interface LongPier {
  readonly kind: 'long pier'
  readonly from: Spot
  readonly to: Spot
  readonly height: number
}

/** Pontoons from the air: each a walkway between two places, with fingers so long every few metres. */
export interface Pontoons {
  readonly kind: 'pontoons'
  readonly walks: readonly {
    readonly from: Spot
    readonly to: Spot
    readonly finger: number
    readonly every: number
  }[]
}

/** Banks under the water from the air; shares of the picture. */
export interface Shoals {
  readonly kind: 'shoals'
  readonly at: readonly (readonly [x: number, y: number, width: number, height: number])[]
  readonly colour: Colour
}

/** A green coast from the air along the foot: its edge as shares of the picture, left to right. */
export interface Coast {
  readonly kind: 'coast'
  readonly edge: readonly (readonly [x: number, y: number])[]
}

/** Lines of breaking water: each its y, its ends and how high it stands, shares of the picture. */
export interface Breakers {
  readonly kind: 'breakers'
  readonly rows: readonly (readonly [y: number, from: number, to: number, height: number])[]
  /** Standing up in heaps instead of in lines. */
  readonly steep?: true
}

/** Withies that mark a channel: places and heights, shares of the picture. */
export interface Withies {
  readonly kind: 'withies'
  readonly at: readonly (readonly [x: number, y: number, height: number])[]
}

/** An old slipway running down into the water from a side, a shed at its head. */
export interface Slipway {
  readonly kind: 'slipway'
  readonly side: 'left' | 'right'
  /** How far in its foot reaches, and the y of its foot and of its head at the picture's edge. */
  readonly reach: number
  readonly foot: number
  readonly head: number
}

/** A sandy shore along the foot of the picture: its edge as shares, left to right. */
export interface Sands {
  readonly kind: 'sands'
  readonly edge: readonly (readonly [x: number, y: number])[]
  readonly colour: Colour
  /** A castle of sand: its place and how wide it is, shares of the picture and of a card's width. */
  readonly castle?: readonly [x: number, y: number, wide: number]
}

/** People; each at its place, a share of the picture, its height a share of a card's. */
export interface Company {
  readonly kind: 'company'
  readonly people: readonly (Folk & {
    readonly x: number
    readonly y: number
    readonly tall: number
  })[]
}

/** A rigid inflatable that planes in a turn, with her crew; her length a share of a card's width. */
export interface Rib {
  readonly kind: 'rib'
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A bank of mist on the water: the y of its middle, half its height, both shares, and how thick. */
export interface Mist {
  readonly kind: 'mist'
  readonly y: number
  readonly height: number
  readonly opacity: number
}

/** Long wakes from the air: where each starts and ends, and how wide it spreads, shares of the picture. */
export interface Tracks {
  readonly kind: 'tracks'
  readonly at: readonly (readonly [
    x: number,
    y: number,
    endX: number,
    endY: number,
    wide: number,
  ])[]
}

/** Lamps and their light in the water: places, and how large their glow is, a share of a card's width. */
export interface Lights {
  readonly kind: 'lights'
  readonly at: readonly (readonly [x: number, y: number, size: number])[]
  readonly colour: Colour
}
