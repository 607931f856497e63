import type { Colour } from '../../kit/colour.ts'
import type { dresses } from './dress.ts'
import type { brows, eyes, jaws, mouths, noses } from './features.ts'
import type { Motif, Sky } from './ground.ts'
import type { hats } from './hats.ts'
import type { locks } from './locks.ts'
import type { beards, lenses } from './trimmings.ts'

export const skins = {
  pale: '#f8dcc0',
  fair: '#f3cda9',
  rosy: '#efbf9d',
  olive: '#dba77c',
  tan: '#c98c63',
  brown: '#a56c47',
  deep: '#7c4d34',
  dark: '#5c3826',
} as const satisfies Record<string, Colour>

export const hues = {
  black: '#221c1c',
  dark: '#3b271d',
  brown: '#5f3d26',
  chestnut: '#7d3f22',
  auburn: '#96431f',
  red: '#b5562a',
  ginger: '#cf7736',
  fair: '#d9a94f',
  blond: '#e9cb85',
  grey: '#a9a6a2',
  steel: '#7d8085',
  white: '#e9e6df',
} as const satisfies Record<string, Colour>

export const cloths = {
  red: '#c8402f',
  navy: '#1a3f63',
  yellow: '#e8ae36',
  teal: '#23808f',
  coral: '#e2593c',
  green: '#35634f',
  cream: '#e6d8bd',
  orange: '#e07f2c',
  blue: '#3f7fb0',
  plum: '#74476b',
  slate: '#51677a',
  rust: '#a4502f',
} as const satisfies Record<string, Colour>

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
