import type { Fixture, Knot, Layout } from '../knot.ts'
import { ropes } from './ropes.ts'

/** Up under the crossing, round, over both parts, round, and up under the crossing again. */
const passes = 'UFBOFOBFU'
const rope = ropes.line
const fixture: Fixture = { kind: 'rail', y: 290, width: 116 }

const loose: Layout = {
  fixture,
  strands: [
    {
      rope,
      passes,
      points: [
        [372, 660],
        [370, 480],
        [368, 380],
        [366, 290],
        [364, 222],
        [346, 208],
        [322, 236],
        [296, 290],
        [268, 346],
        [272, 376],
        [304, 370],
        [352, 330],
        [418, 286],
        [484, 246],
        [534, 212],
        [556, 218],
        [540, 290],
        [508, 360],
        [488, 382],
        [470, 352],
        [466, 290],
        [462, 220],
        [450, 140],
        [440, 50],
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
        [290, 660],
        [330, 480],
        [362, 380],
        [376, 290],
        [378, 222],
        [360, 208],
        [344, 236],
        [328, 290],
        [312, 346],
        [318, 374],
        [344, 366],
        [384, 326],
        [420, 288],
        [458, 250],
        [498, 214],
        [518, 218],
        [508, 290],
        [490, 356],
        [472, 378],
        [456, 352],
        [454, 290],
        [458, 222],
        [478, 130],
        [510, 40],
      ],
    },
  ],
}

export const cloveHitch: Knot = {
  slug: 'clove-hitch',
  name: 'Clove hitch',
  steps: [
    {
      layout: loose,
      led: [
        {
          to: 7,
          tail: [
            [262, 360],
            [236, 440],
            [220, 520],
          ],
        },
      ],
    },
    {
      layout: loose,
      led: [
        {
          to: 16,
          tail: [
            [514, 360],
            [500, 440],
            [496, 520],
          ],
        },
      ],
    },
    { layout: loose },
    {
      layout: tight,
      arrows: [
        [
          [222, 470],
          [180, 548],
        ],
        [
          [580, 110],
          [620, 34],
        ],
      ],
    },
  ],
}
