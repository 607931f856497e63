import { clamp, steps } from '../kit/numbers.ts'
import type { Vector } from '../kit/vector.ts'

/** A container ship in metres: x forward of the middle, y to port, z up. */
export const ship = {
  length: 300,
  beam: 21,
  deck: 13,
  boot: 2.6,
  bridge: { from: -78, to: -64, top: 49 },
  funnel: { from: -112, to: -98, top: 42 },
} as const

/** Half the beam at a share `u` from stern 0 to stem 1, on deck and in the water. */
export function halfBeam(u: number, onDeck: boolean): number {
  const start = onDeck ? 0.84 : 0.68
  const stern = u < 0.08 ? 0.86 + u * 1.75 : 1
  const bow = clamp((u - start) / (1 - start))
  return ship.beam * stern * Math.max(0, 1 - bow ** (onDeck ? 2.4 : 1.7))
}

/** The edge of the deck, and the skin down at a height, on one side. */
export function skin(u: number, height: number, side: number): Vector {
  const top = deckAt(u)
  const up = clamp(height / top)
  const half = halfBeam(u, false) + (halfBeam(u, true) - halfBeam(u, false)) * up ** 1.5
  const rake = u > 0.9 ? ((u - 0.9) / 0.1) * 13 * (up - 1) : 0
  return [(u - 0.5) * ship.length + rake, side * half, height]
}

/** The forecastle and its bulwark stand above the deck. */
export function deckAt(u: number): number {
  return ship.deck + 7 * clamp((u - 0.87) / 0.05)
}

/** The stacks of containers: where each bay lies and how many tiers it has. */
export const bays: readonly {
  readonly from: number
  readonly to: number
  readonly tiers: number
  /** Half its width: the foremost stacks are narrower with the deck. */
  readonly half: number
}[] = steps(16, -140, 96)
  .filter((x) => !(x + 13 > ship.bridge.from && x < ship.bridge.to + 2))
  .filter((x) => !(x + 13 > ship.funnel.from && x < ship.funnel.to))
  .map((x, index) => ({
    from: x,
    to: x + 13.4,
    half: Math.min(20, halfBeam((x + 13.4) / ship.length + 0.5, true) - 0.4),
    tiers:
      x < ship.bridge.from
        ? 6
        : Math.round(9 - Math.max(0, x - 10) / 34 - (index % 3 === 1 ? 1 : 0)),
  }))
