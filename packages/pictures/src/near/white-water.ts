import { mix, ramp } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { held } from '../kit/numbers.ts'
import { lens, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Random } from '../kit/random.ts'
import { depthOf } from '../world/stage.ts'
import type { Stage } from '../world/stage.ts'

/** A place on a crest, and how far down from it the water is white, in pixels. */
export interface Broken {
  readonly at: Point
  readonly deep: number
}

/** The colour of the water at a y, and of foam that lies in shadow there. */
export function waterAt(stage: Stage, y: number): { own: Colour; dim: Colour } {
  const own = ramp(stage.palette.sea, depthOf(stage, y))
  return { own, dim: mix(stage.palette.foam, own, 0.46) }
}

/** Lays on white water that tumbles down from a crest: billows above, torn below, shaded at its foot. */
export function paintTumble(
  stage: Stage,
  crest: readonly Broken[],
  dim: Colour,
  random: Random,
): void {
  const { drawing, palette } = stage
  const half = mix(palette.foam, dim, 0.5)
  for (const [share, colour] of [
    [1, dim],
    [0.78, half],
    [0.56, palette.foam],
  ] as const) {
    const top = crest.map(({ at: [x, y], deep }): Point => [x, y + deep * 0.1 * (1 - share)])
    const foot = crest.map(({ at: [x, y], deep }): Point => {
      const torn = random.chance(0.3) ? random.range(0.15, 0.6) : random.range(0.7, 1)
      return [x + deep * random.range(-0.1, 0.1), y + deep * share * torn]
    })
    const line =
      `M${pair(held(top, 0))}` +
      billows(top, (i) => -held(crest, i).deep * 0.22 * random.range(0.3, 1.3)) +
      `L${pair(held(foot, foot.length - 1))}` +
      billows(foot.toReversed(), (i) => {
        const { deep } = held(crest, crest.length - 1 - i)
        return deep * share * 0.26 * random.range(0.4, 1.2)
      })
    drawing.path(`${line}z`, colour)
  }
}

/** A line of bulges from point to point, each as far up (below nought) or down as told. */
function billows(points: readonly Point[], bulge: (index: number) => number): string {
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [px, py] = held(points, index)
      const out = bulge(index)
      const [dx, dy] = [(x - px) * 0.1, (y - py) * 0.1]
      return `C${pair([px - dx, py - dy + out])} ${pair([x + dx, y + dy + out])} ${pair([x, y])}`
    })
    .join('')
}

/** Foam in streaks: so many flat strokes, each laid where `place` says, shorter the further out. */
export function streaks(
  random: Random,
  count: number,
  place: (out: number) => { at: Point; wide: number; thick: number },
): string {
  let foam = ''
  for (let i = 0; i < count; i++) {
    const { at, wide, thick } = place(random.next() ** 1.6)
    foam += lens(at[0], at[1], wide, Math.max(0.5, thick), thick * random.range(-0.6, 0.6))
  }
  return foam
}
