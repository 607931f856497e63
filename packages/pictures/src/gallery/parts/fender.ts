import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { oval, roundedBox } from '../../kit/path.ts'
import { paintRope } from './rope.ts'
import { paintSoftShadow } from './soft-shadow.ts'

/** Draws a fender that hangs from the toe rail at `x`, its top `drop` pixels lower than 300. */
export function paintFender(drawing: Drawing, x: number, drop: number): void {
  const top = 300 + drop
  paintLanyard(drawing, x, top)
  const body = roundedBox(x - 56, top, 112, 296, 56)
  paintSoftShadow(drawing, body, { fall: [22, 12], spread: 14, strength: 0.5, colour: '#04101c' })
  drawing.path(
    body,
    drawing.linear(
      evenly('#9fb0b8', '#ffffff', '#f3f1e8', '#aebbc0', '#6b7d88'),
      [x - 56, 0],
      [x + 56, 0],
    ),
  )
  const blue = drawing.linear(
    [
      [0, '#123a5c'],
      [0.24, '#5b9cc8'],
      [0.5, '#2b6f9b'],
      [1, '#0d2a44'],
    ],
    [x - 56, 0],
    [x + 56, 0],
  )
  drawing.path(`M${x - 56} ${top + 56}a56 56 0 0 1 112 0v10q-56 22-112 0z`, blue)
  drawing.path(`M${x - 56} ${top + 240}a56 56 0 0 0 112 0v-10q-56 22-112 0z`, blue)
  drawing.path(roundedBox(x - 17, top - 22, 34, 36, 12), '#10304d')
  drawing.path(oval(x, top - 4, 9, 7), '#f3ead2')
  drawing.path(
    `M${x - 34} ${top + 84}C${x - 40} ${top + 130} ${x - 40} ${top + 180} ${x - 34} ${top + 216}h14c-5-40-5-86 0-132z`,
    '#ffffff',
    { opacity: 0.9 },
  )
}

function paintLanyard(drawing: Drawing, x: number, top: number): void {
  const lanyard = { thick: 15, colour: '#f3ead2', fleck: '#2b6f9b', shadow: 0.3 } as const
  const rail = 154 + x * 0.036
  paintRope(drawing, {
    ...lanyard,
    through: [
      [x, rail],
      [x - 3, 220],
      [x, top - 40],
      [x, top],
    ],
  })
  for (const dx of [-9, 5]) {
    paintRope(drawing, {
      ...lanyard,
      through: [
        [x + dx, rail - 14],
        [x + dx + 4, rail + 16],
      ],
      ends: 'round',
    })
  }
  paintRope(drawing, {
    ...lanyard,
    through: [
      [x - 17, rail + 26],
      [x + 17, rail + 20],
    ],
    ends: 'round',
  })
}
