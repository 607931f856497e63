import type { Knot, Layout } from '../knot.ts'
import { squeezed } from '../layouts.ts'
import { ropes } from './ropes.ts'

/** From its short end: over each turn behind it, under each turn before it, and back. */
const thick = 'OUUOUOUOUO'
/** A sheet bend, and once more behind both legs, over, under itself and over. */
const thin = 'UOOOOUUOUOUUUOUO'

const loose: Layout = {
  strands: [
    {
      rope: ropes.thick,
      passes: thick,
      startShows: true,
      points: [
        [50, 206],
        [150, 212],
        [260, 218],
        [400, 222],
        [520, 220],
        [610, 246],
        [640, 308],
        [608, 368],
        [520, 394],
        [400, 392],
        [260, 392],
        [140, 400],
        [-80, 420],
      ],
    },
    {
      rope: ropes.thin,
      passes: thin,
      points: [
        [880, 336],
        [760, 322],
        [640, 312],
        [540, 306],
        [440, 304],
        [340, 296],
        [270, 262],
        [234, 212],
        [216, 150],
        [190, 132],
        [172, 164],
        [186, 230],
        [206, 310],
        [224, 396],
        [240, 454],
        [266, 468],
        [290, 440],
        [310, 390],
        [334, 304],
        [356, 222],
        [366, 158],
        [382, 138],
        [398, 162],
        [396, 230],
        [394, 310],
        [396, 392],
        [406, 450],
        [430, 464],
        [450, 436],
        [464, 390],
        [482, 306],
        [500, 222],
        [524, 140],
        [550, 70],
      ],
    },
  ],
}

export const doubleSheetBend: Knot = {
  slug: 'double-sheet-bend',
  name: 'Double sheet bend',
  steps: [
    {
      layout: loose,
      led: [
        undefined,
        {
          to: 19,
          tail: [
            [362, 150],
            [376, 76],
          ],
        },
      ],
    },
    {
      layout: loose,
      led: [
        undefined,
        {
          to: 25,
          tail: [
            [400, 470],
            [410, 540],
          ],
        },
      ],
    },
    { layout: loose },
    { layout: squeezed(loose, [380, 306], 0.84, 0.76) },
  ],
}
