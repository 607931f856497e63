import type { Colour, Stop } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { steps } from '../kit/numbers.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Aurora } from './sky-parts.ts'

/** Draws stars, fewer and fainter towards the horizon. */
export function paintStars({ drawing, name, width, horizon }: Stage, count: number): void {
  const random = seeded(name, 'stars')
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.next() * width, random.next() ** 1.4 * horizon * 0.92]
    const size = random.chance(0.07) ? 1.9 : random.range(0.5, 1.15)
    const opacity = random.range(0.25, 0.95) * (1 - (0.75 * y) / horizon)
    drawing.circle(x, y, (size * width) / 1500 + 0.15, '#ffffff', { opacity })
  }
}

/** Draws the galaxy: a soft band in clouds, split by dust, with stars of its own. */
export function paintMilkyWay(stage: Stage): void {
  const { drawing, width, horizon } = stage
  const random = seeded(stage.name, 'milky way')
  const [rise, lean] = [horizon * 1.16, width * 0.84]
  const at = (t: number, off: number): Point => [
    width * 0.02 + t * lean + off * rise * 0.62,
    horizon * 1.02 - t * rise + off * lean * 0.62,
  ]
  const clouds = (
    count: number,
    spread: number,
    size: number,
    colour: Colour,
    most: number,
  ): void => {
    for (let i = 0; i < count; i++) {
      const t = (i + random.next()) / count
      const [x, y] = at(t, random.gauss() * spread)
      const r = width * size * random.range(0.6, 1.3)
      const soft: Stop[] = [
        [0, colour, most * random.range(0.5, 1) * (0.45 + 0.55 * t)],
        [1, colour, 0],
      ]
      drawing.circle(x, y, r, drawing.radial(soft, [x, y], r))
    }
  }
  drawing.group({ clip: drawing.clip(`M0 0H${width}V${horizon}H0z`) }, () => {
    clouds(20, 0.028, 0.13, '#6f9ccc', 0.15)
    clouds(40, 0.02, 0.06, '#cfe0f2', 0.12)
    clouds(34, 0.006, 0.03, '#0e1f45', 0.16)
    for (let i = 0; i < 420; i++) {
      const [x, y] = at(random.next(), random.gauss() * 0.05)
      const opacity = random.range(0.25, 0.9)
      const size = (random.range(0.3, 0.9) * width) / 1000
      if (y > 0 && y < horizon * 0.9) drawing.circle(x, y, size, '#e6eefa', { opacity })
    }
  })
}

/** Draws curtains of northern light: thin rays hung on a swaying line, bright at their foot. */
export function paintAurora(stage: Stage, { colours }: Aurora): void {
  const { drawing, width, horizon } = stage
  for (const [curtain, colour] of colours.entries()) {
    const noise = lineNoise(stage.name, 'aurora', curtain)
    const foot = (u: number): number =>
      horizon * (0.5 + curtain * 0.13 + 0.22 * layered(noise, u * 2.6 + curtain, 3))
    const count = 64
    for (const u of steps(count, -0.05, 1.05)) {
      const ray = (0.3 + 0.7 * Math.abs(noise(u * 21 + 40))) * horizon * (0.52 - curtain * 0.08)
      const bright = 0.16 + 0.36 * Math.max(0, noise(u * 9 + 80) * 0.5 + 0.5)
      const y = foot(u)
      const half = (width / count) * 0.62
      const lean = width * 0.03
      const shape: Point[] = [
        [u * width - half, y],
        [u * width + half, y + horizon * 0.012],
        [u * width + half + lean, y - ray],
        [u * width - half + lean, y - ray],
      ]
      const paint = drawing.linear(
        [
          [0, colour, 0],
          [0.1, colour, bright],
          [0.3, colour, bright * 0.6],
          [1, colour, 0],
        ],
        [0, y + horizon * 0.02],
        [0, y - ray],
      )
      drawing.path(polygon(shape), paint)
    }
  }
}
