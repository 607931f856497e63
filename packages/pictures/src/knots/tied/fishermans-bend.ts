import type { Fixture, Knot, Layout } from '../knot.ts'
import { ropes } from './ropes.ts'

/**
 * Standing part: under and over the half hitch, over the end that passes behind it, then the round
 * turn over the tucked end; the end behind the standing part, under both turns, and the half hitch.
 */
const passes = 'UOOOFBUOFBUUUOUOUOUO'
const rope = ropes.slim
const fixture: Fixture = { kind: 'ring', centre: [400, 60], radius: 170, width: 50 }

const loose: Layout = {
  fixture,
  strands: [
    {
      rope,
      passes,
      points: [
        [330, 680],
        [330, 560],
        [330, 470],
        [330, 370],
        [336, 300],
        [344, 230],
        [354, 170],
        [374, 168],
        [384, 230],
        [392, 290],
        [410, 288],
        [418, 230],
        [428, 170],
        [448, 170],
        [456, 230],
        [458, 300],
        [416, 346],
        [332, 364],
        [252, 342],
        [234, 288],
        [276, 260],
        [345, 251],
        [420, 249],
        [506, 270],
        [552, 340],
        [528, 414],
        [436, 472],
        [330, 500],
        [258, 496],
        [230, 460],
        [258, 424],
        [330, 420],
        [412, 440],
        [490, 502],
        [540, 530],
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
        [340, 680],
        [340, 540],
        [340, 440],
        [340, 350],
        [342, 300],
        [348, 230],
        [358, 170],
        [374, 168],
        [382, 230],
        [390, 286],
        [404, 284],
        [412, 230],
        [420, 170],
        [436, 170],
        [442, 230],
        [442, 290],
        [410, 322],
        [340, 332],
        [290, 314],
        [280, 276],
        [304, 250],
        [350, 243],
        [416, 243],
        [476, 262],
        [500, 310],
        [478, 366],
        [412, 396],
        [340, 410],
        [288, 406],
        [268, 378],
        [290, 354],
        [340, 356],
        [396, 372],
        [452, 424],
        [486, 474],
      ],
    },
  ],
}

export const fishermansBend: Knot = {
  slug: 'fishermans-bend',
  name: 'Fisherman’s bend',
  steps: [
    {
      layout: loose,
      led: [
        {
          to: 14,
          tail: [
            [462, 300],
            [486, 390],
            [520, 460],
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
            [580, 300],
            [640, 330],
          ],
        },
      ],
    },
    { layout: loose },
    {
      layout: tight,
      arrows: [
        [
          [262, 480],
          [262, 566],
        ],
        [
          [520, 500],
          [560, 570],
        ],
      ],
    },
  ],
}
