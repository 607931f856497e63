import { clamp, lerp } from '../kit/numbers.ts'
import type { Point } from '../kit/path.ts'

/** Values on a grid of squares; `at(column, row)` may be asked one square beyond every edge. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  /** Size of a square in pixels. */
  readonly size: number
  at(column: number, row: number): number
}

/** The lines along which a grid has a value (marching squares, chained end to end). */
export function contour(grid: Grid, level: number): Point[][] {
  return chained(crossings(grid, level, 0, grid.columns, grid.rows))
}

/**
 * The outlines of everything below a value. Beyond the edges the grid counts as above it, so that
 * every outline closes.
 */
export function below(grid: Grid, level: number): Point[][] {
  const { columns, rows } = grid
  const walled: Grid = {
    ...grid,
    at: (column, row) =>
      column < 0 || row < 0 || column > columns || row > rows ? level + 9 : grid.at(column, row),
  }
  return chained(crossings(walled, level, -1, columns + 1, rows + 1))
}

type Segment = readonly [Point, Point]

function crossings(
  grid: Grid,
  level: number,
  from: number,
  columns: number,
  rows: number,
): Segment[] {
  const found: Segment[] = []
  for (let row = from; row < rows; row++) {
    for (let column = from; column < columns; column++) {
      found.push(...square(grid, level, column, row))
    }
  }
  return found
}

function square(grid: Grid, level: number, column: number, row: number): Segment[] {
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([dx = 0, dy = 0]) => {
    const [c, r] = [column + dx, row + dy]
    return { x: c * grid.size, y: r * grid.size, value: grid.at(c, r) - level }
  })
  const cuts: Point[] = []
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % 4] ?? from
    if (from.value >= 0 === to.value >= 0) return
    const t = clamp(from.value / (from.value - to.value), 0.001, 0.999)
    cuts.push([lerp(from.x, to.x, t), lerp(from.y, to.y, t)])
  })
  const [a, b, c, d] = cuts
  return [...(a && b ? [[a, b] as const] : []), ...(c && d ? [[c, d] as const] : [])]
}

function chained(segments: readonly Segment[]): Point[][] {
  const ends = new Map<string, number[]>()
  segments.forEach((segment, index) => {
    for (const end of segment) ends.set(key(end), [...(ends.get(key(end)) ?? []), index])
  })
  const used = new Set<number>()
  const follow = (start: Point): Point[] => {
    const line: Point[] = []
    let here = start
    for (;;) {
      const next = ends.get(key(here))?.find((index) => !used.has(index))
      const segment = next === undefined ? undefined : segments[next]
      if (next === undefined || !segment) return line
      used.add(next)
      here = key(segment[0]) === key(here) ? segment[1] : segment[0]
      line.push(here)
    }
  }
  return segments.flatMap(([a, b], index) => {
    if (used.has(index)) return []
    used.add(index)
    return [[...follow(a).toReversed(), a, b, ...follow(b)]]
  })
}

function key([x, y]: Point): string {
  return `${Math.round(x * 4)},${Math.round(y * 4)}`
}
