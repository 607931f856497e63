import type { Palette } from '../palette.ts'
import * as day from './day.ts'
import * as lowLight from './low-light.ts'
import * as night from './night.ts'

/** Every palette by the name a scene uses. */
export const palettes = { ...day, ...lowLight, ...night } satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
