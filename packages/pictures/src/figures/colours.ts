import type { Colour } from '../kit/colour.ts'

/** Skins, hair and cloth of everybody who has a portrait. */
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
