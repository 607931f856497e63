import type { Colour } from '../kit/colour.ts'
import type { Vector } from '../kit/vector.ts'
import type { PointOfSail } from '../world/wind.ts'
import type { Livery } from './livery.ts'
import type { Patch } from './patches.ts'

/** What is set. */
export interface SailPlan {
  readonly main?: 'full' | 'reefed' | 'deep reefed' | 'stowed'
  readonly head?:
    | 'genoa'
    | 'jib'
    | 'rolled'
    | 'poled out'
    | 'spinnaker'
    | 'gennaker'
    | 'none'
    | 'dropping'
    | 'crossing'
    | 'twins'
  /** A gaff topsail. */
  readonly topsail?: boolean
}

/** A sail as it is drawn. */
export interface Sail {
  readonly name: 'main' | 'head' | 'other'
  readonly patch: Patch
  /** The cloth's own colour; white sailcloth when absent. */
  readonly cloth?: Colour
  /** Bands from foot to head, or gores from luff to leech where `gores`. */
  readonly bands?: readonly Colour[]
  readonly gores?: true
  readonly seams: number
  readonly battens?: true
}

/** A spar, rope or wire. Detail: 0 is drawn always, 1 from the middle distance, 2 close by. */
export interface Stick {
  readonly points: readonly Vector[]
  readonly colour: Colour
  /** Metres; and the least it is drawn with, in pixels. */
  readonly width: number
  readonly least: number
  readonly detail: 0 | 1 | 2
  readonly opacity?: number
}

/** Sails and sticks, in metres of the vessel. */
export interface Rig {
  readonly sails: readonly Sail[]
  readonly sticks: readonly Stick[]
  /** The top of the highest mast, where lights and pennants are. */
  readonly truck: Vector
}

/** What a rig is built from. */
export interface RigOrder {
  readonly plan: SailPlan
  readonly sail: PointOfSail
  readonly livery: Livery
}

/** A spar. */
export function spar(points: readonly Vector[], colour: Colour, width: number): Stick {
  return { points, colour, width, least: 0.8, detail: 0 }
}

/** A wire or a rope. */
export function wire(points: readonly Vector[], colour: Colour, detail: 1 | 2 = 1): Stick {
  return { points, colour, width: 0.03, least: 0.35, detail, opacity: 0.6 }
}

/** How much of a mainsail is left above the boom. */
export const reefs = { full: 1, reefed: 0.8, 'deep reefed': 0.6, stowed: 0 } as const
