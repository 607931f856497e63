import { radians } from '../kit/numbers.ts'
import { disc, lens } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Sparks, Spray } from './near-parts.ts'

/** Draws a sea breaking: a burst of spray, dense at its foot and torn to drops above. */
export function paintSpray(stage: Stage, { x, y, size, lean = 0 }: Spray): void {
  const { drawing, palette, width, height, scale } = stage
  const random = seeded(stage.name, 'spray', x, y)
  const unit = size * 0.08 * scale
  let [mist, body, drops] = ['', '', '']
  for (let i = 0; i < 90; i++) {
    const out = random.next() ** 0.8
    const angle = radians(-90 + lean + random.gauss() * 26 * (1.2 - 0.4 * out))
    const far = out * unit * random.range(40, 100)
    const spot = [
      x * width + Math.cos(angle) * far * 1.15 + random.gauss() * unit * 7,
      y * height + Math.sin(angle) * far,
    ] as const
    const radius = unit * (1 - out) ** 1.1 * random.range(4, 11) + unit * 0.7
    if (out < 0.5) body += disc(...spot, radius)
    else drops += disc(...spot, radius * random.range(0.25, 0.6))
    if (i % 3 === 0) mist += disc(spot[0], spot[1], radius + unit * 7)
  }
  drawing.path(mist, palette.foam, { opacity: 0.16 })
  drawing.path(body, palette.foam, { opacity: 0.78 })
  drawing.path(drops, palette.foam, { opacity: 0.85 })
  const foot = lens(x * width, y * height + unit, unit * 95, unit * 9)
  drawing.path(foot, palette.foam, { opacity: 0.9 })
}

/** Draws the cold light of stirred water by night: glints thickest along the middle. */
export function paintSparks(stage: Stage, sparks: Sparks): void {
  const { drawing, width, height, scale } = stage
  const random = seeded(stage.name, 'sparks', sparks.x)
  let [glow, bright] = ['', '']
  for (let i = 0; i < sparks.count; i++) {
    const [across, down] = [random.gauss() * 0.5, random.gauss() * 0.5]
    const x = (sparks.x + across * sparks.width) * width
    const y = (sparks.y + down * sparks.height) * height
    const size = random.range(0.4, 1) * (1.2 - Math.min(1, Math.abs(across))) * scale
    glow += lens(x, y, 26 * size, 3.4 * size)
    if (i % 2) bright += lens(x, y, 11 * size, 1.7 * size)
    if (i % 5 === 0) bright += disc(x + 9 * size, y + 2 * size, size * 1.1)
  }
  drawing.path(glow, '#4fe0d0', { opacity: 0.34 })
  drawing.path(bright, '#d2fff4', { opacity: 0.85 })
}
