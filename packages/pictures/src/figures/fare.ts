import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { across } from '../kit/fade.ts'
import { oval } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** Draws a mug standing or held at its foot's middle; its handle to the right (1) or left. */
export function paintMug(
  drawing: Drawing,
  [x, y]: Point,
  size: number,
  colour: Colour,
  handle: 1 | -1 = 1,
): void {
  drawing.group({ transform: `translate(${x} ${y}) scale(${handle * size} ${size})` }, () => {
    drawing.line('M18-36q22-2 20 12t-20 12', mix(colour, '#1d2438', 0.2), 7)
    drawing.path(
      'M-22-46H22V-8Q22 2 0 2Q-22 2-22-8z',
      across(drawing, -22, 22, mix(colour, '#fff3d8', 0.25), mix(colour, '#1d2438', 0.28)),
    )
    drawing.path(oval(0, -46, 22, 7), mix(colour, '#fff3d8', 0.5))
    drawing.path(oval(0, -45, 18, 5), '#5a3524')
  })
}

/** Draws steam that rises and bends away. */
export function paintSteam(drawing: Drawing, [x, y]: Point, size: number, strength = 0.55): void {
  for (const [dx, s] of [
    [-8, 0.8],
    [8, 1],
  ] as const) {
    const bend = 12 * s * size
    const rise = 26 * s * size
    const path = `M${x + dx * size} ${y}q${-bend} ${-rise / 2} 0 ${-rise}t0 ${-rise}t${bend} ${-rise * 0.8}`
    drawing.line(path, '#fff9ee', 8 * size, { opacity: strength * 0.6 })
    drawing.line(path, '#fff9ee', 4 * size, { opacity: strength })
  }
}
