import type { Colour } from '../kit/colour.ts'

/** What a port and a great house on the shore are made of; everything stands on the horizon. */
export type PortPart = Cranes | Ship | Mansion

/** Container cranes; each at its place, its height a share of a card's, its jib up or let down. */
export interface Cranes {
  readonly kind: 'cranes'
  readonly at: readonly (readonly [x: number, height: number, jib: 'up' | 'down'])[]
  /** The side of their jibs. */
  readonly towards: 1 | -1
  readonly colour: Colour
  readonly far?: number
}

/** A ship far off; `x` her middle, her length a share of a card's width. */
export interface Ship {
  readonly kind: 'ship'
  readonly shape: 'liner' | 'ferry' | 'warship'
  readonly x: number
  readonly length: number
  /** The side of her bow; 1 to the right, which is so unless told. */
  readonly facing?: 1 | -1
  readonly far?: number
}

/** A great house with two towers over its terraces; `x` its middle. */
export interface Mansion {
  readonly kind: 'mansion'
  readonly x: number
  readonly height: number
  readonly up?: number
  readonly colour: Colour
  readonly far?: number
}
