import type { Fixture, Knot, Layout } from '../knot.ts'
import { ropes } from './ropes.ts'

/**
 * Nothing is tucked: each turn lies over what was laid before it. Under the horns to begin with, over
 * the top twice for the cross, and under the horns again.
 */
const passes = 'UUUBUUBFUOBOFOOBOBBO'
const rope = ropes.thin
const fixture: Fixture = { kind: 'cleat', centre: [400, 280], reach: 250, width: 56 }

const laid: Layout = {
  fixture,
  strands: [
    {
      rope,
      passes,
      points: [
        [880, 510],
        [740, 430],
        [620, 374],
        [500, 340],
        [400, 330],
        [310, 324],
        [260, 304],
        [250, 274],
        [274, 244],
        [330, 226],
        [400, 222],
        [470, 226],
        [530, 244],
        [552, 280],
        [532, 312],
        [470, 304],
        [400, 276],
        [330, 250],
        [270, 228],
        [226, 240],
        [212, 280],
        [224, 320],
        [264, 334],
        [330, 310],
        [400, 284],
        [470, 254],
        [530, 228],
        [574, 236],
        [592, 280],
        [580, 332],
        [530, 364],
        [400, 370],
        [270, 368],
        [196, 342],
        [176, 280],
        [200, 214],
        [270, 190],
        [400, 186],
        [540, 190],
        [610, 216],
        [634, 280],
        [618, 360],
        [560, 424],
        [440, 456],
        [300, 450],
        [190, 434],
        [118, 458],
        [92, 508],
        [118, 560],
        [172, 572],
        [216, 540],
        [216, 492],
        [176, 470],
        [138, 494],
        [142, 530],
        [172, 536],
      ],
    },
  ],
}

export const cleatHitch: Knot = {
  slug: 'cleat-hitch',
  name: 'Cleating a line',
  steps: [
    {
      layout: laid,
      led: [
        {
          to: 5,
          tail: [
            [210, 318],
            [110, 330],
          ],
        },
      ],
    },
    {
      layout: laid,
      led: [
        {
          to: 13,
          tail: [
            [566, 312],
            [630, 334],
            [720, 344],
          ],
        },
      ],
    },
    {
      layout: laid,
      led: [
        {
          to: 28,
          tail: [
            [606, 316],
            [670, 336],
            [750, 340],
          ],
        },
      ],
    },
    {
      layout: laid,
      led: [
        {
          to: 39,
          tail: [
            [648, 316],
            [700, 336],
            [770, 338],
          ],
        },
      ],
    },
    { layout: laid },
  ],
}
