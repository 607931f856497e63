import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { lerp, steps } from '../../kit/numbers.ts'
import { curve, disc, pair, polygon, roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'

const head: Point = [420, 128]

/** The rig from the foot of the mast: sails, spreaders and shrouds run together in the sky. */
export function paintMasthead(drawing: Drawing): void {
  const sky = drawing.radial(evenly('#d9f0f2', '#8ccbe0', '#3f97c6', '#1f6aa5'), [300, 60], 900)
  drawing.box(0, 0, 800, 800, sky)
  paintClouds(drawing)
  paintJib(drawing)
  paintMain(drawing)
  paintShrouds(drawing)
  paintMast(drawing)
}

function paintClouds(drawing: Drawing): void {
  const clouds = [
    [130, 236, 1, 0.85],
    [704, 150, 0.72, 0.7],
    [60, 566, 0.62, 0.45],
  ] as const
  for (const [x, y, size, opacity] of clouds) {
    drawing.group({ transform: `translate(${x} ${y}) scale(${size})`, opacity }, () => {
      const puffs = [
        [-96, -4, 34],
        [-52, -26, 46],
        [6, -46, 58],
        [62, -22, 44],
        [104, -4, 30],
      ] as const
      drawing.path(
        puffs.map(([px, py, r]) => disc(px, py, r)).join('') + roundedBox(-130, -8, 266, 40, 20),
        '#ffffff',
      )
      drawing.path(roundedBox(-112, 8, 232, 24, 12), '#c9e2ea')
    })
  }
}

/** Panels between two edges that meet at the head. */
function panels(
  drawing: Drawing,
  left: readonly Point[],
  right: readonly Point[],
  seams: number,
): void {
  const on = (edge: readonly Point[], t: number): Point => {
    const [a, b, c] = [edge[0] ?? head, edge[1] ?? head, edge[2] ?? head]
    const mid = (p: number, q: number, r: number): number =>
      (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r
    return [mid(a[0], b[0], c[0]), mid(a[1], b[1], c[1])]
  }
  for (const t of steps(seams, 0.08, 0.96)) {
    const [from, to] = [on(left, t), on(right, t)]
    const sag = 0.12 * Math.hypot(to[0] - from[0], to[1] - from[1])
    drawing.line(
      curve([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag], to]),
      '#8d7a5c',
      2,
      { opacity: 0.45 },
    )
  }
}

function paintMain(drawing: Drawing): void {
  const luff: Point[] = [head, [424, 430], [430, 830]]
  const leech: Point[] = [head, [640, 330], [900, 640]]
  const cloth = drawing.linear(
    [
      [0, '#fffaf0'],
      [0.4, '#fbecd0'],
      [0.75, '#e9cfa4'],
      [1, '#c7a87c'],
    ],
    [430, 500],
    [800, 640],
  )
  drawing.path('M420 128C640 330 760 480 900 640V830H430z', cloth)
  panels(drawing, luff, leech, 7)
  drawing.path('M470 640L520 600L520 690L472 730z', '#c8432a', { opacity: 0.85 })
}

function paintJib(drawing: Drawing): void {
  const cloth = drawing.linear(evenly('#c9d6d8', '#f3f1e6', '#fffdf4'), [60, 500], [400, 460])
  drawing.path('M412 150C330 330 200 560 20 830H330C352 560 380 340 412 150z', cloth)
  panels(
    drawing,
    [
      [412, 150],
      [220, 520],
      [20, 830],
    ],
    [
      [412, 150],
      [372, 420],
      [330, 830],
    ],
    7,
  )
  drawing.path('M412 150C330 330 200 560 20 830H58C226 560 344 330 412 150z', '#2b6f9b')
}

function paintShrouds(drawing: Drawing): void {
  for (const [x1, y1, x2] of [
    [414, 140, -60],
    [426, 140, 880],
  ] as const) {
    drawing.line(`M${x1} ${y1}L${x2} 830`, '#33424e', 4)
  }
  for (const [t, reach] of [
    [0.22, 66],
    [0.5, 150],
  ] as const) {
    const y = lerp(128, 800, t)
    const tip = (side: number): Point => [420 + side * reach, y + 26]
    drawing.path(polygon([[420, y - 7], tip(-1), [420, y + 13], tip(1)]), '#39485a')
    drawing.line(`M${pair(tip(-1))}L412 ${y - 60}M${pair(tip(1))}L428 ${y - 60}`, '#33424e', 3)
    drawing.line(
      `M${pair(tip(-1))}L${420 - reach * 3.2} 830M${pair(tip(1))}L${420 + reach * 3.2} 830`,
      '#33424e',
      3,
      { opacity: 0.8 },
    )
  }
}

function paintMast(drawing: Drawing): void {
  const metal = drawing.linear(
    evenly('#7f91a0', '#f3f6f7', '#a9b8c2', '#44525f'),
    [340, 700],
    [490, 700],
  )
  drawing.path('M412 120H428L500 830H348z', metal)
  drawing.line('M421 130L432 830', '#2c3742', 3, { opacity: 0.5 })
  drawing.line('M415 130L392 830', '#fbf7ef', 5)
  drawing.line('M425 130L466 830', '#c8432a', 4)
  drawing.path('M404 112h34v20h-34z', '#2c3742')
  drawing.line('M420 112V60', '#2c3742', 3)
  drawing.path('M422 62C452 58 470 72 500 68C476 82 450 78 422 84z', '#e2593c')
  drawing.line('M408 112L372 84M360 88L384 80', '#2c3742', 3)
}
