import { paintChart } from '../chart/chart.ts'
import type { Sheet } from '../chart/chart.ts'
import type { Plate } from './scene.ts'

function chart(name: string, alt: string, sheet: Sheet): Plate {
  return {
    kind: 'plate',
    name,
    alt,
    palette: 'solent',
    tint: 'tint-chart',
    paint: (drawing, seed) => paintChart(drawing, seed, sheet),
  }
}

/** Charts for theory, navigation and passage planning. */
export const chartScenes: readonly Plate[] = [
  chart(
    'chart-coast',
    'Brass dividers on a coastal chart with a compass rose and a pencilled course',
    {
      coast: { land: 'left', share: 0.36, islands: [[0.62, 0.16, 0.05]] },
      rose: [0.78, 0.63, 0.27],
      course: [
        [0.53, 0.97],
        [0.545, 0.62],
        [0.525, 0.44],
        [0.9, 0.1],
      ],
      marks: [
        { kind: 'light', at: [0.6, 0.24], flare: 40 },
        { kind: 'light', at: [0.36, 0.36], flare: 140 },
        { kind: 'can', at: [0.445, 0.8] },
        { kind: 'cone', at: [0.505, 0.83] },
        { kind: 'can', at: [0.43, 0.47] },
        { kind: 'cone', at: [0.47, 0.52] },
      ],
      tools: [{ kind: 'dividers', at: [0.3, 0.13], turn: -40, size: 1.28 }],
    },
  ),
  chart('chart-plotter', 'A course plotter and pencil laid across a chart of islands', {
    coast: {
      land: 'right',
      share: 0.2,
      rugged: 1.5,
      islands: [
        [0.3, 0.3, 0.09],
        [0.52, 0.58, 0.06],
        [0.14, 0.6, 0.05],
      ],
    },
    course: [
      [0.08, 0.86],
      [0.36, 0.62],
      [0.62, 0.4],
      [0.72, 0.16],
    ],
    marks: [
      { kind: 'light', at: [0.31, 0.4], flare: 30 },
      { kind: 'wreck', at: [0.44, 0.78] },
      { kind: 'anchorage', at: [0.24, 0.5] },
      { kind: 'cone', at: [0.66, 0.3] },
    ],
    tools: [
      { kind: 'plotter', at: [0.42, 0.57], turn: -39, size: 1.02 },
      { kind: 'pencil', at: [0.7, 0.86], turn: -18, size: 1.05 },
    ],
  }),
  chart(
    'chart-harbour',
    'A harbour plan with buoys marking the channel, a magnifier over the entrance',
    {
      coast: { land: 'both sides', share: 0.42, rugged: 0.7 },
      course: [
        [0.52, 0.98],
        [0.5, 0.7],
        [0.53, 0.44],
        [0.5, 0.2],
      ],
      marks: [
        { kind: 'can', at: [0.42, 0.84] },
        { kind: 'cone', at: [0.6, 0.84] },
        { kind: 'can', at: [0.4, 0.6] },
        { kind: 'cone', at: [0.6, 0.58] },
        { kind: 'can', at: [0.43, 0.36] },
        { kind: 'cone', at: [0.6, 0.34] },
        { kind: 'light', at: [0.3, 0.5], flare: -60 },
        { kind: 'light', at: [0.7, 0.46], flare: 60 },
        { kind: 'anchorage', at: [0.5, 0.1] },
      ],
      tools: [{ kind: 'magnifier', at: [0.62, 0.56], turn: 8, size: 1.15 }],
    },
  ),
  chart('passage-plan', 'A hand-bearing compass and a mug of tea on a passage chart', {
    coast: { land: 'top', share: 0.2, rugged: 1.2, islands: [[0.78, 0.44, 0.08]] },
    course: [
      [0.04, 0.58],
      [0.3, 0.5],
      [0.55, 0.6],
      [0.92, 0.66],
    ],
    marks: [
      { kind: 'light', at: [0.36, 0.3], flare: 180 },
      { kind: 'light', at: [0.8, 0.4], flare: 60 },
      { kind: 'wreck', at: [0.5, 0.42] },
    ],
    tools: [
      { kind: 'compass', at: [0.26, 0.76], turn: 24, size: 1.1 },
      { kind: 'mug', at: [0.86, 0.84], turn: -30, size: 1.15 },
      { kind: 'pencil', at: [0.44, 0.86], turn: -12 },
    ],
  }),
]
