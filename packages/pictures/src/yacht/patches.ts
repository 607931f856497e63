import { clamp, radians } from '../kit/numbers.ts'
import { add, between, cross, length, scaled, subtract, unit } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'

/** A sail as a surface: `s` from luff 0 to leech 1, `v` from foot 0 to head 1. Metres. */
export type Patch = (s: number, v: number) => Vector

interface Cut {
  /** Depth of the belly, a share of the width. */
  readonly camber: number
  /** The side the belly is on: 1 port, -1 starboard. */
  readonly lee: number
}

/** A three-cornered sail. `roach` is how far the leech stands out (or, below 0, is hollow). */
export function threeCornered(
  corners: { readonly tack: Vector; readonly head: Vector; readonly clew: Vector },
  cut: Cut & { readonly roach?: number; readonly draft?: number; readonly sag?: number },
): Patch {
  const { tack, head, clew } = corners
  const { roach = 0, draft = 0.42, sag = 0 } = cut
  return (s, v) => {
    const luff = between(tack, head, v)
    const straight = between(clew, head, v)
    const chord = unit(subtract(straight, luff))
    const leech = add(straight, scaled(chord, roach * Math.sin(Math.PI * v ** 0.85)))
    const belly = s < draft ? 1 - ((draft - s) / draft) ** 2 : 1 - ((s - draft) / (1 - draft)) ** 2
    const height = 0.45 + 0.55 * Math.sin(Math.PI * clamp(0.12 + 0.8 * v))
    const depth = length(subtract(leech, luff)) * cut.camber * belly * height
    const out = depth + sag * Math.sin(Math.PI * v) * (1 - s)
    return add(between(luff, leech, s), scaled(bellyTo(chord, cut.lee), out))
  }
}

/** A four-cornered sail under a gaff. */
export function fourCornered(
  corners: Record<'tack' | 'throat' | 'peak' | 'clew', Vector>,
  cut: Cut,
): Patch {
  return (s, v) => {
    const luff = between(corners.tack, corners.throat, v)
    const leech = between(corners.clew, corners.peak, v)
    const chord = subtract(leech, luff)
    const belly = 4 * s * (1 - s) * (0.8 + 0.4 * (1 - s))
    const height = 0.3 + 0.7 * Math.sin(Math.PI * clamp(0.05 + 0.93 * v))
    const depth = length(chord) * cut.camber * belly * height
    return add(between(luff, leech, s), scaled(bellyTo(unit(chord), cut.lee), depth))
  }
}

/** A spinnaker set flying: it balloons in the direction `out`. */
export function balloon(
  corners: { readonly tack: Vector; readonly head: Vector; readonly clew: Vector },
  bulge: number,
  out: Vector,
): Patch {
  const { tack, head, clew } = corners
  const half = scaled(subtract(clew, tack), 0.5)
  const direction = unit(out)
  return (s, v) => {
    const middle = between(between(tack, clew, 0.5), head, v)
    const width =
      Math.max(0, 1 - v) ** 0.62 * (1 + 0.55 * Math.sin(Math.PI * Math.min(1, v * 1.15)))
    const across = 1 - (s * 2 - 1) ** 2
    const profile = Math.sin(Math.PI * clamp(0.1 + 0.88 * v)) ** 0.8
    const depth =
      profile * 0.75 * (0.35 + 0.65 * across) + 0.25 * across * Math.sqrt(Math.max(0, 1 - v))
    return add(add(middle, scaled(half, (s * 2 - 1) * width)), scaled(direction, bulge * depth))
  }
}

/** An asymmetric spinnaker: a deep triangle, its luff thrown out to `out`. */
export function gennaker(
  corners: { readonly tack: Vector; readonly head: Vector; readonly clew: Vector },
  lee: number,
  out: Vector,
): Patch {
  const base = threeCornered(corners, { camber: 0.26, roach: 1.1, lee, draft: 0.45 })
  const direction = unit(out)
  return (s, v) => {
    const height = Math.sin(Math.PI * v ** 0.8)
    return add(base(s, v), scaled(direction, (1 - s) * 1.5 * height + 2 * height * s * (1 - s)))
  }
}

/** Aft, let out by `degrees` to the side `lee`. */
export function letOut(degrees: number, lee: number): Vector {
  return [-Math.cos(radians(degrees)), lee * Math.sin(radians(degrees)), 0]
}

function bellyTo(chord: Vector, lee: number): Vector {
  const side = unit(cross([0, 0, 1], chord))
  return side[1] * lee < 0 ? scaled(side, -1) : side
}
