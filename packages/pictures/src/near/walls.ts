import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { held, steps } from '../kit/numbers.ts'
import { curve, pair, polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import { apart, level, midway, seenAt, upright } from './plan.ts'
import type { RoundTower, Spot, Wall } from './waterfront-parts.ts'

/** Draws a stone wall in the water: its lit top, its courses, weed at its foot, its likeness. */
export function paintWall(stage: Stage, wall: Wall): void {
  const { drawing, palette } = stage
  const stone = seen(stage, wall.colour, wall.far)
  const pairs = wall.line
    .slice(1)
    .map((to, index): readonly [Spot, Spot] => [wall.line[index] ?? to, to])
  for (const [from, to] of pairs.toSorted((a, b) => b[0][1] + b[1][1] - a[0][1] - a[1][1])) {
    const back = ([right, away]: Spot): Spot => [right * 1.02, away + wall.depth]
    const slope = Math.abs(to[1] - from[1]) / Math.max(1, apart(from, to))
    const inShade = (to[1] > from[1] ? -1 : 1) * stage.lightSide > 0 ? slope : 0
    const face = mix(stone, palette.shadow, 0.12 + 0.34 * inShade)
    drawing.path(
      upright(stage, from, to, -wall.height * 1.1, 0),
      mix(face, palette.waveDark, 0.45),
      { opacity: 0.36 },
    )
    drawing.path(
      level(stage, [from, to, back(to), back(from)], wall.height),
      mix(stone, '#fff3da', 0.45),
    )
    drawing.path(upright(stage, from, to, 0, wall.height), face)
    paintCourses(stage, wall, from, to, face)
    drawing.path(
      upright(stage, from, to, 0, Math.min(1.1, wall.height * 0.24)),
      mix('#3f5a4a', palette.shadow, 0.2),
      { opacity: 0.5 },
    )
    drawing.path(
      upright(stage, from, to, wall.height * 0.95, wall.height * 1.03),
      mix(stone, '#fff3da', 0.4),
    )
  }
  if (wall.beacon) paintBeacon(stage, held(wall.line, 0), wall, wall.beacon)
}

function paintCourses(stage: Stage, wall: Wall, from: Spot, to: Spot, face: Colour): void {
  const { drawing, palette, scale } = stage
  const random = seeded(stage.name, 'wall', from[0], from[1])
  const rows = Math.max(3, Math.round(wall.height / 0.9))
  let lines = ''
  for (const up of steps(rows, wall.height / rows, wall.height * 0.92)) {
    lines += `M${pair(seenAt(stage, from, up))}L${pair(seenAt(stage, to, up))}`
    const long = apart(from, to)
    for (let on = random.range(0, 3); on < long; on += random.range(2.2, 4.6)) {
      const spot = midway(from, to, on / long)
      lines += `M${pair(seenAt(stage, spot, up))}L${pair(seenAt(stage, spot, up - wall.height / rows))}`
    }
  }
  drawing.line(lines, mix(face, palette.shadow, 0.45), 0.8 * scale, { opacity: 0.4 })
}

function paintBeacon(stage: Stage, end: Spot, wall: Wall, colour: Colour): void {
  const { drawing, palette } = stage
  const at = (side: number, up: number): Point =>
    seenAt(stage, [end[0] + side, end[1] + wall.depth * 0.4], wall.height + up)
  const paint = seen(stage, colour, wall.far)
  drawing.path(polygon([at(-0.7, 0), at(-0.5, 3.4), at(0.5, 3.4), at(0.7, 0)]), paint)
  drawing.path(
    polygon([at(0.1, 0), at(0.1, 3.4), at(0.5, 3.4), at(0.7, 0)]),
    mix(paint, palette.shadow, 0.35),
  )
  drawing.path(
    polygon([at(-0.7, 3.4), at(-0.7, 3.7), at(0.7, 3.7), at(0.7, 3.4)]),
    seen(stage, '#f7f1e4'),
  )
  drawing.path(
    polygon([at(-0.35, 3.7), at(-0.35, 4.6), at(0, 5.1), at(0.35, 4.6), at(0.35, 3.7)]),
    paint,
  )
}

/** Draws a round tower: drum, string courses, gunports, parapet. */
export function paintRoundTower(stage: Stage, tower: RoundTower): void {
  const { drawing, palette, lightSide, scale } = stage
  const stone = seen(stage, tower.colour)
  const [right, away] = tower.at
  const towards = Math.atan2(-away, -right)
  const half = Math.PI / 2 - Math.asin(tower.radius / Math.hypot(right, away))
  const ring = (up: number, grow = 1): Point[] =>
    steps(19, towards - half, towards + half).map((angle) =>
      seenAt(
        stage,
        [
          right + Math.cos(angle) * tower.radius * grow,
          away + Math.sin(angle) * tower.radius * grow,
        ],
        up,
      ),
    )
  const drum = (low: number, high: number, grow = 1): string => {
    const [top, foot] = [ring(high, grow), ring(low, grow).toReversed()]
    return `${curve(top)}L${curve(foot).slice(1)}z`
  }
  const [left, end] = [held(ring(0), 0)[0], held(ring(0), 18)[0]]
  const [bright, dim] = lightSide < 0 ? [left, end] : [end, left]
  const light = (tone: Colour) =>
    drawing.linear(
      [
        [0, mix(tone, '#fff0d6', 0.3)],
        [0.4, tone],
        [1, mix(tone, palette.shadow, 0.62)],
      ],
      [bright, 0],
      [dim, 0],
    )
  drawing.path(drum(-tower.height * 0.9, 0), mix(stone, palette.waveDark, 0.4), { opacity: 0.34 })
  drawing.path(drum(0, tower.height, 1), light(stone))
  for (const up of steps(7, 0.13, 0.9))
    drawing.line(curve(ring(tower.height * up)), mix(stone, palette.shadow, 0.45), 0.8 * scale, {
      opacity: 0.35,
    })
  drawing.path(drum(0, 1), mix('#3f5a4a', palette.shadow, 0.3), { opacity: 0.55 })
  drawing.path(
    drum(tower.height * 0.8, tower.height * 0.84, 1.015),
    light(mix(stone, '#fff0d6', 0.25)),
  )
  drawing.path(
    drum(tower.height * 0.97, tower.height * 1.03, 1.02),
    light(mix(stone, '#fff0d6', 0.3)),
  )
  for (const share of [-0.66, -0.24, 0.2, 0.62]) {
    const turn = towards + share * half
    const spot: Spot = [right + Math.cos(turn) * tower.radius, away + Math.sin(turn) * tower.radius]
    const [x, y] = seenAt(stage, spot, tower.height * 0.5)
    const across = ((0.6 * stage.focal) / away) * Math.cos(share * half)
    drawing.path(
      `M${pair([x - across, y + across])}v${-tenth(across)}a${tenth(across)} ${tenth(across)} 0 0 1 ${tenth(2 * across)} 0v${tenth(across)}z`,
      mix(stone, palette.shadow, 0.75),
    )
  }
}
