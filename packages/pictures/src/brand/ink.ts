import type { Colour } from '../kit/colour.ts'

/** The brand's colours, as the interface has them. */
export const ink = {
  navy: '#10304d',
  paper: '#fbf7ef',
  white: '#ffffff',
  coral: '#e2593c',
  tide: '#1f6f80',
  swell: '#2b8a9b',
  paleSea: '#9fd4da',
  brass: '#eab64f',
  badge: '#3b556b',
} as const satisfies Record<string, Colour>

/** What each part of the mark is painted with. */
export interface MarkInk {
  readonly ring: Colour
  readonly main: Colour
  readonly jib: Colour
  readonly swell: Colour
}

export const colourInk: MarkInk = {
  ring: ink.navy,
  main: ink.navy,
  jib: ink.coral,
  swell: ink.swell,
}

/** For dark grounds. */
export const whiteInk: MarkInk = {
  ring: ink.white,
  main: ink.white,
  jib: '#ff8a66',
  swell: '#8fd3dc',
}
