import { mix } from '../kit/colour.ts'
import { radians, steps } from '../kit/numbers.ts'
import { pair } from '../kit/path.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import { apart, level, seenAt, upright } from './plan.ts'
import type { Pontoons, Spot } from './waterfront-parts.ts'

const deck = 0.5

/** Draws pontoons from the air: their shadows, walkways with fingers, and the piles that hold them. */
export function paintPontoons(stage: Stage, { walks }: Pontoons): void {
  const { drawing, palette, focal } = stage
  const wood = seen(stage, '#d3bd97')
  for (const { from, to, finger, every } of walks) {
    const long = apart(from, to)
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    const at = (on: number, left: number): Spot => {
      const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
      return [from[0] + cos * on - sin * left, from[1] + sin * on + cos * left]
    }
    const plank = (on: number, to2: number, left: number, right: number): readonly Spot[] => [
      at(on, left),
      at(to2, left),
      at(to2, right),
      at(on, right),
    ]
    const fingers = steps(Math.floor(long / every) + 1, 0, Math.floor(long / every) * every)
    const planks = [
      plank(0, long, -1.1, 1.1),
      ...fingers.flatMap((on) => [
        plank(on - 0.4, on + 0.4, 1, finger),
        plank(on - 0.4, on + 0.4, -1, -finger),
      ]),
    ]
    drawing.path(planks.map((spots) => level(stage, spots, -0.5)).join(''), palette.waveDark, {
      opacity: 0.45,
    })
    drawing.path(
      planks.map((spots) => upright(stage, spots[0] ?? from, spots[3] ?? from, 0, deck)).join(''),
      mix(wood, palette.shadow, 0.5),
    )
    drawing.path(planks.map((spots) => level(stage, spots, deck)).join(''), wood)
    const seams = steps(Math.round(long / 1.2)).map((t) => {
      const on = t * long
      return `M${pair(seenAt(stage, at(on, -1.1), deck))}L${pair(seenAt(stage, at(on, 1.1), deck))}`
    })
    drawing.line(seams.join(''), mix(wood, palette.shadow, 0.35), 0.7 * stage.scale, {
      opacity: 0.45,
    })
    for (const on of fingers)
      for (const side of [-1, 1]) {
        const spot = at(on, side * finger)
        const pile = `M${pair(seenAt(stage, spot, 0))}L${pair(seenAt(stage, spot, 3))}`
        drawing.line(pile, mix('#6a6258', palette.shadow, 0.2), (focal * 0.36) / spot[1], {
          cap: 'butt',
        })
      }
  }
}
