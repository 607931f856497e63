import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { steps } from '../kit/numbers.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

const size = { fly: 178, hoist: 104 } as const
const [red, white, blue]: readonly Colour[] = ['#b93b34', '#f3e6d4', '#2f3f6e']

/** Draws a red ensign close by, on a staff from its heel to its truck, blown out to the left. */
export function paintSternFlag(drawing: Drawing, heel: Point, truck: Point): void {
  const staff = `M${heel.join(' ')}L${truck.join(' ')}`
  drawing.line(staff, '#5c3a26', 9)
  drawing.line(staff, '#a86c40', 6)
  drawing.circle(truck[0], truck[1] - 5, 7, '#d9a44a')
  const down: Point = [(heel[0] - truck[0]) / 372, 1]
  const cloth = (u: number, v: number): Point => {
    const wave = 9 * Math.sin(u * 5.6 - 0.4) * u ** 0.6
    const drop = 40 * u ** 1.4
    return [
      truck[0] + down[0] * (8 + v * size.hoist) - u * size.fly * 0.94 + wave * 0.3,
      truck[1] + 8 + v * size.hoist + wave + drop,
    ]
  }
  const patch = (ring: readonly Point[], colour: Colour): void =>
    drawing.path(polygon(ring.map(([u, v]) => cloth(u, v))), colour)
  const field = (u0: number, v0: number, u1: number, v1: number): Point[] => [
    ...steps(13, u0, u1).map((u): Point => [u, v0]),
    ...steps(13, u1, u0).map((u): Point => [u, v1]),
  ]
  patch(field(0, 0, 1, 1), red ?? '#b93b34')
  paintUnion(patch, field)
  for (const [from, to] of [
    [0.18, 0.36],
    [0.22, 0.32],
    [0.6, 0.84],
    [0.66, 0.78],
  ] as const) {
    const fold = field(from, 0, to, 1).map(([u, v]) => cloth(u, v))
    drawing.path(polygon(fold), '#3a1c2c', { opacity: 0.09 })
  }
}

type Paint = (ring: readonly Point[], colour: Colour) => void

/** The union in the canton next to the staff. */
function paintUnion(
  patch: Paint,
  field: (...edges: [number, number, number, number]) => Point[],
): void {
  const [w, h] = [0.5, 0.5]
  const [cloth, line, cross] = [blue ?? '#2f3f6e', white ?? '#f3e6d4', red ?? '#b93b34']
  patch(field(0, 0, w, h), cloth)
  const slant = (thick: number, colour: Colour): void => {
    patch(
      [
        [0, 0],
        [thick, 0],
        [w, h - thick * 1.7],
        [w, h],
        [w - thick, h],
        [0, thick * 1.7],
      ],
      colour,
    )
    patch(
      [
        [w, 0],
        [w - thick, 0],
        [0, h - thick * 1.7],
        [0, h],
        [thick, h],
        [w, thick * 1.7],
      ],
      colour,
    )
  }
  slant(0.05, line)
  slant(0.017, cross)
  patch(field(0, h / 2 - 0.085, w, h / 2 + 0.085), line)
  patch(field(w / 2 - 0.05, 0, w / 2 + 0.05, h), line)
  patch(field(0, h / 2 - 0.05, w, h / 2 + 0.05), cross)
  patch(field(w / 2 - 0.03, 0, w / 2 + 0.03, h), cross)
}
