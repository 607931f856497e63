import type { Drawing } from '../kit/drawing.ts'
import { held } from '../kit/numbers.ts'
import { curve, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

const colour = '#ffffff'
const edge = '#10304d'

/** A white arrow through the points, its head at the last: the way the hand goes. */
export function paintArrow(drawing: Drawing, points: readonly Point[]): void {
  const [tip, before] = [held(points, points.length - 1), held(points, points.length - 2)]
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const head = polygon([tip, onHead(tip, angle, 26, 15), onHead(tip, angle, 26, -15)])
  const shaft = curve([...points.slice(0, -1), onHead(tip, angle, 20, 0)])
  drawing.line(shaft, edge, 14)
  drawing.path(head, edge, { stroke: edge, strokeWidth: 6 })
  drawing.line(shaft, colour, 8)
  drawing.path(head, colour)
}

function onHead([x, y]: Point, angle: number, back: number, aside: number): Point {
  return [
    x - Math.cos(angle) * back - Math.sin(angle) * aside,
    y - Math.sin(angle) * back + Math.cos(angle) * aside,
  ]
}
