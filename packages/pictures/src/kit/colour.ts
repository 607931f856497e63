import { clamp, lerp } from './numbers.ts'

/** A colour as `#rrggbb`. */
export type Colour = `#${string}`

/** A colour at a place between 0 and 1, and how much of it is laid on (1 unless told). */
export type Stop = readonly [at: number, colour: Colour, opacity?: number]

type Lab = readonly [lightness: number, a: number, b: number]

/** A colour a share `t` of the way from one to the other, as the eye sees it (OKLab). */
export function mix(from: Colour, to: Colour, t: number): Colour {
  const [l1, a1, b1] = toLab(from)
  const [l2, a2, b2] = toLab(to)
  return fromLab([lerp(l1, l2, clamp(t)), lerp(a1, a2, clamp(t)), lerp(b1, b2, clamp(t))])
}

/** The colour lighter (`by` above 0) or darker, its hue kept; `by` 1 is white. */
export function lighten(colour: Colour, by: number): Colour {
  const [l, a, b] = toLab(colour)
  return fromLab([clamp(l + by), a, b])
}

/** How light a colour looks: 0 black, 1 white. */
export function lightness(colour: Colour): number {
  return toLab(colour)[0]
}

/** The colour of a row of stops at `t`. */
export function ramp(stops: readonly Stop[], t: number): Colour {
  let before = stops[0]
  if (!before) throw new RangeError('found no colour stops')
  for (const stop of stops) {
    if (clamp(t) <= stop[0]) {
      return mix(before[1], stop[1], (clamp(t) - before[0]) / (stop[0] - before[0] || 1))
    }
    before = stop
  }
  return before[1]
}

/** Colours spread evenly from 0 to 1. */
export function evenly(...colours: readonly Colour[]): Stop[] {
  return colours.map((colour, index) => [index / Math.max(1, colours.length - 1), colour])
}

const known = new Map<string, Lab>()

function toLab(colour: Colour): Lab {
  const found = known.get(colour)
  if (found) return found
  const made = labOf(colour)
  known.set(colour, made)
  return made
}

function labOf(colour: Colour): Lab {
  const bits = Number.parseInt(colour.slice(1), 16)
  const [r, g, b] = [linear(bits >> 16), linear((bits >> 8) & 255), linear(bits & 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${parts.map((part) => hex(gamma(clamp(part)))).join('')}`
}

function linear(byte: number): number {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function gamma(share: number): number {
  return share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055
}

function hex(share: number): string {
  return Math.round(255 * clamp(share))
    .toString(16)
    .padStart(2, '0')
}
