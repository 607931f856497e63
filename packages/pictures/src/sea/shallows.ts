import { mix } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { clamp, lerp, steps } from '../kit/numbers.ts'
import { curve, disc } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Islet, SeaState, Shoal } from './sea-state.ts'

/** Draws the shoals and islets of a sea seen from a height, each over the one before. */
export function paintShallows(stage: Stage, { shallows = [] }: SeaState): void {
  for (const part of shallows) {
    if (part.kind === 'shoal') paintShoal(stage, part)
    else paintIslet(stage, part)
  }
}

/** Draws a green islet in its ring of sand and pale water, seen from a height. */
function paintIslet(stage: Stage, islet: Islet): void {
  const { drawing, width, height, palette, lightSide } = stage
  const [x, y] = [islet.x * width, islet.y * height]
  const [w, h] = [islet.width * width, islet.height * height]
  const ring = (out: number, down: number, name: string): Point[] => {
    const noise = lineNoise(stage.name, name, x)
    return steps(22, 0, 21 / 22).map((turn): Point => {
      const angle = turn * Math.PI * 2
      const rough = 1 + 0.16 * layered(noise, 3 + 2 * Math.cos(angle) + Math.sin(angle), 3)
      return [x + Math.cos(angle) * w * out * rough, y + Math.sin(angle) * w * down * rough]
    })
  }
  drawing.path(curve(ring(0.86, 0.2, 'shelf'), true), '#8fe6d2', { opacity: 0.5 })
  drawing.path(curve(ring(0.7, 0.14, 'bar'), true), '#c4f2de', { opacity: 0.8 })
  drawing.path(curve(ring(0.57, 0.085, 'surf'), true), palette.foam, { opacity: 0.7 })
  drawing.path(curve(ring(0.54, 0.076, 'sand'), true), seen(stage, '#f8e9c4'))
  const noise = lineNoise(stage.name, 'green', x)
  const top = steps(25).map((t): Point => {
    const rise = Math.sin(Math.PI * t) ** 0.7 * (0.72 + 0.42 * layered(noise, t * 4, 3))
    return [x + (t - 0.5) * w * 0.96, y - h * clamp(rise, 0, 1.2)]
  })
  const foot = steps(11, 1, 0).map((t): Point => [
    x + (t - 0.5) * w * 0.98,
    y + w * 0.042 * Math.sin(Math.PI * t),
  ])
  const green = seen(stage, islet.colour)
  const shade = mix(green, palette.shadow, 0.4)
  drawing.path(`${curve(top)}L${curve(foot).slice(1)}z`, shade)
  const random = seeded(stage.name, 'bushes', x)
  const floor = (t: number): number => y + w * 0.036 * Math.sin(Math.PI * t)
  for (const up of [1, 0.72, 0.46, 0.2]) {
    let [dark, lit] = ['', '']
    for (const t of steps(17, 0.04, 0.96)) {
      const across = t + random.range(-0.02, 0.02)
      const ridge = top[Math.round(across * 24)] ?? [x, y]
      const r = w * random.range(0.022, 0.046)
      const [px, py] = [
        ridge[0],
        lerp(floor(across), ridge[1], up * random.range(0.9, 1)) - r * 0.2,
      ]
      dark += disc(px, py, r)
      lit += disc(px + lightSide * r * 0.22, py - r * 0.28, r * 0.78)
    }
    drawing.path(dark, mix(shade, green, 0.25 + 0.35 * up))
    drawing.path(lit, mix(mix(shade, green, 0.5 + 0.4 * up), '#cfe394', 0.2 * up))
  }
}

/** Draws a shoal of pale sand under clear water. */
function paintShoal(stage: Stage, shoal: Shoal): void {
  const { drawing, width, height } = stage
  const [x, y, w] = [shoal.x * width, shoal.y * height, shoal.width * width]
  const noise = lineNoise(stage.name, 'shoal', x)
  const ring = (out: number): string =>
    curve(
      steps(24, 0, 23 / 24).map((turn): Point => {
        const angle = turn * Math.PI * 2
        const rough = 1 + 0.24 * layered(noise, 4 + 2 * Math.cos(angle) + 1.4 * Math.sin(angle), 3)
        return [
          x + Math.cos(angle) * w * 0.5 * out * rough,
          y + Math.sin(angle) * w * 0.5 * shoal.flat * out * rough,
        ]
      }),
      true,
    )
  drawing.path(ring(1), shoal.colour, { opacity: 0.35 })
  drawing.path(ring(0.78), shoal.colour, { opacity: 0.4 })
  drawing.path(ring(0.5), shoal.colour, { opacity: 0.4 })
}
