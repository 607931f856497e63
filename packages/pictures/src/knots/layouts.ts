import { held, lerp } from '../kit/numbers.ts'
import type { Point } from '../kit/path.ts'
import type { Layout } from './knot.ts'

/**
 * A layout a share `t` of the way from one to the other. Both must have the same strands with as
 * many control points each.
 */
export function drawnUp(from: Layout, to: Layout, t: number): Layout {
  return moved(from, ([x, y], strand, place) => {
    const [aimX, aimY] = held(held(to.strands, strand).points, place)
    return [lerp(x, aimX, t), lerp(y, aimY, t)]
  })
}

/** A layout drawn together about a place; what lies outside the picture stays where it is. */
export function squeezed(layout: Layout, about: Point, across: number, down: number): Layout {
  return moved(layout, ([x, y]) => {
    if (x < 0 || x > 800 || y < 0 || y > 600) return [x, y]
    return [about[0] + (x - about[0]) * across, about[1] + (y - about[1]) * down]
  })
}

function moved(
  layout: Layout,
  move: (point: Point, strand: number, place: number) => Point,
): Layout {
  const strands = layout.strands.map((strand, index) => ({
    ...strand,
    points: strand.points.map((point, place) => move(point, index, place)),
  }))
  return { ...layout, strands }
}
