import type { Palette } from '../palette.ts'
import * as coast from './coast.ts'
import * as day from './day.ts'
import * as farEvenings from './far-evenings.ts'
import * as farPlaces from './far-places.ts'
import * as lowLight from './low-light.ts'
import * as night from './night.ts'
import * as westernLowLight from './western-low-light.ts'
import * as western from './western.ts'

/** Every palette by the name a scene uses. */
export const palettes = {
  ...day,
  ...lowLight,
  ...night,
  ...coast,
  ...western,
  ...westernLowLight,
  ...farPlaces,
  ...farEvenings,
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
