import { mix } from '../kit/colour.ts'
import { radians, steps } from '../kit/numbers.ts'
import { disc, tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Burst, Fireworks } from './sky-parts.ts'

/** Draws bursts of fireworks: tails that thin out from the middle, a star at the end of each. */
export function paintFireworks(stage: Stage, { bursts }: Fireworks): void {
  bursts.forEach((burst, index) => paintBurst(stage, burst, index))
}

function paintBurst(stage: Stage, burst: Burst, index: number): void {
  const { drawing, width, horizon } = stage
  const random = seeded(stage.name, 'burst', index)
  const [x, y] = [burst.at[0] * width, burst.at[1] * horizon]
  const radius = burst.radius * width
  const glow = drawing.radial(
    [
      [0, burst.colour, 0.42],
      [0.5, burst.colour, 0.13],
      [1, burst.colour, 0],
    ],
    [x, y],
    radius * 1.7,
  )
  drawing.circle(x, y, radius * 1.7, glow)
  let [tails, stars, sparks] = ['', '', '']
  const rings = burst.weeps ? [1] : [1, 0.62]
  for (const ring of rings) {
    const count = Math.round(26 * (0.5 + 0.5 * ring))
    for (const turn of steps(count, 0, 360 - 360 / count)) {
      const angle = radians(turn + random.range(-4, 4))
      const out = radius * ring * random.range(0.88, 1.06)
      const drop = (burst.weeps ? 0.62 : 0.16) * out
      const [ex, ey] = [x + Math.cos(angle) * out, y + Math.sin(angle) * out + drop]
      const [mx, my] = [x + Math.cos(angle) * out * 0.62, y + Math.sin(angle) * out * 0.66]
      const near = out * random.range(0.1, 0.34)
      const [sx, sy] = [x + Math.cos(angle) * near, y + Math.sin(angle) * near]
      tails += `M${tenth(sx)} ${tenth(sy)}Q${tenth(mx)} ${tenth(my)} ${tenth(ex)} ${tenth(ey)}`
      stars += disc(ex, ey, stage.scale * random.range(1.1, 2.1))
      if (burst.weeps)
        sparks += disc(
          ex + random.range(-3, 3),
          ey + random.range(6, 18) * stage.scale,
          stage.scale * 0.8,
        )
    }
  }
  const pale = mix(burst.colour, '#fff6dc', 0.45)
  drawing.line(tails, burst.colour, 1.5 * stage.scale, { opacity: 0.75 })
  drawing.path(stars, pale)
  drawing.path(sparks, pale, { opacity: 0.7 })
}
