import { clamp } from '../kit/numbers.ts'
import type { Vector } from '../kit/vector.ts'

/** A hull in metres; `u` runs from stern 0 to stem 1. */
export interface Lines {
  readonly length: number
  /** Half the beam: the most, at the stern, and where along the hull the most is. */
  readonly beam: number
  readonly sternBeam: number
  readonly widest: number
  /** Height of the deck edge at bow, middle and stern. */
  readonly bow: number
  readonly middle: number
  readonly stern: number
  /** Depth of the canoe body. */
  readonly draught: number
  /** How far the stem leans, and how far the stern lifts clear of the water. */
  readonly rake: number
  readonly counter: number
}

export const hulls = {
  sloop: {
    length: 12.2,
    beam: 1.95,
    sternBeam: 1.55,
    widest: 0.38,
    draught: 0.6,
    bow: 1.5,
    middle: 1.2,
    stern: 1.15,
    rake: 0.25,
    counter: 0,
  },
  classic: {
    length: 16,
    beam: 2.05,
    sternBeam: 1.15,
    widest: 0.48,
    draught: 1,
    bow: 2.1,
    middle: 1.15,
    stern: 1.35,
    rake: 0.15,
    counter: 0.9,
  },
  dinghy: {
    length: 4.3,
    beam: 0.8,
    sternBeam: 0.62,
    widest: 0.42,
    draught: 0.16,
    bow: 0.62,
    middle: 0.46,
    stern: 0.46,
    rake: 0.25,
    counter: 0,
  },
  motor: {
    length: 11.5,
    beam: 1.9,
    sternBeam: 1.75,
    widest: 0.34,
    draught: 0.7,
    bow: 1.95,
    middle: 1.25,
    stern: 1.1,
    rake: 1.5,
    counter: 0,
  },
} satisfies Record<string, Lines>

/** The shape of a hull, side by side: `side` is 1 for port, -1 for starboard. */
export interface HullShape {
  readonly lines: Lines
  /** Half the beam at `u`. */
  beamAt(u: number): number
  /** Height of the deck edge at `u`. */
  sheerAt(u: number): number
  /** A point of the skin: `v` from the deck edge 0 to the keel 1. */
  point(u: number, v: number, side: number): Vector
  /** The `v` at which the skin has this height above the water. */
  down(u: number, height: number): number
  /** The deck edge's height at a distance forward of the middle. */
  deckAt(x: number): number
}

/** The shape that follows from a hull's lines: superellipse sections between sheer and keel. */
export function hullShape(lines: Lines): HullShape {
  const beamAt = (u: number): number =>
    u > lines.widest
      ? lines.beam * Math.max(0, 1 - ((u - lines.widest) / (1 - lines.widest)) ** 2.3) ** 0.72
      : lines.beam - (lines.beam - lines.sternBeam) * ((lines.widest - u) / lines.widest) ** 2
  const sheerAt = (u: number): number =>
    u > 0.4
      ? lines.middle + (lines.bow - lines.middle) * ((u - 0.4) / 0.6) ** 1.8
      : lines.middle + (lines.stern - lines.middle) * ((0.4 - u) / 0.4) ** 1.6
  const keelAt = (u: number): number =>
    0.12 -
    (lines.draught + 0.12) * Math.sin(Math.PI * clamp(u * 0.9 + 0.07)) ** 0.8 +
    lines.counter * Math.max(0, 1 - u / 0.2) ** 1.5
  return {
    lines,
    beamAt,
    sheerAt,
    point: (u, v, side) => {
      const angle = (clamp(v) * Math.PI) / 2
      const [sheer, keel] = [sheerAt(u), keelAt(u)]
      const y = beamAt(u) * Math.max(0, Math.cos(angle)) ** 0.5 * side
      const z = sheer - (sheer - keel) * Math.sin(angle) ** 1.15
      const lean = 1 - (z - keel) / (sheer - keel + 1e-6)
      const x = (u - 0.5) * lines.length - lines.rake * lean * Math.max(0, (u - 0.75) / 0.25)
      return [x, y, z]
    },
    down: (u, height) => {
      const [sheer, keel] = [sheerAt(u), keelAt(u)]
      const share = clamp((sheer - height) / (sheer - keel))
      return Math.asin(share ** (1 / 1.15)) / (Math.PI / 2)
    },
    deckAt: (x) => sheerAt(clamp(x / lines.length + 0.5)),
  }
}
