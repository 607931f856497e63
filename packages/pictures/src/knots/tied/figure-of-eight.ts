import type { Knot, Layout } from '../knot.ts'
import { ropes } from './ropes.ts'

/** Alternating all along, as every figure of eight is. */
const passes = 'OUOUOUOU'
const rope = ropes.line

const loose: Layout = {
  strands: [
    {
      rope,
      passes,
      points: [
        [-60, 330],
        [120, 318],
        [270, 300],
        [430, 285],
        [560, 205],
        [680, 200],
        [725, 290],
        [660, 375],
        [540, 385],
        [430, 290],
        [330, 190],
        [235, 190],
        [205, 270],
        [240, 380],
        [360, 430],
        [480, 440],
        [590, 360],
        [635, 260],
        [640, 150],
        [650, 60],
      ],
    },
  ],
}

const tight: Layout = {
  strands: [
    {
      rope,
      passes,
      points: [
        [-60, 306],
        [130, 304],
        [270, 302],
        [400, 290],
        [480, 236],
        [556, 214],
        [618, 250],
        [610, 324],
        [530, 360],
        [440, 312],
        [364, 240],
        [292, 226],
        [250, 272],
        [270, 346],
        [344, 390],
        [440, 394],
        [520, 356],
        [574, 306],
        [660, 290],
        [770, 296],
      ],
    },
  ],
}

export const figureOfEight: Knot = {
  slug: 'figure-of-eight',
  name: 'Figure of eight',
  steps: [
    {
      layout: loose,
      led: [
        {
          to: 9,
          tail: [
            [340, 200],
            [270, 145],
          ],
        },
      ],
    },
    {
      layout: loose,
      led: [
        {
          to: 13,
          tail: [
            [340, 432],
            [430, 448],
          ],
        },
      ],
    },
    { layout: loose },
    {
      layout: tight,
      arrows: [
        [
          [130, 372],
          [40, 376],
        ],
        [
          [680, 366],
          [770, 372],
        ],
      ],
    },
  ],
}
