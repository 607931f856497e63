import type { Drawing } from '../kit/drawing.ts'
import { roundedBox } from '../kit/path.ts'
import { shadow } from './table.ts'

/** Draws a horseshoe lifejacket with its harness, whistle and light. */
export function paintLifejacket(drawing: Drawing): void {
  const outline =
    'M250 92C330 60 404 92 410 170L416 452Q416 482 388 482L338 480Q316 480 318 452L324 262C326 220 306 206 282 206C258 206 238 220 240 262L246 452Q248 480 226 480L176 482Q148 482 148 452L154 170C158 120 190 100 250 92z'
  shadow(drawing, outline)
  drawing.path(
    outline,
    drawing.linear(
      [
        [0, '#f06a45'],
        [0.5, '#d8472c'],
        [1, '#9c2b22'],
      ],
      [150, 80],
      [420, 480],
    ),
  )
  drawing.path(
    'M262 120C322 98 372 120 380 178L386 448L344 448L350 256C352 206 322 180 282 180C242 180 212 206 214 256L220 448L178 448L184 178C188 136 214 124 262 120z',
    '#ffffff',
    { opacity: 0.1 },
  )
  drawing.line('M172 200L166 452M392 200L398 452', '#f9d9b8', 4, { opacity: 0.7 })
  for (const y of [236, 258])
    for (const x of [164, 334]) drawing.box(x, y, 68, 13, '#e6ebe8', { opacity: 0.92 })
  drawing.path(roundedBox(118, 392, 328, 34, 6), '#22303c')
  drawing.line('M122 400H442M122 418H442', '#5f6f7a', 1.6)
  drawing.path(
    roundedBox(248, 380, 70, 58, 9),
    drawing.linear(
      [
        [0, '#e9eef0'],
        [1, '#8b99a3'],
      ],
      [250, 380],
      [318, 438],
    ),
  )
  drawing.path(roundedBox(262, 394, 42, 30, 6), '#22303c')
  drawing.line('M186 300C150 320 140 350 152 372', '#f4efe2', 4)
  drawing.path(roundedBox(140, 366, 26, 14, 6), '#f2b33d')
  drawing.path(roundedBox(350, 296, 22, 34, 8), '#dff3f4', { stroke: '#7f9aa6', strokeWidth: 2 })
}
