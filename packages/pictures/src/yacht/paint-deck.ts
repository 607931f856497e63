import { mix } from '../kit/colour.ts'
import { clamp, radians, steps } from '../kit/numbers.ts'
import { unit } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import { face, rope, shaded } from './brush.ts'
import type { Brush } from './brush.ts'
import { lit } from './pose.ts'

/** Draws the deck, and a sloop's cockpit in it. */
export function paintDeck(brush: Brush): void {
  const { hull, pose, stage, livery } = brush
  const along = steps(25)
  const ring = [
    ...along.map((u) => hull.point(u, 0, 1)),
    ...along.toReversed().map((u) => hull.point(u, 0, -1)),
  ]
  const light = lit(stage, unit(pose.turned([0, 0, 1])))
  const colour = mix(livery.deck, stage.palette.shadow, clamp(0.42 - 0.5 * light))
  face(brush, ring, colour, { mirror: colour })
}

/** Draws the well of a sloop's cockpit with its benches and wheel pedestal. */
export function paintCockpit(brush: Brush): void {
  const { livery, stage, hull } = brush
  const aft = 0.2 - hull.lines.length / 2
  const well = mix(livery.deck, stage.palette.shadow, 0.48)
  face(
    brush,
    [
      [Math.max(-5.7, aft), -1.1, 1.17],
      [-2.3, -0.95, 1.22],
      [-2.3, 0.95, 1.22],
      [Math.max(-5.7, aft), 1.1, 1.17],
    ],
    well,
  )
  const teak = mix(livery.wood, livery.deck, 0.35)
  for (const side of [-1, 1]) {
    const bench: Vector[] = [
      [Math.max(-5.4, aft), side * 1.05, 1.3],
      [-2.4, side * 0.92, 1.34],
      [-2.4, side * 0.5, 1.34],
      [Math.max(-5.4, aft), side * 0.6, 1.3],
    ]
    face(brush, bench, shaded(brush, teak, 0.8))
  }
}

/** Draws the steering wheel. */
export function paintWheel(brush: Brush): void {
  const rim = steps(19).map((turn): Vector => {
    const angle = radians(turn * 360)
    return [-4.35, 0.5 * Math.cos(angle), 1.75 + 0.5 * Math.sin(angle)]
  })
  rope(brush, rim, brush.livery.spar, 0.045, { least: 0.6, opacity: 0.9 })
}

const roof: readonly (readonly [x: number, y: number, height: number])[] = [
  [-2.2, 1.15, 0.5],
  [0.3, 1.05, 0.46],
  [2.2, 0.75, 0.3],
  [3.4, 0.35, 0.06],
]

/** Draws the coachroof of a sloop with its windows, companionway and sprayhood. */
export function paintCoachroof(brush: Brush, hood: boolean): void {
  const { hull, pose, stage, livery, detail } = brush
  const base = (x: number): number => hull.deckAt(x)
  const wall = (side: number): void => {
    const low = roof.map(([x, y]): Vector => [x, y * side, base(x)])
    const high = roof.map(([x, y, h]): Vector => [x, y * side * 0.82, base(x) + h]).toReversed()
    const light = lit(stage, unit(pose.turned([0, side, 0.35])))
    face(brush, [...low, ...high], shaded(brush, livery.deck, 0.28 + 0.9 * light))
    if (detail === 2) paintWindow(brush, side)
  }
  wall(-pose.near)
  const edge = roof.map(([x, y, h]): Vector => [x, y * 0.82, base(x) + h])
  wall(pose.near)
  const top = [...edge, ...edge.map(([x, y, z]): Vector => [x, -y, z]).toReversed()]
  face(brush, top, mix(livery.deck, stage.palette.shadow, 0.1))
  if (pose.sternInSight) {
    const back: Vector[] = [1.15, 0.94, -0.94, -1.15].map((y, i) => [
      -2.2,
      y,
      base(-2.2) + (i % 3 ? 0.5 : 0),
    ])
    face(brush, back, mix(livery.deck, stage.palette.shadow, 0.45))
    face(
      brush,
      [0.32, 0.28, -0.28, -0.32].map((y, i) => [-2.21, y, base(-2.2) + (i % 3 ? 0.46 : 0.02)]),
      lampOr(brush),
    )
  }
  if (detail === 2 && hood) paintHood(brush)
}

function paintWindow(brush: Brush, side: number): void {
  const base = (x: number): number => brush.hull.deckAt(x)
  const corners = [
    [-1.7, 0.12],
    [1.9, 0.1],
    [1.4, 0.24],
    [-1.6, 0.36],
  ] as const
  const glass = corners.map(([x, h]): Vector => [x, side * (x > 1 ? 0.81 : 0.97), base(x) + h])
  face(brush, glass, lampOr(brush))
}

function lampOr({ stage }: Brush): `#${string}` {
  return stage.palette.night
    ? '#ffcf73'
    : mix('#1b2a38', stage.palette.tint[0], stage.palette.tint[1] * 0.4)
}

function paintHood(brush: Brush): void {
  const { hull, livery } = brush
  const arch = steps(11).map((turn): Vector => {
    const angle = Math.PI * turn
    return [-2.4, Math.cos(angle) * 1.1, hull.deckAt(-2) + 0.4 + Math.sin(angle) * 0.75]
  })
  const front: Vector[] = [
    [-0.9, -0.8, hull.deckAt(-1) + 0.5],
    [-0.9, 0.8, hull.deckAt(-1) + 0.5],
  ]
  face(brush, [...arch, ...front], livery.canvas)
  const pane: Vector[] = [
    [-1.75, 0.72, 0.95],
    [-1.1, 0.66, 0.6],
    [-1.1, -0.66, 0.6],
    [-1.75, -0.72, 0.95],
  ]
  face(
    brush,
    pane.map(([x, y, h]): Vector => [x, y, hull.deckAt(x) + h]),
    mix(livery.canvas, '#dfe9ee', 0.45),
    { opacity: 0.8 },
  )
}

/** Draws the deckhouses of the classic hull. */
export function paintDeckhouses(brush: Brush): void {
  const { pose, livery, stage, hull } = brush
  const houses = [
    [-3.4, 0.6, 0.8, 0.55],
    [3.4, 4.4, 0.5, 0.4],
  ] as const
  for (const [from, to, half, height] of houses) {
    const floor = hull.lines.middle + 0.05
    const side = half * pose.near
    const wall: Vector[] = [
      [from, side, floor],
      [to, side, floor],
      [to, side, floor + height],
      [from, side, floor + height],
    ]
    face(
      brush,
      wall,
      shaded(brush, livery.wood, 0.3 + 0.8 * lit(stage, unit(pose.turned([0, pose.near, 0])))),
    )
    const top: Vector[] = [
      [from, half, floor + height],
      [to, half, floor + height],
      [to, -half, floor + height],
      [from, -half, floor + height],
    ]
    face(brush, top, mix(livery.deck, livery.wood, 0.3))
    if (brush.detail === 2 && to - from > 2) {
      for (const x of [from + 0.6, from + 1.7, from + 2.8]) {
        const pane: Vector[] = [
          [x, side * 1.01, floor + 0.16],
          [x + 0.6, side * 1.01, floor + 0.16],
          [x + 0.6, side * 1.01, floor + 0.4],
          [x, side * 1.01, floor + 0.4],
        ]
        face(brush, pane, lampOr(brush))
      }
    }
  }
}

/** Draws guardrails and pulpit on the near side. */
export function paintRails(brush: Brush): void {
  const { hull, pose } = brush
  const steel = mix('#dfe6ea', brush.stage.palette.tint[0], brush.stage.palette.tint[1] * 0.8)
  const edge = (u: number, height: number): Vector => {
    const [x, y, z] = hull.point(u, 0, pose.near)
    return [x, y * 0.97, z + height]
  }
  for (const height of [0.32, 0.62]) {
    rope(
      brush,
      steps(27, 0.07, 0.97).map((u) => edge(u, height)),
      steel,
      0.018,
      { opacity: 0.55, least: 0.45 },
    )
  }
  for (const u of steps(9, 0.1, 0.94)) {
    rope(brush, [edge(u, 0), edge(u, 0.64)], steel, 0.03, { opacity: 0.7, least: 0.5 })
  }
}
