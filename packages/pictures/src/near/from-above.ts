import { mix } from '../kit/colour.ts'
import { lerp, steps } from '../kit/numbers.ts'
import { curve, lens, oval, pair, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Coast, Shoals, Tracks } from './waterfront-parts.ts'

/** Draws long wakes from the air: two lines of foam that part, and troubled water between them. */
export function paintTracks(stage: Stage, { at }: Tracks): void {
  const { drawing, width, height, palette, scale } = stage
  at.forEach(([x, y, endX, endY, wide], index) => {
    const random = seeded(stage.name, 'track', index)
    const place = (t: number, aside: number): Point => [
      lerp(x, endX, t) * width,
      (lerp(y, endY, t) + aside * wide * (0.06 + t)) * height,
    ]
    const fade = drawing.linear(
      [
        [0, palette.foam, 0.5],
        [1, palette.foam, 0],
      ],
      place(0, 0),
      place(1, 0),
    )
    drawing.path(polygon([place(0, -0.4), place(1, -0.5), place(1, 0.5), place(0, 0.4)]), fade, {
      opacity: 0.4,
    })
    let foam = ''
    for (let i = 0; i < 54; i++) {
      const t = random.next() ** 1.3
      const side = i % 3 === 0 ? random.range(-0.4, 0.4) : i % 2 ? -1 : 1
      const [px, py] = place(t, side)
      foam += lens(px, py, (14 + 18 * random.next()) * (1 - t) * scale, 1.3 * (1.1 - t) * scale)
    }
    drawing.path(foam, palette.foam, { opacity: 0.6 })
  })
}

/** Draws banks that show pale through the water, each with a paler crown. */
export function paintShoals(stage: Stage, { at, colour }: Shoals): void {
  const { drawing, width, height } = stage
  const random = seeded(stage.name, 'shoals')
  for (const [x, y, across, down] of at) {
    const rim = steps(18, 0, 2 * Math.PI * (17 / 18)).map((angle): Point => {
      const grow = random.range(0.66, 1.2)
      return [
        (x + Math.cos(angle) * across * grow * 0.5) * width,
        (y + Math.sin(angle) * down * grow * 0.5) * height,
      ]
    })
    for (const [share, opacity] of [
      [1.16, 0.12],
      [1, 0.16],
      [0.8, 0.2],
      [0.58, 0.24],
    ] as const) {
      const ring = rim.map(([px, py]): Point => [
        x * width + (px - x * width) * share,
        y * height + (py - y * height) * share,
      ])
      drawing.path(curve(ring, true), colour, { opacity })
    }
  }
}

/** Draws a green coast along the foot: pale shallows, shingle, fields with hedges, woods, a lane. */
export function paintCoast(stage: Stage, { edge }: Coast): void {
  const { drawing, width, height, palette, lightSide, scale } = stage
  const random = seeded(stage.name, 'coast')
  const line = (down: number): string => {
    const points = edge.map(([x, y]): Point => [x * width, y * height + down * scale])
    return `${curve(points)}L${pair([width + 30, height + 30])}L${pair([-30, height + 30])}z`
  }
  drawing.path(line(-26), palette.waveLight, { opacity: 0.2 })
  drawing.path(line(-14), palette.waveLight, { opacity: 0.32 })
  drawing.path(line(-3), palette.foam, { opacity: 0.7 })
  drawing.path(line(0), seen(stage, '#ead9b2'))
  const land = line(8)
  drawing.path(land, seen(stage, '#6f9f62'))
  drawing.group({ clip: drawing.clip(land) }, () => {
    for (let row = 0; row < 5; row++) {
      let x = -0.1 + random.range(0, 0.08)
      while (x < 1.1) {
        const [wide, y] = [random.range(0.1, 0.2), 0.62 + row * 0.095]
        const slant = random.range(0.01, 0.05)
        const field = polygon([
          [x * width, y * height],
          [(x + wide) * width, (y - slant) * height],
          [(x + wide + 0.03) * width, (y + 0.1) * height],
          [(x + 0.02) * width, (y + 0.11) * height],
        ])
        const green = random.pick(['#86b070', '#a9bf74', '#7aa86a', '#c9c381', '#93b87c'] as const)
        drawing.path(field, seen(stage, green), {
          stroke: seen(stage, '#557f52'),
          strokeWidth: 2.4 * scale,
        })
        x += wide
      }
    }
    for (let i = 0; i < 210; i++) {
      const [x, y] = [random.next() * width, (0.66 + 0.36 * random.next()) * height]
      if (Math.sin(x * 0.024) + Math.sin(y * 0.06 + x * 0.01) < 0.2) continue
      const r = random.range(6, 12) * scale
      drawing.path(oval(x - lightSide * r * 0.35, y + r * 0.3, r, r * 0.7), '#2f5f48')
      drawing.path(
        oval(x, y - r * 0.15, r * 0.86, r * 0.6),
        mix('#4f8a55', '#8fb873', random.next()),
      )
    }
  })
}
