import type { Colour } from '../kit/colour.ts'

export type LandformShape = 'gibraltar' | 'teide' | 'hoy' | 'flugga' | 'bluff'

/** A rock or mountain known by its shape; `x` its middle. Its lit side faces the light. */
export interface Landform {
  readonly kind: 'landform'
  readonly shape: LandformShape
  readonly x: number
  readonly width: number
  readonly height: number
  readonly colour: Colour
  readonly shade: Colour
  readonly far?: number
  /** How thick the mist about its foot is; 0.35 unless told. */
  readonly mist?: number
  readonly foam?: true
  /** Never turned round, whichever side the light comes from. */
  readonly fixed?: true
}

export type StructureShape =
  | 'tower bridge'
  | 'platform'
  | 'ship'
  | 'trawler'
  | 'ruin'
  | 'south bank'
  | 'city bank'

/** Something built that is known by its outline; `x` its middle. */
export interface Structure {
  readonly kind: 'structure'
  readonly shape: StructureShape
  readonly x: number
  readonly width: number
  readonly up?: number
  readonly colour: Colour
  readonly far?: number
  readonly flip?: true
}

/** A row of fronts along a quay: gables of warehouses, or houses under their eaves. */
export interface Fronts {
  readonly kind: 'fronts'
  readonly style: 'gables' | 'houses'
  readonly from: number
  readonly to: number
  /** Height up to the eaves at the left end and at the right end. */
  readonly tall: readonly [left: number, right: number]
  /** Width for that height. */
  readonly broad: number
  readonly floors: number
  /** Height of the quay they stand on. */
  readonly up: number
  readonly walls: readonly Colour[]
  readonly roofs: readonly Colour[]
  /** The share of windows with a lamp behind them by day; none unless told. */
  readonly lamps?: number
  readonly far?: number
}

/** A bank of cloud or mist that lies before the land. */
export interface Bank {
  readonly kind: 'bank'
  readonly from?: number
  readonly to?: number
  readonly up: number
  readonly thick: number
  /** 1 for heaps on its top, which is so unless told, 0 for smooth mist. */
  readonly heaped?: number
  readonly opacity?: number
}

/** Shafts of sunlight from a gap in the cloud at `x` and `up`, reaching the sea between two places. */
export interface Shafts {
  readonly kind: 'shafts'
  readonly x: number
  readonly up: number
  readonly from: number
  readonly to: number
  readonly count: number
  readonly opacity?: number
}

/** A patchwork of fields on a hill: scattered, or `quilted` edge to edge along its slope. */
export interface Fields {
  readonly colours: readonly Colour[]
  /** So many of them; quilted, so many to a row. */
  readonly count: number
  readonly quilted?: true
}

/** A closed wood that climbs the slope drawn last before it, in tiers with mist between them. */
export interface Woods {
  readonly kind: 'woods'
  readonly from?: number
  readonly to?: number
  /** Its crowns, in drifts of one colour. */
  readonly colours: readonly Colour[]
  readonly tiers: number
  /** How large a crown is on a card, in pixels. */
  readonly crown: number
  /** How far up the slope it grows; 1 unless told. */
  readonly upTo?: number
  readonly far?: number
  /** How much of each tier's foot the mist hides; 0.4 unless told. */
  readonly mist?: number
}
