import type { Knot } from '../knot.ts'
import { bowline } from './bowline.ts'
import { cleatHitch } from './cleat-hitch.ts'
import { cloveHitch } from './clove-hitch.ts'
import { doubleSheetBend } from './double-sheet-bend.ts'
import { figureOfEight } from './figure-of-eight.ts'
import { fishermansBend } from './fishermans-bend.ts'
import { reefKnot } from './reef-knot.ts'
import { rollingHitch } from './rolling-hitch.ts'
import { roundTurnAndTwoHalfHitches } from './round-turn-and-two-half-hitches.ts'
import { sheetBend } from './sheet-bend.ts'

/** The ten knots, in the order in which the site teaches them. */
export const knots: readonly Knot[] = [
  figureOfEight,
  bowline,
  roundTurnAndTwoHalfHitches,
  cloveHitch,
  rollingHitch,
  reefKnot,
  sheetBend,
  doubleSheetBend,
  cleatHitch,
  fishermansBend,
]
