import type { Colour } from '../kit/colour.ts'
import { places } from '../kit/path.ts'
import type { Tower } from './land-parts.ts'

type Outline = readonly [
  shape: readonly (readonly [number, number])[],
  tone: 'lit' | 'dark' | Colour,
]

type WesternShape = Extract<
  Tower['shape'],
  'sea tower' | 'rock light' | 'lantern church' | 'star fort'
>

/** Buildings of the western seas; as in the other outlines the height is 1 and the left is lit. */
export const westernTowers: Record<WesternShape, readonly Outline[]> = {
  'sea tower': [
    [places('-0.322 0, -0.294 0.2, 0.28 0.2, 0.322 0'), 'dark'],
    [places('-0.322 0, -0.294 0.2, 0.056 0.2, 0.07 0'), 'lit'],
    [places('-0.238 0.2, -0.238 0.29, 0.231 0.29, 0.231 0.2'), 'dark'],
    [places('-0.189 0.29, -0.175 0.78, 0.175 0.78, 0.189 0.29'), 'dark'],
    [places('-0.189 0.29, -0.175 0.78, 0.056 0.78, 0.063 0.29'), 'lit'],
    [places('-0.21 0.45, -0.21 0.475, 0.21 0.475, 0.21 0.45'), 'dark'],
    [places('-0.203 0.61, -0.203 0.635, 0.203 0.635, 0.203 0.61'), 'dark'],
    [places('-0.238 0.78, -0.238 0.82, 0.238 0.82, 0.238 0.78'), 'dark'],
    [places('-0.119 0.82, -0.119 0.9, 0.119 0.9, 0.119 0.82'), 'lit'],
    [places('-0.042 0.9, -0.042 0.97, 0.042 0.97, 0.042 0.9'), '#ffe2a0'],
    [places('-0.056 0.97, 0 1.01, 0.056 0.97'), 'dark'],
    [places('0.14 0.82, 0.14 1.06, 0.15 1.06, 0.15 0.82'), 'dark'],
  ],
  'rock light': [
    [places('-0.2 0, -0.18 0.07, 0.18 0.07, 0.2 0'), 'dark'],
    [places('-0.13 0.07, -0.09 0.3, -0.068 0.78, 0.068 0.78, 0.09 0.3, 0.13 0.07'), 'lit'],
    [places('0.02 0.07, 0.018 0.78, 0.068 0.78, 0.09 0.3, 0.13 0.07'), 'dark'],
    [places('-0.09 0.78, -0.09 0.8, 0.09 0.8, 0.09 0.78'), 'dark'],
    [places('-0.046 0.8, -0.046 0.88, 0.046 0.88, 0.046 0.8'), '#f6e7b8'],
    [places('-0.05 0.88, 0 0.93, 0.05 0.88'), 'dark'],
    [places('-0.14 0.93, -0.14 0.95, 0.14 0.95, 0.14 0.93'), 'dark'],
    [places('-0.1 0.8, -0.11 0.93, -0.1 0.93, -0.09 0.8'), 'dark'],
    [places('0.1 0.8, 0.11 0.93, 0.1 0.93, 0.09 0.8'), 'dark'],
  ],
  'lantern church': [
    [places('-1.15 0, -1.15 0.3, 0.1 0.3, 0.1 0'), 'lit'],
    [places('-1.2 0.3, -1.08 0.52, 0.08 0.52, 0.08 0.3'), '#5a6676'],
    ...[-1, -0.74, -0.48, -0.22].map((x): Outline => [
      [
        [x, 0.06],
        [x, 0.2],
        [x + 0.045, 0.25],
        [x + 0.09, 0.2],
        [x + 0.09, 0.06],
      ],
      '#f3d58c',
    ]),
    [places('0 0, 0 0.6, 0.36 0.6, 0.36 0'), 'lit'],
    [places('0.2 0, 0.2 0.6, 0.36 0.6, 0.36 0'), 'dark'],
    ...lanternStage(0.18, 0.2, 0.6, 0.82),
    ...lanternStage(0.18, 0.15, 0.84, 1.02),
    ...lanternStage(0.18, 0.1, 1.04, 1.17),
    ...[-0.01, 0.35].map((x): Outline => [
      [
        [x, 0.6],
        [x + 0.01, 0.72],
        [x + 0.02, 0.6],
      ],
      'dark',
    ]),
    [places('0.1 1.17, 0.12 1.26, 0.18 1.42, 0.24 1.26, 0.26 1.17'), '#6a7482'],
  ],
  'star fort': [
    [places('-1.9 0.42, -1.94 0.62, -1.28 0.72, -1.1 0.3, -1.7 0.16'), 'lit'],
    [places('-1.28 0.72, -1.1 0.3, -0.62 0.34, -0.6 0.62'), 'dark'],
    [places('-0.6 0.62, -0.62 0.34, -0.1 0.2, 0.34 0.24, 0.3 0.74'), 'lit'],
    [places('0.3 0.74, 0.34 0.24, 0.82 0.36, 0.8 0.66'), 'dark'],
    [places('0.8 0.66, 0.82 0.36, 1.3 0.22, 1.7 0.26, 1.66 0.74'), 'lit'],
    [places('1.66 0.74, 1.7 0.26, 2.2 0.34, 2.1 0.64'), 'dark'],
    ...[-0.36, 0.02, 1.02, 1.34].map((x): Outline => [
      [
        [x, 0.44],
        [x, 0.53],
        [x + 0.06, 0.53],
        [x + 0.06, 0.44],
      ],
      '#59636a',
    ]),
    [places('-0.4 0.66, -0.4 0.9, 0.1 0.92, 0.1 0.7'), '#cfc4ae'],
    [places('-0.46 0.9, -0.38 1.04, 0.08 1.06, 0.16 0.92'), '#6d7682'],
    [places('0.3 0.72, 0.3 0.88, 0.68 0.88, 0.68 0.7'), '#c4b8a2'],
    [places('0.25 0.88, 0.32 1, 0.66 1, 0.73 0.88'), '#616b78'],
  ],
}

/** One storey of an openwork lantern: slender columns, the sky between them. */
function lanternStage(middle: number, half: number, low: number, high: number): Outline[] {
  const column = (x: number, tone: 'lit' | 'dark'): Outline => [
    [
      [x - 0.016, low],
      [x - 0.016, high],
      [x + 0.016, high],
      [x + 0.016, low],
    ],
    tone,
  ]
  const shelf = (at: number, out: number): Outline => [
    [
      [middle - out, at],
      [middle - out, at + 0.03],
      [middle + out, at + 0.03],
      [middle + out, at],
    ],
    'lit',
  ]
  return [
    ...[-0.8, -0.27].map((share) => column(middle + share * half, 'lit')),
    ...[0.27, 0.8].map((share) => column(middle + share * half, 'dark')),
    shelf(low - 0.015, half * 1.12),
    shelf(high - 0.01, half * 1.05),
  ]
}
