import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Paint } from '../kit/drawing.ts'
import { lerp } from '../kit/numbers.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, footOf, seen } from './ground.ts'
import type { Lighthouse } from './land-parts.ts'
import type { Terrain } from './terrain.ts'

/** Draws a lighthouse; by night it is lit and throws two beams. */
export function paintLighthouse(stage: Stage, house: Lighthouse, terrain?: Terrain): void {
  const { drawing, palette, lightSide } = stage
  const tall = house.height * cardHeight(stage)
  const x = house.x * stage.width
  const base = footOf(stage, x, house.up, terrain)
  const w = tall * 0.17
  const t = w * 0.62
  if (palette.night) paintBeams(stage, x, base - tall * 0.87)
  const wall = seen(stage, house.wall ?? '#f6f1e6', house.far)
  const across = (colour: Colour): Paint => {
    const dark = mix(colour, palette.shadow, 0.45)
    return drawing.linear(
      [
        [0, colour],
        [0.45, colour],
        [1, dark],
      ],
      [x + (lightSide * w) / 2, 0],
      [x - (lightSide * w) / 2, 0],
    )
  }
  const half = (up: number): number => lerp(w, t, up) / 2
  const ring = (from: number, to: number): Point[] => [
    [x - half(from), base - tall * 0.78 * from],
    [x - half(to), base - tall * 0.78 * to],
    [x + half(to), base - tall * 0.78 * to],
    [x + half(from), base - tall * 0.78 * from],
  ]
  drawing.path(polygon(ring(0, 1)), across(wall))
  const red = seen(stage, house.cap ?? house.bands ?? '#c23b2e', house.far)
  if (house.bands)
    for (const [from, to] of [
      [0.12, 0.3],
      [0.5, 0.68],
    ] as const)
      drawing.path(polygon(ring(from, to)), across(red))
  drawing.box(
    x - t * 0.72,
    base - tall * 0.81,
    t * 1.44,
    tall * 0.035,
    mix(wall, palette.shadow, 0.6),
  )
  drawing.box(
    x - t * 0.36,
    base - tall * 0.92,
    t * 0.72,
    tall * 0.11,
    palette.night ? '#fff6cf' : seen(stage, '#ffe9a8', house.far),
  )
  drawing.path(
    polygon([
      [x - t * 0.48, base - tall * 0.92],
      [x, base - tall],
      [x + t * 0.48, base - tall * 0.92],
    ]),
    red,
  )
}

function paintBeams(stage: Stage, x: number, y: number): void {
  const { drawing, width, height } = stage
  const beams = [
    [width * 1.05, y - height * 0.1, height * 0.07, 0.42],
    [-width * 0.3, y - height * 0.02, height * 0.035, 0.3],
  ] as const
  for (const [farX, farY, half, strength] of beams) {
    const light = drawing.linear(
      [
        [0, '#fff2bf', strength],
        [0.35, '#fff2bf', strength * 0.35],
        [1, '#fff2bf', 0],
      ],
      [x, y],
      [farX, farY],
    )
    drawing.path(
      polygon([
        [x, y],
        [farX, farY - half],
        [farX, farY + half],
      ]),
      light,
    )
  }
  const halo = height * 0.055
  drawing.circle(
    x,
    y,
    halo,
    drawing.radial(
      [
        [0, '#fff4c8', 0.9],
        [0.3, '#fff0b0', 0.35],
        [1, '#fff0b0', 0],
      ],
      [x, y],
      halo,
    ),
  )
}
