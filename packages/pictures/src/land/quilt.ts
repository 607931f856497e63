import { mix } from '../kit/colour.ts'
import { held, lerp, steps } from '../kit/numbers.ts'
import { curve, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { seen } from './ground.ts'
import type { Hills } from './land-parts.ts'
import type { Fields } from './place-parts.ts'

/** Draws fields edge to edge that follow the swell of a hill, hedges between them. */
export function paintQuilt(
  stage: Stage,
  hills: Hills,
  { colours, count }: Fields,
  hill: { readonly top: readonly Point[]; readonly outline: string; readonly index: number },
): void {
  const { drawing, horizon, scale } = stage
  const random = seeded(stage.name, 'quilt', hill.index)
  const far = hills.far ?? 0.3
  const at = (along: number, down: number): Point => {
    const [x, y] = held(hill.top, along * (hill.top.length - 1))
    return [x, lerp(y, horizon, down)]
  }
  let hedges = ''
  drawing.group({ clip: drawing.clip(hill.outline) }, () => {
    const rows = [0.06, 0.27, 0.5, 0.76]
    rows.slice(0, -1).forEach((from, row) => {
      const to = held(rows, row + 1)
      const edges = steps(count + 1).map((t) => t + random.range(-0.3, 0.3) / count)
      edges.slice(0, -1).forEach((left, i) => {
        const right = held(edges, i + 1)
        const lean = random.range(-0.1, 0.1) / count
        const upper = steps(6, left, right).map((t) => at(t, from))
        const lower = steps(6, right + lean, left + lean).map((t) => at(t, to))
        const field = `${curve(upper)}L${curve(lower).slice(1)}z`
        const colour = seen(stage, random.pick(colours), far)
        if (random.chance(0.72)) drawing.path(field, colour, { opacity: 0.6 })
        hedges += `${curve(upper)}M${pair(held(upper, 0))}L${pair(held(lower, 5))}`
      })
    })
    const hedge = mix(seen(stage, hills.colour, far), seen(stage, '#2f5f45', far), 0.6)
    drawing.line(hedges, hedge, 1.5 * scale, { opacity: 0.55 })
  })
}
