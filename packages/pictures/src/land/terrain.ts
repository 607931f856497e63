import { clamp } from '../kit/numbers.ts'
import type { Point } from '../kit/path.ts'

/** The heights of the land drawn so far, so that what is built on it stands on it. */
export interface Terrain {
  /** Remembers a skyline from left to right. */
  raise(skyline: readonly Point[]): void
  /** The y of the ground at an x: of the highest land there, or of the nearest layer only. */
  groundAt(x: number, layer?: 'highest' | 'nearest'): number
}

/** Land that is all at sea level. */
export function terrainAt(horizon: number): Terrain {
  const layers: (readonly Point[])[] = []
  return {
    raise: (skyline) => layers.push(skyline),
    groundAt: (x, layer = 'highest') => {
      if (layer === 'highest')
        return Math.min(horizon, ...layers.map((line) => heightOf(line, x) ?? horizon))
      const nearest = layers.toReversed().find((line) => heightOf(line, x) !== undefined)
      return nearest ? (heightOf(nearest, x) ?? horizon) : horizon
    },
  }
}

function heightOf(line: readonly Point[], x: number): number | undefined {
  const next = line.findIndex(([px]) => px >= x)
  const [from, to] = [line[next - 1], line[next]]
  if (!from || !to) return undefined
  const t = clamp((x - from[0]) / Math.max(1e-6, to[0] - from[0]))
  return from[1] + (to[1] - from[1]) * t
}
