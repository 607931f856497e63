import type { Colour } from '../kit/colour.ts'
import { places } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** Two lengths of a limb: shoulder or hip is the body's own, then elbow or knee, then hand or foot. */
export type Limb = readonly [joint: Point, end: Point]

/** A person close enough to read, posed by joints; drawing units, a head is about 60 high. */
export interface Person {
  /** 1 looks to the right, -1 to the left. */
  readonly looks: 1 | -1
  readonly hip: Point
  readonly shoulder: Point
  readonly head: Point
  /** Far and near arm; far and near leg. A limb that is out of sight is left out. */
  readonly arms: readonly [far: Limb | undefined, near: Limb | undefined]
  readonly legs?: readonly [far: Limb, near: Limb]
  readonly jacket: Colour
  readonly trousers?: Colour
  readonly skin: Colour
  readonly hair: Colour
  readonly wears?: 'cap' | 'beanie' | 'hood' | 'bun' | 'long' | 'short' | 'curls'
  readonly lifejacket?: Colour
  /** Seen from behind. */
  readonly back?: true
}

/** A limb from its two places, such as `344 372, 404 330`. */
export function limb(text: string): Limb {
  const [joint, end] = places(text)
  if (!joint || !end) throw new RangeError(`found "${text}" where a limb needs two places`)
  return [joint, end]
}
