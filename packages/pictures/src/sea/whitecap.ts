import { lens, tenth } from '../kit/path.ts'
import type { Random } from '../kit/random.ts'

/** A small breaking crest: a low ragged ridge of foam with torn streaks trailing down its back. */
export function whitecap(x: number, y: number, size: number, random: Random): string {
  const w = tenth(size * 2)
  const h = Math.max(0.8, size * random.range(0.13, 0.2))
  const ridge =
    `M${tenth(x - size)} ${tenth(y + h * 0.5)}` +
    `q${tenth(w * 0.16)} ${tenth(-h * 1.3)} ${tenth(w * 0.34)} ${tenth(-h * 1.2)}` +
    `t${tenth(w * 0.24)} ${tenth(h * 0.1)}q${tenth(w * 0.2)} ${tenth(-h * 0.2)} ${tenth(w * 0.42)} ${tenth(h * 1.1)}` +
    `q${tenth(-w * 0.26)} ${tenth(-h * 0.25)} ${tenth(-w * 0.5)} ${tenth(h * 0.15)}` +
    `t${tenth(-w * 0.5)} ${tenth(-h * 0.15)}z`
  const trail = [0, 1].map(() =>
    lens(
      x + size * random.range(-0.9, 0.9),
      y + h * random.range(1.2, 2.6),
      size * random.range(0.5, 1.2),
      Math.max(0.4, h * random.range(0.16, 0.3)),
    ),
  )
  return ridge + trail.join('')
}
