import type { Knot, Layout } from '../knot.ts'
import { ropes } from './ropes.ts'

/** From its short end: over the turn behind it, under what comes out of the bight, and back. */
const thick = 'OUUOUO'
/** Up through the bight, over itself, over one leg, behind both, over, under itself, over. */
const thin = 'UOOUUOUO'

const loose: Layout = {
  strands: [
    {
      rope: ropes.thick,
      passes: thick,
      startShows: true,
      points: [
        [70, 206],
        [180, 212],
        [280, 218],
        [400, 222],
        [510, 220],
        [590, 250],
        [612, 308],
        [582, 366],
        [500, 392],
        [400, 390],
        [280, 388],
        [140, 398],
        [-80, 420],
      ],
    },
    {
      rope: ropes.thin,
      passes: thin,
      points: [
        [880, 344],
        [740, 326],
        [620, 312],
        [540, 306],
        [470, 296],
        [400, 270],
        [350, 224],
        [316, 150],
        [276, 130],
        [246, 170],
        [244, 230],
        [248, 310],
        [254, 390],
        [276, 466],
        [330, 484],
        [372, 444],
        [398, 388],
        [424, 326],
        [446, 276],
        [466, 222],
        [496, 150],
        [524, 80],
      ],
    },
  ],
}

const tight: Layout = {
  strands: [
    {
      rope: ropes.thick,
      passes: thick,
      startShows: true,
      points: [
        [90, 216],
        [190, 226],
        [280, 238],
        [370, 246],
        [450, 246],
        [510, 266],
        [530, 306],
        [508, 346],
        [450, 364],
        [370, 364],
        [280, 372],
        [140, 396],
        [-80, 426],
      ],
    },
    {
      rope: ropes.thin,
      passes: thin,
      points: [
        [880, 330],
        [740, 318],
        [620, 310],
        [520, 306],
        [450, 302],
        [390, 286],
        [352, 244],
        [332, 202],
        [304, 192],
        [284, 212],
        [280, 250],
        [284, 310],
        [290, 368],
        [304, 410],
        [338, 424],
        [364, 402],
        [378, 362],
        [398, 320],
        [416, 288],
        [434, 246],
        [462, 180],
        [492, 110],
      ],
    },
  ],
}

export const sheetBend: Knot = {
  slug: 'sheet-bend',
  name: 'Sheet bend',
  steps: [
    { layout: loose, led: [undefined, { to: 1, tail: [[690, 322]] }] },
    { layout: loose, led: [undefined, { to: 4, tail: [[400, 290]] }] },
    {
      layout: loose,
      led: [
        undefined,
        {
          to: 12,
          tail: [
            [262, 470],
            [276, 540],
          ],
        },
      ],
    },
    { layout: loose },
    { layout: tight },
  ],
}
