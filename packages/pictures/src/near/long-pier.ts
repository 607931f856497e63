import { mix } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import { pair, polygon } from '../kit/path.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import { apart, midway, seenAt, upright } from './plan.ts'
import type { LongPier, Spot } from './waterfront-parts.ts'

/** Draws a long pier on piles from its head near by to its root on the shore. */
export function paintLongPier(stage: Stage, pier: LongPier): void {
  const { drawing, palette } = stage
  const long = apart(pier.from, pier.to)
  const wood = seen(stage, '#9c7a5a')
  const dark = mix(wood, palette.shadow, 0.55)
  const at = (t: number, back = 0): Spot => {
    const [right, away] = midway(pier.from, pier.to, t)
    return [right + back * 0.5, away + back]
  }
  const bays = steps(Math.round(long / 5) + 1, 1, 0)
  for (const t of bays) paintTrestle(stage, pier, (back) => at(t, back), [wood, dark])
  drawing.path(
    upright(stage, at(0), at(1), pier.height - 0.7, pier.height),
    mix(wood, palette.shadow, 0.3),
  )
  drawing.path(
    upright(stage, at(0), at(1), pier.height - 0.12, pier.height + 0.12),
    mix(wood, '#fff0d0', 0.5),
  )
  const rails = [0.6, 1.15].map(
    (up) =>
      `M${pair(seenAt(stage, at(0), pier.height + up))}L${pair(seenAt(stage, at(1), pier.height + up))}`,
  )
  const posts = steps(Math.round(long / 2.5) + 1).map((t) => {
    const spot = at(t)
    return `M${pair(seenAt(stage, spot, pier.height))}L${pair(seenAt(stage, spot, pier.height + 1.15))}`
  })
  drawing.line(rails.join('') + posts.join(''), mix(wood, '#fff0d0', 0.3), 0.9 * stage.scale)
  for (const t of steps(Math.round(long / 20), 0.94, 0.1)) paintLamp(stage, at(t), pier.height)
  paintShelter(stage, pier, at)
}

function paintTrestle(
  stage: Stage,
  { height }: LongPier,
  at: (back: number) => Spot,
  [wood, dark]: readonly [ReturnType<typeof seen>, ReturnType<typeof seen>],
): void {
  const { drawing, focal, palette } = stage
  const [front, back] = [at(0), at(3.4)]
  const wide = (focal * 0.34) / front[1]
  const leg = (spot: Spot): string =>
    `M${pair(seenAt(stage, spot, -0.3))}L${pair(seenAt(stage, spot, height - 0.3))}`
  drawing.line(leg(back), dark, wide * 0.9, { cap: 'butt' })
  const brace = `M${pair(seenAt(stage, front, 1))}L${pair(seenAt(stage, back, height - 0.8))}M${pair(seenAt(stage, back, 1))}L${pair(seenAt(stage, front, height - 0.8))}`
  drawing.line(brace, dark, wide * 0.5)
  drawing.line(leg(front), wood, wide, { cap: 'butt' })
  const weed = `M${pair(seenAt(stage, front, 0))}L${pair(seenAt(stage, front, 0.9))}`
  drawing.line(weed, mix('#3f5a4a', palette.shadow, 0.4), wide, { cap: 'butt' })
  const likeness = `M${pair(seenAt(stage, front, -0.2))}L${pair(seenAt(stage, front, -height * 1.2))}`
  drawing.line(likeness, mix(wood, palette.waveDark, 0.5), wide, { cap: 'butt', opacity: 0.32 })
}

function paintLamp(stage: Stage, spot: Spot, height: number): void {
  const size = stage.focal / spot[1]
  const [x, y] = seenAt(stage, spot, height + 3.4)
  stage.drawing.line(
    `M${pair(seenAt(stage, spot, height))}L${pair([x, y])}`,
    seen(stage, '#f3ecdd'),
    Math.max(0.8, size * 0.12),
  )
  stage.drawing.circle(x, y, Math.max(1, size * 0.26), seen(stage, '#fff4d2'))
}

function paintShelter(
  stage: Stage,
  { height }: LongPier,
  at: (t: number, back?: number) => Spot,
): void {
  const { drawing, palette } = stage
  const white = seen(stage, '#f8f1e0')
  const [from, to] = [at(0.005, 1.2), at(0.075, 1.2)]
  drawing.path(upright(stage, from, to, height, height + 2.8), white)
  const panes = [0.12, 0.4, 0.68].map((t) =>
    upright(stage, midway(from, to, t), midway(from, to, t + 0.2), height + 1.1, height + 2.3),
  )
  drawing.path(panes.join(''), mix(white, palette.shadow, 0.55))
  drawing.path(
    polygon([
      seenAt(stage, at(-0.004, 1.2), height + 2.7),
      seenAt(stage, at(0.018, 2.4), height + 4.4),
      seenAt(stage, at(0.062, 2.4), height + 4.4),
      seenAt(stage, at(0.082, 1.2), height + 2.7),
    ]),
    seen(stage, '#7c6a5e'),
  )
}
