import type { Fixture, Knot, Layout } from '../knot.ts'
import { ropes } from './ropes.ts'

/**
 * Standing part: under and over each hitch in turn, in front of the rail and behind it twice; then
 * for each hitch over the standing part, behind it, and out over the hitch's own beginning.
 */
const passes = 'UOUOFBFBUOUOUOUO'
const rope = ropes.slim
const fixture: Fixture = { kind: 'rail', y: 120, width: 74 }

const loose: Layout = {
  fixture,
  strands: [
    {
      rope,
      passes,
      points: [
        [300, 660],
        [300, 520],
        [300, 420],
        [300, 320],
        [302, 220],
        [308, 120],
        [318, 68],
        [340, 68],
        [352, 120],
        [364, 176],
        [384, 172],
        [394, 120],
        [404, 68],
        [426, 70],
        [440, 120],
        [456, 190],
        [452, 250],
        [410, 316],
        [340, 356],
        [262, 366],
        [222, 336],
        [240, 288],
        [300, 276],
        [370, 300],
        [440, 350],
        [450, 410],
        [400, 466],
        [330, 496],
        [256, 500],
        [220, 470],
        [240, 424],
        [300, 412],
        [380, 438],
        [460, 492],
        [530, 528],
      ],
    },
  ],
}

const tight: Layout = {
  fixture,
  strands: [
    {
      rope,
      passes,
      points: [
        [330, 660],
        [330, 500],
        [330, 410],
        [330, 310],
        [330, 220],
        [334, 120],
        [344, 68],
        [364, 68],
        [374, 120],
        [386, 174],
        [402, 172],
        [410, 120],
        [418, 68],
        [438, 70],
        [446, 120],
        [448, 190],
        [430, 244],
        [384, 284],
        [330, 306],
        [280, 304],
        [262, 272],
        [280, 244],
        [330, 240],
        [384, 260],
        [426, 300],
        [424, 344],
        [384, 374],
        [330, 392],
        [280, 390],
        [262, 358],
        [282, 332],
        [330, 330],
        [384, 352],
        [446, 404],
        [490, 460],
      ],
    },
  ],
}

export const roundTurnAndTwoHalfHitches: Knot = {
  slug: 'round-turn-and-two-half-hitches',
  name: 'Round turn and two half hitches',
  steps: [
    {
      layout: loose,
      led: [
        {
          to: 14,
          tail: [
            [452, 190],
            [470, 270],
            [500, 340],
          ],
        },
      ],
    },
    {
      layout: loose,
      led: [
        {
          to: 23,
          tail: [
            [430, 340],
            [500, 390],
          ],
        },
      ],
    },
    { layout: loose },
    {
      layout: tight,
      arrows: [
        [
          [250, 520],
          [250, 430],
        ],
      ],
    },
  ],
}
