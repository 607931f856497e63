import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { oval, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** A jointed desk lamp: the middle of its foot, and of its shade. */
export interface DeskLamp {
  readonly at: Point
  readonly head: Point
  readonly colour: Colour
  readonly reach: number
}

/** Draws a lit desk lamp whose shade hangs to the right of its foot. */
export function paintLamp(
  drawing: Drawing,
  { at: [x, y], head: [hx, hy], colour, reach }: DeskLamp,
): void {
  const joint: Point = [x - 46 * reach, y - (y - hy) * 0.62]
  const top: Point = [hx - 34, hy - 40]
  drawing.path(oval(x + 8, y + 8, 58, 20), '#140c16', { opacity: 0.4 })
  drawing.path(oval(x, y, 52, 17), mix(colour, '#1d1530', 0.45))
  drawing.path(oval(x, y - 6, 52, 17), colour)
  for (const [from, to] of [
    [[x, y - 8], joint],
    [joint, top],
  ] as const) {
    drawing.line(`M${pair(from)}L${pair(to)}`, '#8a7a6a', 9)
    drawing.line(`M${pair([from[0] + 2, from[1]])}L${pair([to[0] + 2, to[1]])}`, '#f2d9a6', 3)
  }
  drawing.circle(joint[0], joint[1], 10, mix(colour, '#1d1530', 0.3))
  drawing.path(oval(hx + 14, hy + 34, 62, 20), '#fff3cf')
  drawing.path(
    `M${hx - 48} ${hy + 30}Q${hx - 46} ${hy - 30} ${hx - 20} ${hy - 50}H${hx + 16}Q${hx + 70} ${hy - 24} ${hx + 78} ${hy + 30}Q${hx + 14} ${hy + 56} ${hx - 48} ${hy + 30}z`,
    drawing.linear(
      [
        [0, mix(colour, '#1d1530', 0.35)],
        [0.5, colour],
        [1, mix(colour, '#ffd9a0', 0.25)],
      ],
      [hx - 50, hy],
      [hx + 78, hy],
    ),
  )
  drawing.path(oval(hx + 15, hy + 31, 62, 13), '#ffe2a0')
  drawing.path(oval(hx + 15, hy + 33, 46, 9), '#fffbe6')
}
