import { paintSoftShadow } from '../../gallery/parts/soft-shadow.ts'
import { mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { steps } from '../../kit/numbers.ts'
import { curve, pair, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

/** A finger cut short: where it springs from, its mouth and how wide it is. */
const fingers: readonly (readonly [root: Point, mouth: Point, wide: number])[] = [
  [[-68, -66], [-84, -184], 33],
  [[-22, -80], [-28, -212], 34],
  [[27, -78], [34, -204], 33],
  [[70, -60], [88, -164], 29],
]
const thumb = [[-74, 50], [-158, -36], 35] as const
const palm =
  'M-101-58C-106-16-104 20-96 70L-86 176Q0 190 86 176L97 60C103 12 104-20 99-50C84-62 70-66 62-58C50-78 36-82 26-68C14-86-6-88-20-72C-34-86-52-84-62-66C-78-74-92-70-101-58z'
const cuff = 'M-88 150Q0 166 88 150L96 250Q0 270-96 250z'

/** A pair of gloves with short fingers: a back and a palm. */
export function paintGloves(drawing: Drawing): void {
  drawing.group({ transform: 'translate(270 400) rotate(-14) scale(1.08)' }, () =>
    paintGlove(drawing, 'back'),
  )
  drawing.group({ transform: 'translate(560 452) rotate(9) scale(1.08)' }, () =>
    paintGlove(drawing, 'palm'),
  )
}

function paintGlove(drawing: Drawing, side: 'back' | 'palm'): void {
  const cloth: Colour = side === 'back' ? '#2b4f72' : '#d9a860'
  const outlines = [palm, cuff, ...[...fingers, thumb].map(([a, b, w]) => tube(a, b, w))]
  paintSoftShadow(drawing, outlines.join(''), { fall: [10, 18], spread: 18, strength: 0.38 })
  for (const [root, mouth, wide] of [...fingers, thumb])
    paintFinger(drawing, root, mouth, wide, cloth)
  const light = drawing.linear(
    [
      [0, mix(cloth, '#ffffff', 0.14)],
      [0.6, cloth],
      [1, mix(cloth, '#0d1526', 0.35)],
    ],
    [-90, -80],
    [90, 180],
  )
  drawing.path(palm, light)
  if (side === 'back') paintBack(drawing)
  else paintPalm(drawing)
  paintCuff(drawing, side)
}

function tube([x1, y1]: Point, [x2, y2]: Point, wide: number): string {
  const size = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [(-(y2 - y1) / size) * wide, ((x2 - x1) / size) * wide]
  return `M${pair([x1 + nx, y1 + ny])}L${pair([x2 + nx * 0.9, y2 + ny * 0.9])}L${pair([x2 - nx * 0.9, y2 - ny * 0.9])}L${pair([x1 - nx, y1 - ny])}z`
}

function paintFinger(
  drawing: Drawing,
  root: Point,
  mouth: Point,
  wide: number,
  cloth: Colour,
): void {
  const turn = (Math.atan2(mouth[0] - root[0], root[1] - mouth[1]) * 180) / Math.PI
  const long = Math.hypot(mouth[0] - root[0], mouth[1] - root[1])
  drawing.group({ transform: `translate(${pair(root)}) rotate(${tenth(turn)})` }, () => {
    const sleeve = drawing.linear(
      [
        [0, mix(cloth, '#0d1526', 0.3)],
        [0.35, mix(cloth, '#ffffff', 0.12)],
        [1, mix(cloth, '#0d1526', 0.42)],
      ],
      [-wide, 0],
      [wide, 0],
    )
    drawing.path(`M${-wide} 30L${-wide * 0.92} ${-long}H${wide * 0.92}L${wide} 30z`, sleeve)
    drawing.path(
      `M${-wide * 0.92} ${-long}a${wide * 0.92} ${wide * 0.34} 0 1 1 ${wide * 1.84} 0a${wide * 0.92} ${wide * 0.34} 0 1 1 ${-wide * 1.84} 0z`,
      '#101b2c',
    )
    drawing.line(
      `M${-wide * 0.92} ${-long + 2}q${wide * 0.92} ${wide * 0.66} ${wide * 1.84} 0`,
      '#e2593c',
      7,
      { cap: 'butt' },
    )
    drawing.line(
      `M${-wide * 0.95} ${tenth(-long * 0.55)}q${wide * 0.95} 10 ${wide * 1.9} 0`,
      mix(cloth, '#0d1526', 0.4),
      2,
      { opacity: 0.7 },
    )
  })
}

function paintBack(drawing: Drawing): void {
  drawing.path('M-66-44C-30-66 30-66 66-44L58 54C30 70-30 70-58 54z', '#3d6d93')
  for (const y of steps(6, -36, 48)) {
    drawing.line(
      curve([
        [-56, y + 6],
        [0, y - 4],
        [56, y + 6],
      ]),
      '#9fc3d6',
      2.2,
      { opacity: 0.6 },
    )
  }
  drawing.line('M-78-58C-70 0-72 60-62 140M78-58C72 0 74 60 64 140', '#e2593c', 4, { dash: '9 6' })
}

function paintPalm(drawing: Drawing): void {
  drawing.path('M-84-46C-40-20 34-20 86-46L84 6C40 22-40 22-86 6z', '#8a5a32')
  drawing.path('M-92 34C-30 40-6 80-8 166L-80 172L-92 70z', '#8a5a32')
  drawing.line(
    'M-80-38C-40-12 34-12 80-38M-82-2C-40 14 40 14 80-2M-84 42C-34 48-16 84-18 156',
    '#f3dcae',
    2.6,
    { dash: '7 5' },
  )
}

function paintCuff(drawing: Drawing, side: 'back' | 'palm'): void {
  drawing.path(
    cuff,
    drawing.linear(
      [
        [0, '#16283f'],
        [0.4, '#2c4668'],
        [1, '#0f1d30'],
      ],
      [-96, 0],
      [96, 0],
    ),
  )
  drawing.line('M-90 240Q0 260 90 240', '#e2593c', 5)
  if (side === 'palm') return
  drawing.path(
    'M-100 170Q-6 188 62 174Q76 172 76 188L78 208Q78 222 64 224Q0 236-98 216z',
    '#e2593c',
  )
  drawing.path('M-100 170Q-6 188 62 174L63 181Q-6 196-100 178z', '#ffb59c', { opacity: 0.6 })
}
