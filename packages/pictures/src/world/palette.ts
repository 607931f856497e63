import type { Colour, Stop } from '../kit/colour.ts'

/** The colours of one place at one hour. Everything in a picture takes its colours from one. */
export interface Palette {
  /** From the top of the picture to the horizon. */
  readonly sky: readonly Stop[]
  /** From the horizon to the foot of the picture. */
  readonly sea: readonly Stop[]
  readonly waveLight: Colour
  readonly waveDark: Colour
  /** How far crests and troughs leave the sea's colour, 0 to 1. */
  readonly waveContrast: readonly [crest: number, trough: number]
  readonly foam: Colour
  /** Sun or moon: the disc, the light around it, and its path on the water from the middle out. */
  readonly disc: Colour
  readonly glow: Colour
  readonly glitter: readonly [Colour, Colour, Colour]
  /** Cumulus: lit side, body, underside. */
  readonly cloud: readonly [Colour, Colour, Colour]
  /** Streaks of high cloud, from the top of the sky to the horizon. */
  readonly streaks: readonly [Colour, Colour]
  /** What the distance fades to. */
  readonly haze: Colour
  /** What things turn to on the side without light. */
  readonly shadow: Colour
  /** White sailcloth in this light: lit, shaded, and how strongly light falls on it. */
  readonly sailcloth: readonly [lit: Colour, shaded: Colour, gain: number]
  /** The colour that lies over everything that has a colour of its own, and how much. */
  readonly tint: readonly [Colour, number]
  /** Number of stars, windows and lamps alight. */
  readonly night?: { readonly stars: number }
}
