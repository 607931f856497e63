import { number } from '../chart/digits.ts'
import type { Drawing } from '../kit/drawing.ts'
import { radians, steps } from '../kit/numbers.ts'
import { pair, roundedBox } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { shadow } from './table.ts'

/** Draws a radar picture: rings, a heading line, the sweep, a coast and three ships with trails. */
export function paintRadar(drawing: Drawing, name: string): void {
  shadow(drawing, roundedBox(96, 40, 608, 520, 34), 14, 22)
  drawing.path(
    roundedBox(96, 40, 608, 520, 34),
    drawing.linear(
      [
        [0, '#3a4a58'],
        [1, '#141d26'],
      ],
      [96, 40],
      [704, 560],
    ),
  )
  drawing.path(roundedBox(122, 66, 556, 430, 16), '#041018')
  const [cx, cy, r] = [360, 281, 200]
  drawing.circle(
    cx,
    cy,
    r,
    drawing.radial(
      [
        [0, '#0d3a3c'],
        [1, '#061c26'],
      ],
      [cx, cy],
      r,
    ),
  )
  paintSweep(drawing, [cx, cy], r)
  paintEchoes(drawing, name, [cx, cy], r)
  for (const share of [0.25, 0.5, 0.75, 1])
    drawing.circle(cx, cy, r * share, 'none', {
      stroke: '#4fb6a0',
      strokeWidth: 1.4,
      opacity: 0.75,
    })
  const ticks = steps(36, 0, 350).map(
    (a) => `M${pair(on([cx, cy], a, r))}L${pair(on([cx, cy], a, r + (a % 30 < 1 ? 13 : 7)))}`,
  )
  drawing.line(ticks.join(''), '#4fb6a0', 2)
  drawing.line(`M${cx} ${cy}L${pair(on([cx, cy], 0, r))}`, '#f2d98a', 2)
  paintReadouts(drawing)
}

function on([cx, cy]: Point, degrees: number, radius: number): Point {
  return [cx + Math.sin(radians(degrees)) * radius, cy - Math.cos(radians(degrees)) * radius]
}

function paintSweep(drawing: Drawing, centre: Point, r: number): void {
  for (const t of steps(22)) {
    const [from, to] = [on(centre, 52 - t * 66, r), on(centre, 48.5 - t * 66, r)]
    drawing.path(`M${pair(centre)}L${pair(from)}L${pair(to)}z`, '#6ff0c0', {
      opacity: 0.4 * (1 - t) ** 1.6,
    })
  }
}

function paintEchoes(drawing: Drawing, name: string, centre: Point, r: number): void {
  const random = seeded(name, 'echoes')
  for (const angle of steps(70, 196, 318)) {
    const edge = r * (0.74 + 0.1 * Math.sin(angle * 0.13) + 0.05 * random.next())
    const [from, to] = [
      on(centre, angle, edge),
      on(centre, angle + 1.6, Math.min(r * 0.99, edge + r * random.range(0.06, 0.2))),
    ]
    drawing.line(`M${pair(from)}L${pair(to)}`, '#f2b33d', 7, { opacity: random.range(0.5, 0.95) })
  }
  for (const [angle, share, course] of [
    [38, 0.62, 250],
    [112, 0.5, 320],
    [158, 0.78, 20],
  ] as const) {
    const at = on(centre, angle, r * share)
    for (const back of steps(4, 1, 4))
      drawing.circle(...on(at, course + 180, back * 9), 4.4 - back * 0.7, '#f2b33d', {
        opacity: 0.5 - back * 0.1,
      })
    drawing.line(`M${pair(at)}L${pair(on(at, course, 34))}`, '#e9f6ea', 2)
    drawing.circle(at[0], at[1], 7, '#ffcf73')
    drawing.circle(at[0], at[1], 12, 'none', { stroke: '#e2593c', strokeWidth: 2.4 })
  }
}

function paintReadouts(drawing: Drawing): void {
  const rows = [
    [86, 6],
    [152, 12],
    [218, 245],
    [284, 8],
  ] as const
  for (const [y, value] of rows) {
    drawing.path(roundedBox(586, y, 78, 50, 8), '#0b2430')
    drawing.line(number(value, 598, y + 14, 8), '#9fe6c4', 3.6)
  }
  for (const [y, colour] of [
    [356, '#e2593c'],
    [392, '#f2b33d'],
    [428, '#4fb6a0'],
  ] as const)
    drawing.path(roundedBox(586, y, 78, 24, 8), colour, { opacity: 0.85 })
  for (const x of [176, 236, 296, 356, 416, 476])
    drawing.path(roundedBox(x, 512, 42, 22, 8), '#53646f')
  drawing.circle(620, 524, 22, '#0f1820')
  drawing.circle(618, 522, 17, '#7a8a94')
}
