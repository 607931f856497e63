import { mix, ramp } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { clamp } from '../kit/numbers.ts'
import { lens } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { depthOf } from '../world/stage.ts'
import type { Stage } from '../world/stage.ts'
import type { Silhouette } from './brush.ts'

/** How a vessel is mirrored. */
export interface Mirror {
  readonly name: string
  /** The y of the water that the vessel floats on. */
  readonly waterline: number
  readonly rows: number
  /** 1 for calm water, 0 for none to see. */
  readonly strength: number
}

/**
 * Draws the mirror image as rows of flat lenses, each row a slice of the silhouettes above. Every
 * slice has a stream of its own, so that a span that comes and goes moves nothing else.
 */
export function paintReflection(
  stage: Stage,
  silhouettes: readonly Silhouette[],
  mirror: Mirror,
): void {
  const { waterline, rows, strength } = mirror
  const top = Math.min(...silhouettes.flatMap(({ points }) => points.map(([, y]) => y)))
  const reach = (waterline - top) * 0.62
  const tint = ramp(stage.palette.sea, clamp(depthOf(stage, waterline)))
  const looks = new Map<string, string>()
  for (let row = 0; row < rows; row++) {
    const t = ((row + 0.5) / rows) ** 1.25
    const thick = reach * (((row + 1) / rows) ** 1.25 - (row / rows) ** 1.25)
    const slice = {
      row,
      t,
      thick,
      y: waterline + t * reach,
      source: waterline - (t * reach) / 0.62,
    }
    silhouettes.forEach(({ points, colour }, index) => {
      const span = crossing(points, slice.source)
      if (!span) return
      const shape = lensesOf(stage, mirror, slice, span, index)
      const key = `${mix(colour, tint, clamp(0.3 + 0.4 * t))} ${(strength * (1 - 0.82 * t)).toFixed(2)}`
      looks.set(key, (looks.get(key) ?? '') + shape)
    })
  }
  for (const [key, shape] of looks) {
    const [colour = '', opacity] = key.split(' ')
    stage.drawing.path(shape, colour as Colour, { opacity: Number(opacity) })
  }
}

interface Slice {
  readonly row: number
  readonly t: number
  readonly thick: number
  readonly y: number
  readonly source: number
}

function lensesOf(
  { clock }: Stage,
  { name }: Mirror,
  { row, t, thick, y }: Slice,
  [left, right]: readonly [number, number],
  index: number,
): string {
  const random = seeded(name, 'mirror', row, index)
  const sway =
    (clock.swing(2, row * 0.3) + 0.6 * clock.swing(3, row * 0.13)) * thick * 0.5 * (0.35 + t)
  const kept = !random.chance(0.1 + 0.22 * t)
  const pieces = random.chance(0.55) && row % 3 ? 2 : 1
  let shape = ''
  for (let piece = 0; piece < pieces; piece++) {
    const part = (right - left) / pieces
    const x = left + part * (piece + 0.5) + sway + random.gauss() * 0.5 * thick * (0.25 + t)
    const width = part * random.range(0.85, 1.2) + thick * 0.5
    const height = Math.min(thick * random.range(0.5, 1.1), width * 0.1 + 0.4)
    shape += lens(
      x,
      y + random.range(-0.25, 0.25) * thick,
      width,
      height,
      thick * random.range(-0.12, 0.12),
    )
  }
  return kept ? shape : ''
}

function crossing(
  points: readonly (readonly [number, number])[],
  y: number,
): readonly [number, number] | undefined {
  let [left, right] = [Infinity, -Infinity]
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from
    if ((from[1] - y) * (to[1] - y) > 0 || from[1] === to[1]) return
    const x = from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])
    left = Math.min(left, x)
    right = Math.max(right, x)
  })
  return right > left ? [left, right] : undefined
}
