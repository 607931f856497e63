import type { Fixture, Knot, Layout } from '../knot.ts'
import { squeezed } from '../layouts.ts'
import { ropes } from './ropes.ts'

/** The standing part under both riding turns; the end tucked under the second of them. */
const passes = 'UOOUFUBOUOFBUUOFOOBFU'
const rope = ropes.slim
const fixture: Fixture = { kind: 'rail', y: 290, width: 120 }

const loose: Layout = {
  fixture,
  strands: [
    {
      rope,
      passes,
      points: [
        [860, 420],
        [740, 374],
        [640, 346],
        [560, 334],
        [490, 330],
        [450, 320],
        [432, 288],
        [426, 218],
        [438, 202],
        [456, 222],
        [506, 290],
        [566, 356],
        [584, 380],
        [600, 366],
        [584, 300],
        [560, 222],
        [546, 202],
        [532, 222],
        [526, 290],
        [520, 358],
        [510, 382],
        [496, 362],
        [486, 334],
        [464, 304],
        [424, 284],
        [372, 262],
        [316, 218],
        [298, 204],
        [290, 224],
        [306, 290],
        [336, 358],
        [352, 382],
        [370, 362],
        [366, 290],
        [364, 222],
        [372, 150],
        [386, 70],
      ],
    },
  ],
}

export const rollingHitch: Knot = {
  slug: 'rolling-hitch',
  name: 'Rolling hitch',
  steps: [
    {
      layout: loose,
      led: [
        {
          to: 6,
          tail: [
            [428, 230],
            [424, 150],
            [416, 80],
          ],
        },
      ],
      arrows: [
        [
          [640, 460],
          [760, 510],
        ],
      ],
    },
    {
      layout: loose,
      led: [
        {
          to: 15,
          tail: [
            [548, 150],
            [540, 80],
          ],
        },
      ],
    },
    {
      layout: loose,
      led: [
        {
          to: 25,
          tail: [
            [330, 222],
            [280, 166],
            [240, 120],
          ],
        },
      ],
    },
    { layout: loose },
    {
      layout: squeezed(loose, [440, 290], 0.8, 1),
      arrows: [
        [
          [640, 460],
          [760, 510],
        ],
      ],
    },
  ],
}
