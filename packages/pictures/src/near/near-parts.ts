import type { Colour } from '../kit/colour.ts'
import type { Aloft, SailingBarge, FlyingFish } from './place-parts.ts'
import type { WaterfrontPart } from './waterfront-parts.ts'

/** Something in the water or in front of everything, as data; x and y are shares of the picture. */
export type NearPart =
  | Buoy
  | Palm
  | Dolphins
  | Pier
  | Foliage
  | Work
  | Inflatable
  | Lock
  | Whale
  | Afloat
  | Skiff
  | Ledge
  | Spray
  | Shore
  | Sparks
  | Turtle
  | Gorse
  | Gannets
  | Stern
  | Barge
  | Aloft
  | FlyingFish
  | SailingBarge
  | WaterfrontPart

/** A buoy: red can, green cone, a cardinal, an orange race mark, a mooring or a fisherman's pot. */
export interface Buoy {
  readonly kind: 'buoy'
  readonly shape: 'can' | 'cone' | 'north' | 'south' | 'west' | 'east' | 'race' | 'mooring' | 'pot'
  readonly x: number
  readonly y: number
  /** Height out of the water, a share of a card's height. */
  readonly height: number
}

/** A palm that leans into the picture from one side. */
export interface Palm {
  readonly kind: 'palm'
  readonly foot: readonly [x: number, y: number]
  readonly crown: readonly [x: number, y: number]
  readonly size: number
}

/** A pair of dolphins leaping. */
export interface Dolphins {
  readonly kind: 'dolphins'
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A whale's flukes as it dives. */
export interface Whale {
  readonly kind: 'whale'
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A wooden pontoon running into the picture from the foot. */
export interface Pier {
  readonly kind: 'pier'
  readonly from: number
  readonly to: number
  readonly vanish: readonly [x: number, y: number]
}

/** Leaves or heather along an edge of the foot. */
export interface Foliage {
  readonly kind: 'foliage'
  readonly side: 'left' | 'right'
  readonly colours: readonly [Colour, Colour]
  readonly flowers?: Colour
}

/** Crew close to the camera, drawn over the view. */
export interface Work {
  readonly kind: 'work'
  readonly task:
    | 'joining'
    | 'helm'
    | 'winch'
    | 'reef'
    | 'night helm'
    | 'noon sight'
    | 'halyard'
    | 'gaffer helm'
    | 'cockpit lunch'
    | 'grey watch'
    | 'child helm'
    | 'young crew'
    | 'fjord breakfast'
    | 'row ashore'
    | 'stern swim'
    | 'pushpit rod'
    | 'anchoring'
    | 'first helm'
    | 'taking a bearing'
    | 'hoisting the main'
    | 'coiling down'
    | 'picking up a mooring'
    | 'man overboard drill'
    | 'chart in the cockpit'
    | 'spinnaker hoist'
    | 'crew on the rail'
    | 'own boat lesson'
    | 'hands on the rope'
    | 'women at the helm'
}

/** An inflatable: a tender with its outboard, or a liferaft with its canopy. */
export interface Inflatable {
  readonly kind: 'inflatable'
  readonly shape: 'tender' | 'liferaft'
  readonly x: number
  readonly y: number
  /** Its length, a share of a card's width. */
  readonly size: number
}

/** The walls of a canal lock on both sides; shares of the picture. */
export interface Lock {
  readonly kind: 'lock'
  /** Where the walls meet the gates. */
  readonly gates: readonly [left: number, right: number]
  /** Height of the walls' top and foot at the picture's edges, counted from the picture's top. */
  readonly top: number
  readonly foot: number
}

/** Birds swimming, or seals with their heads out; each at its place, its length a percentage of a card's width. */
export interface Afloat {
  readonly kind: 'afloat'
  readonly what: 'gull' | 'puffin' | 'eider' | 'swan' | 'seal'
  readonly at: readonly (readonly [x: number, y: number, size: number])[]
  /** 1 to the right, which is so unless told, or -1. */
  readonly facing?: 1 | -1
}

/** A clinker rowing boat on her mooring; her length a percentage of a card's width. */
export interface Skiff {
  readonly kind: 'skiff'
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: Colour
  readonly facing?: 1 | -1
}

/** Boulders of the shore in a corner of the foot; how far they reach in and how tall they stand. */
export interface Ledge {
  readonly kind: 'ledge'
  readonly side: 'left' | 'right'
  readonly width: number
  readonly height: number
  readonly colour: Colour
  /** 9 unless told. */
  readonly count?: number
}

/** A sea breaking against something; its height a percentage of a card's width. */
export interface Spray {
  readonly kind: 'spray'
  readonly x: number
  readonly y: number
  readonly size: number
  /** Degrees that the wind bends it to the right. */
  readonly lean?: number
}

/** A sandy shore seen from the air in a corner of the foot, with palms on it. */
export interface Shore {
  readonly kind: 'shore'
  readonly side: 'left' | 'right'
  readonly width: number
  readonly height: number
  /** Along the shore from the foot to the side, from its middle out, and how large; all shares. */
  readonly palms: readonly (readonly [turn: number, out: number, size: number])[]
}

/** Light in the water where it is stirred by night. */
export interface Sparks {
  readonly kind: 'sparks'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly count: number
}

/** A turtle under clear water; its length a percentage of a card's width. */
export interface Turtle {
  readonly kind: 'turtle'
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** A bank with gorse in flower in a corner of the foot; shares of the picture. */
export interface Gorse {
  readonly kind: 'gorse'
  readonly side: 'left' | 'right'
  readonly width: number
  readonly height: number
}

type Place = readonly [x: number, y: number, size: number]

/** Gannets, each at its place, its length a percentage of a card's width. */
export interface Gannets {
  readonly kind: 'gannets'
  readonly flying: readonly Place[]
  readonly diving: readonly Place[]
}

/** Our own stern, looking aft: rail, ensign, log line, and the wake to the horizon at `wake`. */
export interface Stern {
  readonly kind: 'stern'
  readonly wake: number
}

/** A laden inland barge that heads to the right and shows her blue board; she lies behind all vessels. */
export interface Barge {
  readonly kind: 'barge'
  /** Where her middle is, a share of the picture's width. */
  readonly x: number
  /** Pixels per metre on a card, as a vessel has it: it decides how far away she floats. */
  readonly size: number
  /** What lies in her holds. */
  readonly cargo: Colour
}
