import { mix } from '../kit/colour.ts'
import { unit } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import { face, rope, shaded } from './brush.ts'
import type { Brush } from './brush.ts'
import { lit } from './pose.ts'

type Section = readonly [x: number, half: number, z: number]

/** Draws the wheelhouse of a motor boat: raked screen, side windows, roof, radar arch. */
export function paintWheelhouse(brush: Brush): void {
  const { pose, livery, stage } = brush
  const low: readonly Section[] = [
    [-2.6, 1.3, 1.25],
    [2.6, 1.1, 1.5],
  ]
  const high: readonly Section[] = [
    [-2.3, 1.15, 3.1],
    [0.9, 1, 3.05],
  ]
  const wall = (side: number): void => {
    const ring = [...low.map(placed(side)), ...high.toReversed().map(placed(side))]
    const light = lit(stage, unit(pose.turned([0, side, 0.2])))
    face(brush, ring, shaded(brush, '#f1ece0', 0.3 + 0.9 * light), { mirror: '#e9e3d6' })
    paintSideWindows(brush, side)
  }
  wall(-pose.near)
  const front = [...low.slice(1).flatMap(both), ...high.slice(1).flatMap(both).toReversed()]
  const screen = mix('#1d3547', stage.palette.sky[0]?.[1] ?? '#3c7191', 0.3)
  if (!pose.sternInSight) face(brush, front, shaded(brush, '#f1ece0', 0.7))
  wall(pose.near)
  const glass: Vector[] = [
    [2.3, 0.95, 1.72],
    [2.3, -0.95, 1.72],
    [1.15, -0.86, 2.86],
    [1.15, 0.86, 2.86],
  ]
  if (!pose.sternInSight) face(brush, glass, screen)
  const eaves = high.map(([x, half, z]): Section => [x + (x > 0 ? 0.5 : -0.5), half + 0.12, z])
  const top = eaves.map(placed(1))
  const other = eaves.map(placed(-1)).toReversed()
  face(brush, [...top, ...other], shaded(brush, '#fbf7ee', 0.9))
  const lip = eaves.map(placed(pose.near))
  rope(brush, lip, mix('#fbf7ee', stage.palette.shadow, 0.25), 0.12)
  paintMast(brush)
  rope(
    brush,
    [
      [-5.2, pose.near * 1.4, 1.9],
      [-2.7, pose.near * 1.45, 1.95],
    ],
    livery.spar,
    0.03,
    { opacity: 0.7 },
  )
}

function paintSideWindows(brush: Brush, side: number): void {
  const windows = [
    [-2.1, -1.3],
    [-1.1, -0.1],
    [0.1, 1.2],
  ] as const
  const glass = brush.stage.palette.night ? '#ffcf73' : '#24404f'
  for (const [from, to] of windows) {
    const ring: Vector[] = [
      [from, side * 1.25, 2.1],
      [to + 0.35, side * 1.19, 2.15],
      [to, side * 1.08, 2.85],
      [from, side * 1.18, 2.85],
    ]
    face(brush, ring, glass)
  }
}

function paintMast({ ...brush }: Brush): void {
  const { livery } = brush
  rope(
    brush,
    [
      [-1.4, -0.8, 3.1],
      [-1.8, -0.6, 3.9],
      [-1.8, 0.6, 3.9],
      [-1.4, 0.8, 3.1],
    ],
    livery.spar,
    0.14,
  )
  rope(
    brush,
    [
      [-1.8, -0.35, 4.1],
      [-1.8, 0.35, 4.1],
    ],
    '#f4efe4',
    0.3,
  )
  rope(
    brush,
    [
      [-1.8, 0.5, 3.9],
      [-2.1, 0.5, 6],
    ],
    livery.spar,
    0.03,
  )
}

function placed(side: number): (section: Section) => Vector {
  return ([x, half, z]) => [x, half * side, z]
}

function both([x, half, z]: Section): Vector[] {
  return [
    [x, half, z],
    [x, -half, z],
  ]
}
