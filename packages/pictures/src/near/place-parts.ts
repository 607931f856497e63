/** Seabirds on the wing; each at its place, its length a percentage of a card's width, turned by degrees. */
export interface Aloft {
  readonly kind: 'aloft'
  readonly what: 'gannet' | 'skua' | 'puffin'
  readonly at: readonly (readonly [x: number, y: number, size: number, turn?: number])[]
  /** 1 to the right, which is so unless told, or -1. */
  readonly facing?: 1 | -1
}

/** Flying fish over the water, measured as birds are. */
export interface FlyingFish {
  readonly kind: 'flying fish'
  readonly at: readonly (readonly [x: number, y: number, size: number, turn?: number])[]
  readonly facing?: 1 | -1
}

/** A Thames sailing barge on a buoy, her sails brailed up; her length a percentage of a card's width. */
export interface SailingBarge {
  readonly kind: 'sailing barge'
  readonly x: number
  readonly y: number
  readonly size: number
  readonly facing?: 1 | -1
}
