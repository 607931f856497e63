import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'

export const skies = {
  morning: ['#d3e6e6', '#7fb4c0'],
  golden: ['#f6dcae', '#8fa9a5'],
  grey: ['#cfd9e0', '#87a0ae'],
  rose: ['#f3c7b2', '#a896a6'],
  green: ['#cfe3d3', '#7fb0a0'],
  blue: ['#b3d6e6', '#5f9cb8'],
  dusk: ['#c3b3c9', '#6d6f96'],
  sand: ['#f0e2c4', '#5fa79f'],
} as const satisfies Record<string, readonly [sky: Colour, sea: Colour]>

/** What stands on the sea, far off. */
const motifs = {
  none: undefined,
  sail: [
    'M165 134V106C172 115 175 124 176 132zM163 132V112C157 120 154 126 153 132z',
    '#ffffff',
    0.75,
  ],
  tan: ['M34 134V104C25 114 22 124 21 132zM37 132V112C43 120 45 126 46 132z', '#b8593c', 0.8],
  sun: ['M140 44a18 18 0 1 1 36 0a18 18 0 1 1-36 0z', '#fff6dc', 0.85],
  hills: ['M0 120q24-22 46-8q30-20 58 8q40-26 96-4V150H0z', '#6f9b94', 0.4],
  light: ['M28 136l3-34h8l3 34zM29 98q6-10 12 0z', '#fbf3e2', 0.9],
} as const satisfies Record<
  string,
  readonly [path: string, fill: Colour, opacity: number] | undefined
>

export type Sky = keyof typeof skies
export type Motif = keyof typeof motifs

/** The sky and the sea behind a face, on a grid of 200. */
export function paintGround(drawing: Drawing, sky: Sky, motif: Motif): void {
  const [air, sea] = skies[sky]
  drawing.box(0, 0, 200, 200, air)
  const mark = motifs[motif]
  if (mark) drawing.path(mark[0], mark[1], { opacity: mark[2] })
  drawing.path('M0 138q25-9 50 0t50 0 50 0 50 0V200H0z', sea)
  drawing.line('M6 152q9-4 18 0M174 154q9-4 18 0', '#ffffff', 2, { opacity: 0.5 })
}
