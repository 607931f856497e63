import type { Drawing } from '../../kit/drawing.ts'
import { across } from '../../kit/fade.ts'
import { oval } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

/** Draws a winch with a few turns of rope on it; `size` 1 is a drum of 80 across. */
export function paintWinch(drawing: Drawing, [x, y]: Point, size: number): void {
  drawing.group({ transform: `translate(${x} ${y}) scale(${size})` }, () => {
    drawing.path(oval(0, 60, 62, 20), '#5e6b75')
    drawing.path(
      'M-40 0Q-22 30 -52 58Q0 76 52 58Q22 30 40 0z',
      across(drawing, -50, 50, '#f4f7f8', '#b9c4cb', '#5f6d77'),
    )
    for (const level of [12, 27, 42]) {
      drawing.line(`M-36 ${level}Q0 ${level + 17} 36 ${level}`, '#6d6358', 16)
      drawing.line(`M-36 ${level - 1}Q0 ${level + 16} 36 ${level - 1}`, '#f3ead6', 13)
    }
    drawing.path(oval(0, 0, 44, 14), '#dfe6ea')
    drawing.path(oval(0, -2, 32, 9), '#7f8b94')
  })
}
