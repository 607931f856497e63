import type { Knot, Layout } from '../knot.ts'
import { ropes } from './ropes.ts'

/**
 * Standing part: over the collar, under the working part that closes the small loop, under and over
 * the leg that is the end, over and under the other leg, over itself, under the end; then the big
 * loop, up through the small one, behind the standing part and down again.
 */
const passes = 'OUUOOUOUUOUOOU'
const rope = ropes.slim

const loose: Layout = {
  strands: [
    {
      rope,
      passes,
      points: [
        [400, -60],
        [402, 90],
        [402, 170],
        [420, 226],
        [480, 252],
        [532, 300],
        [500, 360],
        [405, 378],
        [316, 362],
        [272, 306],
        [305, 250],
        [370, 232],
        [440, 214],
        [520, 190],
        [610, 200],
        [664, 300],
        [640, 460],
        [510, 545],
        [370, 520],
        [330, 440],
        [342, 340],
        [350, 232],
        [356, 140],
        [402, 78],
        [452, 132],
        [464, 220],
        [460, 300],
        [454, 390],
        [448, 470],
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
        [400, -60],
        [400, 80],
        [400, 150],
        [414, 194],
        [462, 214],
        [494, 250],
        [462, 288],
        [400, 296],
        [338, 288],
        [306, 250],
        [330, 210],
        [376, 194],
        [436, 178],
        [500, 168],
        [570, 206],
        [606, 320],
        [580, 460],
        [466, 548],
        [356, 510],
        [330, 410],
        [350, 310],
        [358, 206],
        [362, 138],
        [400, 98],
        [440, 138],
        [450, 200],
        [446, 270],
        [440, 340],
        [432, 420],
      ],
    },
  ],
}

export const bowline: Knot = {
  slug: 'bowline',
  name: 'Bowline',
  steps: [
    {
      layout: loose,
      led: [
        {
          to: 17,
          tail: [
            [430, 548],
            [350, 530],
          ],
        },
      ],
    },
    {
      layout: loose,
      led: [
        {
          to: 21,
          tail: [
            [352, 180],
            [352, 120],
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
            [460, 96],
            [524, 118],
          ],
        },
      ],
    },
    { layout: loose },
    {
      layout: tight,
      arrows: [
        [
          [470, 92],
          [470, 20],
        ],
        [
          [278, 440],
          [268, 520],
        ],
      ],
    },
  ],
}
