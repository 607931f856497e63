import { setLine } from '../../brand/lettering/set-line.ts'
import type { Line } from '../../brand/lettering/set-line.ts'
import type { Point } from '../../kit/path.ts'

/** A name set beside its way point: `at` is the left end of its foot. */
export interface Label {
  readonly line: Line
  readonly at: Point
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const size = 17
const gap = 13
const edge = 34

/** A name beside every point, where it hides least of the others and of the way. */
export function labelsFor(
  names: readonly string[],
  points: readonly Point[],
  way: readonly Point[],
  width: number,
  height: number,
): Label[] {
  const taken: Box[] = points.map(([x, y]) => around(x, y, 9))
  return points.map((point, index) => {
    const line = setLine(names[index] ?? '', { face: 'figtree', size, coarse: true })
    const best = placesFor(line, point)
      .map((at, rank) => ({
        at,
        cost: rank * 2 + costOf(boxOf(line, at), taken, way, width, height),
      }))
      .reduce((least, next) => (next.cost < least.cost ? next : least))
    taken.push(boxOf(line, best.at))
    return { line, at: best.at }
  })
}

function placesFor({ width, capHeight }: Line, [x, y]: Point): Point[] {
  const half = capHeight / 2
  return [
    [x + gap, y + half],
    [x - gap - width, y + half],
    [x - width / 2, y - gap],
    [x - width / 2, y + gap + capHeight],
    [x + gap * 0.7, y - gap * 0.8],
    [x + gap * 0.7, y + gap * 0.8 + capHeight],
    [x - gap * 0.7 - width, y - gap * 0.8],
    [x - gap * 0.7 - width, y + gap * 0.8 + capHeight],
    [x - width / 2, y - gap * 2.4],
    [x - width / 2, y + gap * 2.4 + capHeight],
  ]
}

function costOf(
  box: Box,
  taken: readonly Box[],
  way: readonly Point[],
  width: number,
  height: number,
): number {
  const out =
    box.left < edge || box.top < edge || box.right > width - edge || box.bottom > height - edge
  const hidden = taken.reduce((sum, other) => sum + overlap(box, other), 0)
  const crossed = way.filter(
    ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom,
  )
  return (out ? 4000 : 0) + hidden * 6 + crossed.length * 14
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

function boxOf({ width, capHeight }: Line, [x, y]: Point): Box {
  return { left: x - 3, top: y - capHeight - 4, right: x + width + 3, bottom: y + 6 }
}

function around(x: number, y: number, by: number): Box {
  return { left: x - by, top: y - by, right: x + by, bottom: y + by }
}
