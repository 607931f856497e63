import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { held } from '../kit/numbers.ts'
import { curve, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import { level, midway, paced, seenAt, upright } from './plan.ts'
import type { Spot, Terraces } from './waterfront-parts.ts'

const promenade = 3.4
const storeys = [4, 7.4, 10.6, 13.4] as const
const front = 9

/** Draws a front of tall terraced houses, their promenade and the sands down to the water. */
export function paintTerraces(stage: Stage, terraces: Terraces): void {
  const spots = paced(terraces.line, front)
  paintSand(stage, terraces, spots)
  const random = seeded(stage.name, 'terraces')
  const houses = spots.slice(1).map((to, index) => ({
    from: held(spots, index),
    to,
    wall: random.pick(terraces.walls),
    taller: random.range(-0.5, 1.1),
    chimney: random.range(0.15, 0.7),
    awning: random.chance(0.4),
  }))
  for (const house of houses.toSorted((a, b) => b.from[1] - a.from[1])) paintHouse(stage, house)
}

interface House {
  readonly from: Spot
  readonly to: Spot
  readonly wall: Colour
  readonly taller: number
  readonly chimney: number
  readonly awning: boolean
}

function paintHouse(stage: Stage, house: House): void {
  const { drawing, palette } = stage
  const { from, to } = house
  const away = (from[1] + to[1]) / 2
  const far = Math.min(0.62, Math.max(0, (away - 90) / 620))
  const wall = seen(stage, house.wall, far)
  const at = (t: number): Spot => midway(from, to, t)
  const roof = 15.4 + house.taller
  const slate = seen(stage, '#7f8490', far)
  const chimney = (t: number): string => upright(stage, at(t), at(t + 0.13), roof, roof + 3.4)
  drawing.path(chimney(house.chimney), seen(stage, '#b98a72', far))
  drawing.path(upright(stage, at(0), at(1), roof - 0.2, roof + 1.9), slate)
  drawing.path(upright(stage, at(0), at(1), promenade, roof), wall)
  drawing.path(upright(stage, at(0.88), at(1), promenade, roof), mix(wall, palette.shadow, 0.16))
  drawing.path(upright(stage, at(0), at(1), roof - 0.5, roof + 0.1), mix(wall, '#ffffff', 0.5))
  const pane = (x: number, up: number, wide: number, tall: number): string =>
    upright(stage, at(x), at(x + wide), up, up + tall)
  let panes = ''
  for (const [index, up] of storeys.entries()) {
    const tall = [2.2, 2.4, 2, 1.4][index] ?? 2
    for (const x of [0.1, 0.4, 0.68]) panes += pane(x, up + 0.3, 0.17, tall)
  }
  drawing.path(panes, mix(seen(stage, '#4f6c80', far), wall, 0.12))
  const iron = upright(stage, at(0.04), at(0.9), 7.1, 7.5)
  drawing.path(iron, mix(wall, palette.shadow, 0.4), { opacity: 0.7 })
  if (house.awning) {
    const striped = seen(stage, '#d9694c', far)
    drawing.path(upright(stage, at(0.08), at(0.86), 5.9, 6.8), striped)
  }
}

function paintSand(stage: Stage, { sand }: Terraces, spots: readonly Spot[]): void {
  const { drawing, palette, scale } = stage
  const random = seeded(stage.name, 'sands')
  const near = (spot: Spot, by: number): Spot => [spot[0] * (1 - by * 0.4), spot[1] * (1 - by)]
  const colour = seen(stage, sand)
  const walk = (up: number): Point[] => spots.map((spot) => seenAt(stage, spot, up))
  const edge = spots.map((spot, i) => seenAt(stage, near(spot, 0.3 + 0.03 * Math.sin(i * 0.5)), 0))
  const path = `${curve(walk(1.6))}L${curve(edge.toReversed()).slice(1)}z`
  const [first, last] = [held(edge, 0), held(edge, edge.length - 1)]
  drawing.path(
    path,
    drawing.linear(
      [
        [0, mix(colour, palette.haze, 0.25)],
        [1, colour],
      ],
      last,
      first,
    ),
  )
  drawing.line(curve(edge), mix(colour, palette.waveDark, 0.18), 5 * scale, { opacity: 0.5 })
  drawing.line(curve(edge), palette.foam, 2.4 * scale, { opacity: 0.85 })
  const wall = `${curve(walk(promenade + 0.2))}L${curve(walk(1.4).toReversed()).slice(1)}z`
  drawing.path(wall, seen(stage, '#d9cfba'))
  drawing.line(curve(walk(promenade + 0.4)), '#fbf6ea', 1.4 * scale)
  for (const [index, spot] of spots.entries()) {
    for (let i = 0; i < 3; i++) {
      const place = near([spot[0] + random.range(-4, 4), spot[1]], random.range(0.05, 0.24))
      const [x, y] = seenAt(stage, place, 0.4)
      const size = stage.focal / place[1]
      const tone = random.pick(['#d9694c', '#f3c04f', '#2f7f9a', '#fbf6ea', '#c9567a'] as const)
      if (index % 2)
        drawing.line(`M${pair([x, y])}V${Math.round(y - size * 1.3)}`, tone, size * 0.5)
      else
        drawing.path(
          level(
            stage,
            [
              [place[0] - 1, place[1]],
              [place[0] + 1, place[1]],
              [place[0] + 1, place[1] + 2],
              [place[0] - 1, place[1] + 2],
            ],
            1.5,
          ),
          tone,
        )
    }
  }
}
