import type { Point } from './path.ts'

/** Where a place on a flat sheet is seen: across and down it, both 0 to 1. */
export type Lie = (across: number, down: number) => Point

/** A sheet's corners as they are seen, clockwise from its upper left. */
export type Corners = readonly [Point, Point, Point, Point]

/** How a sheet lies whose corners are seen there, foreshortened as the eye sees it. */
export function lying([a, b, c, d]: Corners): Lie {
  const [x1, y1] = [b[0] - c[0], b[1] - c[1]]
  const [x2, y2] = [d[0] - c[0], d[1] - c[1]]
  const [x3, y3] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const area = x1 * y2 - x2 * y1
  const g = (x3 * y2 - x2 * y3) / area
  const h = (x1 * y3 - x3 * y1) / area
  return (u, v) => {
    const w = g * u + h * v + 1
    return [
      ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / w,
      ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / w,
    ]
  }
}

/** The transform that lays a picture of this size on a sheet, for sheets seen nearly square on. */
export function laidOn([a, b, c, d]: Corners, width: number, height: number): string {
  const across = [(b[0] - a[0] + c[0] - d[0]) / 2, (b[1] - a[1] + c[1] - d[1]) / 2] as const
  const down = [(d[0] - a[0] + c[0] - b[0]) / 2, (d[1] - a[1] + c[1] - b[1]) / 2] as const
  const middle = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4] as const
  const steps = [across[0] / width, across[1] / width, down[0] / height, down[1] / height]
  const from = [middle[0] - (across[0] + down[0]) / 2, middle[1] - (across[1] + down[1]) / 2]
  return `matrix(${[...steps.map((n) => n.toFixed(4)), ...from.map((n) => n.toFixed(1))].join(' ')})`
}
