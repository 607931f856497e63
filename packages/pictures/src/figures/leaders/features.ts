import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'

const ink = '#2b2330'

/** A face from the left temple round the chin: `right` down to the chin and `left` back up. */
interface Jaw {
  readonly right: string
  readonly chin: readonly [x: number, y: number]
  readonly left: string
}

export const jaws = {
  oval: { right: 'C138 114 122 137 100 137', chin: [97, 137], left: 'C78 137 62 114 64 84z' },
  round: { right: 'C141 121 124 136 100 136', chin: [97, 136], left: 'C76 136 59 121 64 84z' },
  square: {
    right: 'C137 108 134 124 122 132C112 139 104 138 100 138',
    chin: [97, 138],
    left: 'C92 138 88 139 78 132C66 124 63 108 64 84z',
  },
  long: { right: 'C136 112 124 144 100 144', chin: [97, 144], left: 'C76 144 64 112 64 84z' },
  heart: { right: 'C139 106 116 139 100 140', chin: [97, 140], left: 'C84 139 61 106 64 84z' },
} as const satisfies Record<string, Jaw>

/** The face with its side away from the light. */
export function paintJaw(drawing: Drawing, jaw: Jaw, skin: Colour, shade: Colour): void {
  const [x, y] = jaw.chin
  drawing.path(`M64 84C64 50 136 50 136 84${jaw.right}${jaw.left}`, skin)
  drawing.path(`M64 84C64 70 76 62 90 59.3C75 74 75 116 ${x} ${y}${jaw.left}`, shade, {
    opacity: 0.42,
  })
}

/** Eyes as lines: a closed or narrow eye, or the pill of an open one with its glint. */
export const eyes = {
  laughing: (drawing: Drawing) => drawing.line('M79 93q6-6 12 0M109 93q6-6 12 0', ink, 3),
  open: (drawing: Drawing) => {
    drawing.line('M85 90v2M115 90v2', ink, 7.4)
    drawing.line('M86.4 89h.1M116.4 89h.1', '#ffffff', 2.6)
  },
  wink: (drawing: Drawing) => {
    drawing.line('M85 90v2', ink, 7.4)
    drawing.line('M109 93q6-6 12 0', ink, 3)
  },
  calm: (drawing: Drawing) => {
    drawing.line('M85 91.5h.1M115 91.5h.1', ink, 6.4)
    drawing.line('M78 90q7-5 14 0M108 90q7-5 14 0', ink, 2.2)
  },
  lashes: (drawing: Drawing) => {
    drawing.line('M85 90v2M115 90v2', ink, 7)
    drawing.line('M77 88q7-7 14-1M123 88q-7-7-14-1', ink, 2.2)
    drawing.line('M86.4 89h.1M116.4 89h.1', '#ffffff', 2.6)
  },
} as const

export const mouths = {
  smile: (drawing: Drawing, lip: Colour) => drawing.line('M87 118q13 10 26 0', lip, 3),
  aside: (drawing: Drawing, lip: Colour) => drawing.line('M88 120q14 5 24-4', lip, 3),
  grin: (drawing: Drawing, lip: Colour) =>
    drawing.path('M86 116q14 9 28 0q-4 12-14 12t-14-12z', '#ffffff', {
      stroke: lip,
      strokeWidth: 2,
    }),
  laugh: (drawing: Drawing) => {
    drawing.path('M86 114.5q14 5 28 0q-2 16-14 16t-14-16z', '#7c2f31')
    drawing.path('M88 116q12 4 24 0q-.5 4-2 5q-10 2.5-20 0z', '#ffffff')
  },
  lips: (drawing: Drawing, lip: Colour) => {
    drawing.path('M87 118q7-4 13-1q6-3 13 1q-6 9-13 9t-13-9z', lip)
    drawing.line('M89 119q11 3 22 0', '#ffffff', 1.4, { opacity: 0.5 })
  },
} as const

export const noses = {
  small: 'M101 94q4 8 0 11q-3 1-5 0',
  long: 'M101 89q8 12 1 17q-4 2-8-1',
  broad: 'M92 103q8 6 16 0',
  button: 'M96 102q4 4 8 0',
} as const

export const brows = {
  soft: ['M77 82q7-6 14-2.5M109 79.5q7-3.5 14 2.5', 3.2],
  thin: ['M78 81q7-6 13-3M109 78q6-3 13 3', 2.2],
  bushy: ['M76 83q7-6 15-3M109 80q8-3 15 3', 5.2],
  straight: ['M77 81l14-1M109 80l14 1', 4],
  raised: ['M77 79q7-7 14-3M109 78q7-4 14 1', 2.8],
} as const
