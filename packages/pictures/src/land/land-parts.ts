import type { Colour } from '../kit/colour.ts'
import type { Bank, Fields, Fronts, Landform, Shafts, Structure, Woods } from './place-parts.ts'
import type { PortPart } from './port-parts.ts'

/**
 * Land of a scene, as data, listed from far to near. `from`, `to` and `x` are shares of the
 * picture's width, heights are shares of a card's height, `far` is how much of the colour the
 * distance takes away, 0 to 1. Everything stands on the horizon.
 */
export type LandPart =
  | Hills
  | Mountains
  | Cliff
  | Stacks
  | Lighthouse
  | Town
  | Trees
  | Quay
  | Cabins
  | Cone
  | Rocks
  | Fall
  | Tower
  | Masts
  | Beach
  | Gates
  | Bridge
  | Arch
  | Landform
  | Structure
  | Fronts
  | Bank
  | Shafts
  | Woods
  | PortPart

/** How a line of hills rises and falls between its ends. */
export type Profile = 'even' | 'hump' | 'to left' | 'to right' | 'waves' | 'valley'

interface Stretch {
  readonly from?: number
  readonly to?: number
  readonly height: number
  readonly profile?: Profile
  readonly far?: number
}

export interface Hills extends Stretch {
  readonly kind: 'hills'
  readonly colour: Colour
  /** Humps to the width; 3 unless told. */
  readonly humps?: number
  /** A patchwork of this many fields over it. */
  readonly fields?: Fields
}

export interface Mountains extends Stretch {
  readonly kind: 'mountains'
  readonly colour: Colour
  readonly shade: Colour
  /** The share of the height from which snow lies; none unless told. */
  readonly snow?: number
  readonly peaks?: number
}

export interface Cliff extends Stretch {
  readonly kind: 'cliff'
  readonly colour: Colour
  readonly shade: Colour
  readonly turf: Colour
}

/** Sea stacks, largest at `x`, dwindling to the left (-1) or right (1); a lighthouse ends the row. */
export interface Stacks {
  readonly kind: 'stacks'
  readonly x: number
  readonly height: number
  readonly towards: -1 | 1
  readonly colour: Colour
  readonly shade: Colour
  readonly far?: number
  readonly lighthouse?: true
}

export interface Lighthouse {
  readonly kind: 'lighthouse'
  readonly x: number
  readonly height: number
  /** How far its foot stands above the sea; on the land drawn before it unless told. */
  readonly up?: number
  readonly bands?: Colour
  /** The tower, white unless told; the roof of its lantern, red or as its bands unless told. */
  readonly wall?: Colour
  readonly cap?: Colour
  readonly far?: number
}

/** Houses stacked up a slope. */
export interface Town extends Stretch {
  readonly kind: 'town'
  readonly walls: readonly Colour[]
  /** No roofs: flat tops, here and there a dome in this colour. */
  readonly roofs?: readonly Colour[]
  readonly domes?: Colour
  readonly rows: number
  /** A house's width, a share of the picture's; and how tall it is for that, 1 unless told. */
  readonly house: number
  readonly tall?: number
  readonly up?: number
}

/** Trees over the slope drawn last before them. */
export interface Trees {
  readonly kind: 'trees'
  readonly from?: number
  readonly to?: number
  readonly shape: 'round' | 'cypress' | 'pine' | 'bare' | 'poplar'
  readonly colour: Colour
  readonly count: number
  readonly size?: number
  /** How far up the slope they grow; 0.9 unless told. */
  readonly upTo?: number
  readonly far?: number
}

/** A harbour wall along the water. */
export interface Quay extends Stretch {
  readonly kind: 'quay'
  readonly colour: Colour
}

export interface Cabins {
  readonly kind: 'cabins'
  readonly at: readonly (readonly [x: number, size: number])[]
  readonly colour: Colour
}

/** A steep rounded peak, green to the top. */
export interface Cone {
  readonly kind: 'cone'
  readonly x: number
  readonly width: number
  readonly height: number
  readonly colour: Colour
  readonly shade: Colour
  readonly far?: number
}

/** Low skerries and granite, foam about them. */
export interface Rocks {
  readonly kind: 'rocks'
  readonly from: number
  readonly to: number
  readonly height: number
  readonly count: number
  readonly colour: Colour
  readonly far?: number
}

export interface Fall {
  readonly kind: 'fall'
  readonly x: number
  readonly height: number
}

/** A castle, a church, a daymark or a round fort in the sea. */
export interface Tower {
  readonly kind: 'tower'
  readonly shape:
    | 'castle'
    | 'church'
    | 'abbey'
    | 'daymark'
    | 'windmill'
    | 'fort'
    | 'sea tower'
    | 'rock light'
    | 'lantern church'
    | 'star fort'
    | 'blockhouse'
  readonly x: number
  readonly height: number
  readonly up?: number
  readonly colour: Colour
  readonly far?: number
}

/** The masts of yachts in a marina. */
export interface Masts {
  readonly kind: 'masts'
  readonly from: number
  readonly to: number
  readonly height: number
  readonly count: number
}

/** A strip of sand at the water's edge. */
export interface Beach {
  readonly kind: 'beach'
  readonly from: number
  readonly to: number
  readonly colour: Colour
}

/** The wooden gates of a canal lock, with their balance beams. */
export interface Gates {
  readonly kind: 'gates'
  readonly from: number
  readonly to: number
  readonly height: number
  readonly colour: Colour
}

/** A stone bridge of so many arches. */
export interface Bridge {
  readonly kind: 'bridge'
  readonly from: number
  readonly to: number
  readonly height: number
  readonly arches: number
  readonly colour: Colour
  readonly far?: number
}

/** A block of cliff that the sea has cut an archway through; `x` its middle. */
export interface Arch {
  readonly kind: 'arch'
  readonly x: number
  readonly width: number
  readonly height: number
  /** Where its archway is, a share of its width; 0.5 unless told. */
  readonly hole?: number
  readonly colour: Colour
  readonly shade: Colour
  readonly turf: Colour
  readonly far?: number
}
