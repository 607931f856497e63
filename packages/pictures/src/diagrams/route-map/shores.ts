import { held } from '../../kit/numbers.ts'
import type { Point } from '../../kit/path.ts'
import { canals, land } from './coasts/index.ts'
import type { View } from './view.ts'

/** Room outside the picture in which the land is still drawn, in pixels. */
const spare = 70

/** The land that a view shows, as outlines in its pixels. */
export function shoresIn(view: View): Point[][] {
  return land
    .map((outline) =>
      clipped(
        outline.map((place) => view.project(place)),
        view,
      ),
    )
    .map(thinned)
    .filter((outline) => outline.length > 2)
}

/** The canals of the land, in the view's pixels. */
export function canalsIn(view: View): Point[][] {
  return canals.map((canal) => canal.map((place) => view.project(place)))
}

/** Without the points that lie too near the one before to be seen; a small island keeps its own. */
function thinned(outline: readonly Point[]): Point[] {
  const kept: Point[] = []
  const least = outline.length < 12 ? 0.8 : 3
  for (const [x, y] of outline) {
    const before = kept.at(-1)
    if (!before || Math.hypot(x - before[0], y - before[1]) > least) kept.push([x, y])
  }
  return kept
}

/** The part of an outline within the picture and its spare room (Sutherland and Hodgman). */
function clipped(outline: readonly Point[], { width, height }: View): Point[] {
  const sides = [
    { axis: 0, limit: -spare, keep: 1 },
    { axis: 0, limit: width + spare, keep: -1 },
    { axis: 1, limit: -spare, keep: 1 },
    { axis: 1, limit: height + spare, keep: -1 },
  ] as const
  return sides.reduce<readonly Point[]>(
    (points, { axis, limit, keep }) => clippedBy(points, axis, limit, keep),
    outline,
  ) as Point[]
}

function clippedBy(points: readonly Point[], axis: 0 | 1, limit: number, keep: 1 | -1): Point[] {
  const inside = (point: Point): boolean => (point[axis] - limit) * keep >= 0
  return points.flatMap((point, index) => {
    const before = held(points, (index + points.length - 1) % points.length)
    const cut = inside(before) === inside(point) ? [] : [crossing(before, point, axis, limit)]
    return inside(point) ? [...cut, point] : cut
  })
}

function crossing(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const t = (limit - from[axis]) / (to[axis] - from[axis])
  return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])]
}
