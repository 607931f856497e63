import type { Drawing } from '../../kit/drawing.ts'
import { polygon } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

/** The way a yacht has come or will go: a dotted line with a head. */
export function paintTrack(drawing: Drawing, path: string, tip: Point, angle: number): void {
  drawing.line(path, '#10304d', 7, { dash: '1 15', opacity: 0.55 })
  drawing.line(path, '#ffffff', 4.6, { dash: '1 15' })
  const turn = (angle * Math.PI) / 180
  const at = (along: number, aside: number): Point => [
    tip[0] + Math.sin(turn) * along + Math.cos(turn) * aside,
    tip[1] - Math.cos(turn) * along + Math.sin(turn) * aside,
  ]
  drawing.path(polygon([at(16, 0), at(-8, 12), at(-3, 0), at(-8, -12)]), '#ffffff', {
    stroke: '#10304d',
    strokeWidth: 2,
  })
}

/** Three streaks of wind from the left, their heads to the right. */
export function paintWind(drawing: Drawing, x: number, y: number): void {
  for (const [across, down, length] of [
    [0, 0, 74],
    [14, 20, 92],
    [4, 40, 66],
  ] as const) {
    const [left, level] = [x + across, y + down]
    const end = left + length
    drawing.line(
      `M${left} ${level}q${length * 0.3} -7 ${length * 0.55} 0t${length * 0.45} 0`,
      '#ffffff',
      4,
      { opacity: 0.9 },
    )
    drawing.line(
      `M${end - 9} ${level - 8}L${end} ${level}L${end - 10} ${level + 7}`,
      '#ffffff',
      4,
      { opacity: 0.9 },
    )
  }
}
