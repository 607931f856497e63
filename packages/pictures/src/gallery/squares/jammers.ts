import { evenly, mix } from '../../kit/colour.ts'
import type { Colour } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { roundedBox } from '../../kit/path.ts'
import { paintRope } from '../parts/rope.ts'
import { paintSoftShadow } from '../parts/soft-shadow.ts'

/** A line led aft: where it runs, its colours, and whether its jammer stands open. */
const lines: readonly (readonly [x: number, colour: Colour, fleck: Colour, open: boolean])[] = [
  [120, '#f6efdf', '#c8432a', false],
  [240, '#2f6fa5', '#f6efdf', false],
  [360, '#f0c24f', '#10304d', true],
  [480, '#f6efdf', '#2f8a5a', false],
  [600, '#d9573c', '#f6efdf', false],
]

/** Lines of every colour coming aft through their blocks and jammers. */
export function paintJammers(drawing: Drawing): void {
  drawing.box(0, 0, 800, 800, drawing.linear(evenly('#fdfaf0', '#d3d6d2'), [0, 0], [500, 800]))
  drawing.group({ transform: 'rotate(-13 400 400) translate(44 0)' }, () => {
    paintRoof(drawing)
    for (const [x, colour, fleck] of lines) {
      const sway = x % 240 === 0 ? 14 : -12
      const through = [
        [x, -160],
        [x, 120],
        [x, 420],
        [x, 640],
        [x + sway, 740],
        [x - sway, 850],
        [x, 980],
      ] as const
      paintRope(drawing, { through, thick: 36, colour, fleck, shadow: 0.3 })
    }
    paintBlocks(drawing)
    for (const [x, colour, , open] of lines) paintJammer(drawing, x, colour, open)
  })
}

function paintRoof(drawing: Drawing): void {
  for (let y = -180; y < 980; y += 26) {
    for (let x = -160 + (y % 52 ? 13 : 0); x < 40; x += 26)
      drawing.circle(x, y, 4, '#b9c2c0', { opacity: 0.7 })
    for (let x = 668 + (y % 52 ? 13 : 0); x < 960; x += 26)
      drawing.circle(x, y, 4, '#b9c2c0', { opacity: 0.7 })
  }
  drawing.path(roundedBox(646, 60, 10, 900, 5), '#8a5628')
  drawing.path(roundedBox(646, 60, 5, 900, 2), '#c48a4c')
}

function paintBlocks(drawing: Drawing): void {
  const plate = roundedBox(62, 92, 596, 112, 56)
  paintSoftShadow(drawing, plate, { fall: [8, 14], spread: 12, strength: 0.4 })
  drawing.path(
    plate,
    drawing.linear(
      [
        [0, '#4a5866'],
        [0.3, '#2c3846'],
        [1, '#18212c'],
      ],
      [0, 92],
      [0, 204],
    ),
  )
  for (const [x] of lines) {
    drawing.circle(
      x,
      148,
      40,
      drawing.radial(
        [
          [0, '#f3f6f7'],
          [0.7, '#aab7c0'],
          [1, '#61707c'],
        ],
        [x - 12, 136],
        52,
      ),
    )
    drawing.circle(x, 148, 25, '#54636f')
    drawing.circle(x, 148, 12, '#dfe6e9')
  }
  drawing.line('M92 108H628', '#ffffff', 4, { opacity: 0.3 })
}

function paintJammer(drawing: Drawing, x: number, colour: Colour, open: boolean): void {
  const body = roundedBox(x - 52, 370, 104, 236, 18)
  paintSoftShadow(drawing, body, { fall: [10, 16], spread: 12, strength: 0.42 })
  drawing.path(
    body,
    drawing.linear(
      [
        [0, '#3d4b59'],
        [0.35, '#2a3644'],
        [1, '#121a24'],
      ],
      [x - 52, 0],
      [x + 52, 0],
    ),
  )
  drawing.path(roundedBox(x - 44, 378, 12, 220, 6), '#ffffff', { opacity: 0.12 })
  for (const y of [392, 584]) {
    drawing.circle(x - 34, y, 7, '#aab7c0')
    drawing.circle(x + 34, y, 7, '#aab7c0')
  }
  const [top, long] = open ? [322, 168] : [416, 156]
  const lever = roundedBox(x - 30, top, 60, long, 20)
  const face = mix(colour, '#ffffff', 0.06)
  paintSoftShadow(drawing, lever, {
    fall: open ? [16, 30] : [5, 8],
    spread: open ? 14 : 6,
    strength: 0.42,
  })
  drawing.path(
    lever,
    drawing.linear(
      [
        [0, mix(face, '#ffffff', 0.4)],
        [0.4, face],
        [1, mix(face, '#10182a', 0.32)],
      ],
      [x - 30, 0],
      [x + 30, 0],
    ),
  )
  drawing.path(roundedBox(x - 19, top + 14, 38, 30, 10), mix(face, '#10182a', 0.24))
  drawing.line(
    `M${x - 16} ${top + long - 34}h32M${x - 16} ${top + long - 22}h32`,
    mix(face, '#10182a', 0.4),
    4,
  )
}
