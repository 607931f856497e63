import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { radians, steps } from '../../kit/numbers.ts'
import { oval } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { paintRope } from '../parts/rope.ts'
import { paintSoftShadow } from '../parts/soft-shadow.ts'
import { paintView } from '../parts/view.ts'
import type { View } from '../parts/view.ts'

const view: View = {
  name: 'square-winch',
  palette: 'mediterranean',
  camera: { horizon: 0.3, height: 3 },
  lamp: { x: 0.9, height: 0.2, size: 0 },
  wind: { from: 80, force: 3 },
  land: [
    {
      kind: 'hills',
      from: -0.1,
      to: 0.5,
      height: 0.07,
      profile: 'to left',
      colour: '#a58f86',
      far: 0.35,
    },
  ],
  vessels: [{ x: 0.87, size: 7, heading: 158, livery: 'red' }],
}
const [cx, rope] = [420, '#f3ead6'] as const

/** A winch with three turns on it, laid on clockwise as every winch turns, the tail in its jaws. */
export function paintWinch(drawing: Drawing): void {
  paintView(drawing, view, 800, 800)
  paintCoaming(drawing)
  drawing.group({ transform: `translate(${2 * cx} 0) scale(-1 1)` }, () => {
    paintDrum(drawing)
    paintTurns(drawing)
    paintTop(drawing)
  })
}

function paintCoaming(drawing: Drawing): void {
  const deck = 'M-20 560C180 500 560 470 820 500V820H-20z'
  drawing.path(deck, drawing.linear(evenly('#fffdf6', '#f1ead9', '#c9c3b4'), [0, 490], [0, 800]))
  drawing.path('M-20 560C180 500 560 470 820 500V516C560 488 180 520-20 580z', '#ffffff')
  drawing.path('M-20 716C200 690 560 690 820 706V820H-20z', '#b98552')
  drawing.path('M-20 716C200 690 560 690 820 706V718C560 702 200 702-20 730z', '#e0b57c')
  drawing.line('M-20 768C200 748 560 748 820 758', '#4a3018', 4, { opacity: 0.6 })
}

function paintDrum(drawing: Drawing): void {
  paintSoftShadow(drawing, oval(cx + 60, 650, 210, 52), {
    fall: [18, 4],
    spread: 26,
    strength: 0.42,
  })
  const metal = drawing.linear(
    evenly('#5c6c78', '#c3ced4', '#ffffff', '#aebbc3', '#6b7b87', '#46545f', '#7d8c96'),
    [cx - 190, 0],
    [cx + 190, 0],
  )
  drawing.path(`M${cx - 196} 636a196 52 0 0 0 392 0v-26a196 52 0 0 0-392 0z`, metal)
  drawing.path(oval(cx, 610, 196, 52), '#dfe6e9')
  drawing.path(oval(cx, 606, 178, 45), '#8494a0')
  drawing.path(
    `M${cx - 170} 606C${cx - 120} 520 ${cx - 122} 440 ${cx - 160} 356H${cx + 160}C${cx + 122} 440 ${cx + 120} 520 ${cx + 170} 606a170 42 0 0 1-340 0z`,
    metal,
  )
}

function paintTurns(drawing: Drawing): void {
  const sheet = { thick: 50, colour: rope, fleck: '#c8432a', shadow: 0.3, ends: 'round' } as const
  const front = (y: number, from: number, to: number): Point[] =>
    steps(9, from, to).map((angle) => [
      cx - Math.cos(radians(angle)) * 154,
      y + Math.sin(radians(angle)) * 40 - ((angle - 90) / 90) * 13,
    ])
  paintRope(drawing, {
    ...sheet,
    through: [[-40, 560], [60, 566], [160, 574], [238, 580], ...front(566, 18, 177)],
  })
  paintRope(drawing, { ...sheet, through: front(512, 3, 177) })
  paintRope(drawing, { ...sheet, through: front(458, 3, 177) })
  paintRope(drawing, {
    ...sheet,
    through: [...front(404, 3, 90), [500, 416], [552, 372], [580, 330]],
  })
}

function paintTop(drawing: Drawing): void {
  const rim = drawing.linear(
    [
      [0, '#3b4854'],
      [0.3, '#eef3f5'],
      [0.55, '#98a7b1'],
      [1, '#3d4a55'],
    ],
    [cx - 190, 0],
    [cx + 190, 0],
  )
  drawing.path(`M${cx - 188} 352a188 50 0 0 0 376 0v-18a188 50 0 0 0-376 0z`, '#2c3742')
  const tail: readonly Point[] = [
    [540, 330],
    [612, 326],
    [672, 362],
    [704, 440],
    [716, 560],
    [680, 660],
    [704, 740],
    [780, 770],
    [860, 760],
  ]
  paintRope(drawing, { through: tail, thick: 46, colour: rope, fleck: '#c8432a', shadow: 0.3 })
  drawing.path(`M${cx - 188} 322a188 50 0 0 0 376 0v-18a188 50 0 0 0-376 0z`, rim)
  drawing.path(oval(cx, 304, 188, 50), '#eef3f5')
  drawing.path(
    oval(cx, 304, 168, 43),
    drawing.linear(evenly('#8d9ca7', '#e9eff1', '#9aa9b3'), [cx - 150, 280], [cx + 150, 330]),
  )
  drawing.path(oval(cx, 300, 96, 24), '#3b4854')
  drawing.path(oval(cx, 297, 90, 22), '#c3ced4')
  drawing.path(`M${cx - 34} 300L${cx} 284L${cx + 34} 300L${cx} 312z`, '#1d2832')
}
