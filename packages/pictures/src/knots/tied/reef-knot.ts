import type { Knot, Layout } from '../knot.ts'
import { drawnUp } from '../layouts.ts'
import { ropes } from './ropes.ts'

/** The right end over, under and over, and the same again the other way round; the left opposite. */
const right = 'OUOOUO'
const left = 'UOUUOU'

const loose: Layout = {
  strands: [
    {
      rope: ropes.line,
      passes: right,
      points: [
        [860, 436],
        [690, 372],
        [570, 342],
        [480, 350],
        [400, 378],
        [310, 400],
        [220, 380],
        [176, 300],
        [220, 218],
        [310, 200],
        [400, 224],
        [480, 252],
        [570, 260],
        [680, 240],
        [740, 214],
      ],
    },
    {
      rope: ropes.second,
      passes: left,
      points: [
        [-60, 436],
        [110, 372],
        [230, 342],
        [320, 350],
        [400, 378],
        [490, 400],
        [580, 380],
        [624, 300],
        [580, 218],
        [490, 200],
        [400, 224],
        [320, 252],
        [230, 260],
        [120, 240],
        [60, 214],
      ],
    },
  ],
}

const tight: Layout = {
  strands: [
    {
      rope: ropes.line,
      passes: right,
      points: [
        [860, 376],
        [690, 344],
        [560, 328],
        [470, 332],
        [400, 354],
        [336, 368],
        [278, 348],
        [254, 300],
        [278, 252],
        [336, 232],
        [400, 246],
        [470, 268],
        [560, 272],
        [660, 256],
        [730, 240],
      ],
    },
    {
      rope: ropes.second,
      passes: left,
      points: [
        [-60, 376],
        [110, 344],
        [240, 328],
        [330, 332],
        [400, 354],
        [464, 368],
        [522, 348],
        [546, 300],
        [522, 252],
        [464, 232],
        [400, 246],
        [330, 268],
        [240, 272],
        [140, 256],
        [70, 240],
      ],
    },
  ],
}

export const reefKnot: Knot = {
  slug: 'reef-knot',
  name: 'Reef knot',
  steps: [
    {
      layout: loose,
      led: [
        {
          to: 6,
          tail: [
            [176, 320],
            [190, 230],
          ],
        },
        {
          to: 6,
          tail: [
            [624, 320],
            [610, 230],
          ],
        },
      ],
    },
    { layout: loose },
    { layout: drawnUp(loose, tight, 0.55) },
    {
      layout: tight,
      arrows: [
        [
          [660, 424],
          [760, 440],
        ],
        [
          [140, 424],
          [40, 440],
        ],
      ],
    },
  ],
}
