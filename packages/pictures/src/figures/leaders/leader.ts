import type { cloths, hues, skins } from '../colours.ts'
import type { dresses } from './dress.ts'
import type { brows, eyes, jaws, mouths, noses } from './features.ts'
import type { Motif, Sky } from './ground.ts'
import type { hats } from './hats.ts'
import type { locks } from './locks.ts'
import type { beards, lenses } from './trimmings.ts'

type Cloth = keyof typeof cloths

/** An instructor as the portrait shows them. */
export interface Leader {
  readonly age: number
  readonly skin: keyof typeof skins
  readonly hair: `${keyof typeof locks} ${keyof typeof hues}`
  readonly face: `${keyof typeof jaws} ${keyof typeof eyes} ${keyof typeof mouths}`
  readonly wears: `${keyof typeof dresses} ${Cloth}`
  readonly behind: `${Sky} ${Motif}`
  readonly more: {
    readonly hat?: `${keyof typeof hats} ${Cloth}`
    readonly beard?: keyof typeof beards
    readonly glasses?: keyof typeof lenses
    readonly nose?: keyof typeof noses
    readonly brows?: keyof typeof brows
    readonly freckles?: true
    readonly earrings?: true
    /** Degrees by which the head leans to the right. */
    readonly tilt?: number
  }
}

/** Somebody in one line: years, skin, hair, face, clothes, and what lies behind. */
export function leader(
  age: number,
  skin: Leader['skin'],
  hair: Leader['hair'],
  face: Leader['face'],
  wears: Leader['wears'],
  behind: Leader['behind'],
  more: Leader['more'] = {},
): Leader {
  return { age, skin, hair, face, wears, behind, more }
}
