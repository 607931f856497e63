import { polygon, tenth } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

/** The size of every cover as it is drawn, before it is turned. */
export const coverSize = { width: 400, height: 560 } as const

/**
 * How a book is seen: where the top corner of its cover at the spine is, and where the cover's
 * width, its height and the book's thickness run from there, in pixels.
 */
export interface Pose {
  readonly corner: Point
  readonly across: Point
  readonly down: Point
  readonly back: Point
  /** Which of its sides is seen beside the cover. */
  readonly shows: 'spine' | 'fore-edge' | 'foot'
}

/** The ways a book stands or lies in a picture. */
export const poses = {
  'spine first': {
    corner: [236, 150],
    across: [376, -42],
    down: [0, 532],
    back: [-1, -0.66],
    shows: 'spine',
  },
  'pages first': {
    corner: [186, 112],
    across: [376, 42],
    down: [0, 532],
    back: [1, -0.66],
    shows: 'fore-edge',
  },
  lying: {
    corner: [158, 176],
    across: [386, -70],
    down: [104, 520],
    back: [-0.1, 0.62],
    shows: 'foot',
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof poses

/** The place of a point of the cover, `deep` pixels of thickness behind its face. */
export function onBook(pose: Pose, x: number, y: number, deep = 0): Point {
  const [u, v] = [x / coverSize.width, y / coverSize.height]
  return [
    pose.corner[0] + pose.across[0] * u + pose.down[0] * v + pose.back[0] * deep,
    pose.corner[1] + pose.across[1] * u + pose.down[1] * v + pose.back[1] * deep,
  ]
}

/** A shape with straight sides on the book; each corner is x, y and depth. */
export function faceOf(
  pose: Pose,
  corners: readonly (readonly [x: number, y: number, deep: number])[],
): string {
  return polygon(corners.map(([x, y, deep]) => onBook(pose, x, y, deep)))
}

/** The transform that lays a flat cover on the book. */
export function coverTransform({ corner, across, down }: Pose): string {
  const n = (value: number): number => Math.round(value * 1e4) / 1e4
  const { width, height } = coverSize
  const turn = [across[0] / width, across[1] / width, down[0] / height, down[1] / height].map(n)
  return `matrix(${turn.join(' ')} ${tenth(corner[0])} ${tenth(corner[1])})`
}
