import type { Colour } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import type { Tower } from './land-parts.ts'
import { westernTowers } from './western-towers.ts'

type Outline = readonly [
  shape: readonly (readonly [number, number])[],
  tone: 'lit' | 'dark' | Colour,
]

/** From the edge to the middle the windows of a round wall stand wider. */
const fortWindows = [
  [-1.12, 0.06],
  [-0.92, 0.1],
  [-0.6, 0.13],
  [-0.2, 0.14],
  [0.22, 0.13],
  [0.62, 0.11],
  [0.94, 0.06],
] as const

/** Each building as shapes laid one over the other; its height is 1, its left side is lit. */
export const towerOutlines: Record<Tower['shape'], readonly Outline[]> = {
  ...westernTowers,
  blockhouse: [
    [[[-1.6, 0], ...crenels(-1.6, 1.6, 0.5, 0.1), [1.6, 0]], 'lit'],
    [block(0.75, 1.6, 0, 0.5), 'dark'],
    [block(-1.1, 0.3, 0.5, 0.66), '#a9695a'],
    [block(-0.72, -0.56, 0.6, 0.86), 'lit'],
    [block(-1.25, -1.13, 0.22, 0.36), 'dark'],
    [block(-0.55, -0.43, 0.22, 0.36), 'dark'],
    [block(0.15, 0.27, 0.22, 0.36), 'dark'],
    [block(-1.7, 1.7, 0, 0.1), 'dark'],
    [block(-0.93, -0.9, 0.5, 1.2), '#7d858c'],
    [block(-1.22, -0.93, 1.02, 1.2), '#c23b2e'],
  ],
  castle: [
    [[[-1.5, 0], ...crenels(-1.5, 1.5, 0.42, 0.09), [1.5, 0]], 'lit'],
    [block(0.7, 1.5, 0, 0.42), 'dark'],
    [[[-0.45, 0], ...crenels(-0.45, 0.45, 0.86, 0.09), [0.45, 0]], 'lit'],
    [block(0.12, 0.45, 0, 0.86), 'dark'],
    [block(-0.12, -0.04, 0.4, 0.6), 'dark'],
    [
      [
        [-1.5, 0],
        [-1.5, 0.12],
        [1.5, 0.12],
        [1.5, 0],
      ],
      'dark',
    ],
    [
      [
        [0.02, 0.95],
        [0.02, 1.35],
        [-0.3, 1.27],
        [0, 1.2],
        [0, 0.95],
      ],
      '#c23b2e',
    ],
  ],
  church: [
    [block(-0.9, 0.1, 0, 0.34), 'lit'],
    [
      [
        [-0.98, 0.34],
        [-0.82, 0.6],
        [0.1, 0.6],
        [0.1, 0.34],
      ],
      'dark',
    ],
    [block(0.05, 0.4, 0, 0.72), 'lit'],
    [block(0.24, 0.4, 0, 0.72), 'dark'],
    ...[-0.8, -0.58, -0.36, -0.14].map((px): Outline => [lancet(px, 0.07, 0.08, 0.26), '#6f7480']),
    [lancet(0.11, 0.07, 0.5, 0.64), '#6f7480'],
    [lancet(0.1, 0.09, 0, 0.14), '#6b4f3c'],
    [
      [
        [0.03, 0.72],
        [0.22, 1.4],
        [0.42, 0.72],
      ],
      '#5f6a78',
    ],
  ],
  abbey: [
    [block(-1.6, 1.6, 0, 0.26), 'lit'],
    [
      [
        [-0.95, 0.26],
        [-0.8, 0.44],
        [0.2, 0.44],
        [0.2, 0.26],
      ],
      'dark',
    ],
    [[[0, 0], ...crenels(0, 0.42, 0.9, 0.06), [0.42, 0]], 'lit'],
    [block(0.24, 0.42, 0, 0.9), 'dark'],
    [block(0.8, 1.6, 0, 0.26), 'dark'],
  ],
  daymark: [
    [
      [
        [-0.1, 0],
        [-0.1, 0.5],
        [0, 1],
        [0.1, 0.5],
        [0.1, 0],
      ],
      'lit',
    ],
    [
      [
        [0, 0],
        [0, 1],
        [0.1, 0.5],
        [0.1, 0],
      ],
      'dark',
    ],
    [block(-0.1, 0.1, 0.2, 0.38), '#c23b2e'],
  ],
  fort: [
    [drum(-1.32, 1.32, 0, 0.1), 'dark'],
    [drum(-1.2, 1.2, 0.06, 0.72), 'dark'],
    [drum(-1.2, 0.72, 0.06, 0.72), '#8f9196'],
    [drum(-1.02, 0.2, 0.06, 0.72), 'lit'],
    ...fortWindows.flatMap(([px, wide]): Outline[] => [
      [block(px, px + wide, 0.46, 0.58), '#4d5560'],
      [block(px, px + wide, 0.2, 0.32), '#4d5560'],
    ]),
    [drum(-1.28, 1.28, 0.68, 0.78), 'dark'],
    [drum(-1.28, 0.5, 0.68, 0.78), '#a9a8a8'],
    [block(-0.5, 0.16, 0.76, 0.88), '#8f9196'],
    [block(-0.24, -0.12, 0.88, 1.16), 'lit'],
    [block(-0.29, -0.07, 1.12, 1.24), '#c23b2e'],
  ],
  windmill: [
    [
      [
        [-0.2, 0],
        [-0.16, 0.6],
        [0.16, 0.6],
        [0.2, 0],
      ],
      'lit',
    ],
    [
      [
        [0.04, 0],
        [0.04, 0.6],
        [0.16, 0.6],
        [0.2, 0],
      ],
      'dark',
    ],
    [
      [
        [-0.2, 0.6],
        [0, 0.86],
        [0.2, 0.6],
      ],
      '#7a5a4c',
    ],
    [
      [
        [-0.46, 0.36],
        [0.46, 0.98],
        [0.43, 1.02],
        [-0.49, 0.4],
      ],
      '#f4ead6',
    ],
    [
      [
        [0.46, 0.36],
        [-0.46, 0.98],
        [-0.43, 1.02],
        [0.49, 0.4],
      ],
      '#f4ead6',
    ],
  ],
}

function block(from: number, to: number, low: number, high: number): (readonly [number, number])[] {
  return [
    [from, low],
    [from, high],
    [to, high],
    [to, low],
  ]
}

/** A window or a door with a pointed head. */
function lancet(
  from: number,
  wide: number,
  low: number,
  high: number,
): (readonly [number, number])[] {
  return [
    [from, low],
    [from, high - wide * 0.8],
    [from + wide / 2, high],
    [from + wide, high - wide * 0.8],
    [from + wide, low],
  ]
}

function crenels(
  from: number,
  to: number,
  high: number,
  size: number,
): (readonly [number, number])[] {
  const count = Math.round((to - from) / size / 2)
  const teeth = steps(count * 2 + 1, from, to)
  return teeth.slice(0, -1).flatMap((px, i): (readonly [number, number])[] => {
    const up = i % 2 ? high : high + size
    return [
      [px, up],
      [teeth[i + 1] ?? to, up],
    ]
  })
}

/** The side of something round: its upper and lower edges bow down in the middle of the drum. */
function drum(from: number, to: number, low: number, high: number): (readonly [number, number])[] {
  const sag = (px: number): number => 0.05 * (1 - (px / 1.3) ** 2)
  return [
    ...steps(9, from, to).map((px): readonly [number, number] => [px, high - sag(px)]),
    ...steps(9, to, from).map((px): readonly [number, number] => [px, Math.max(0, low - sag(px))]),
  ]
}
