import { lerp } from './numbers.ts'
import { seeded } from './random.ts'

/** A smooth curve without a period to be seen; values lie between -1 and 1. */
export type Noise = (x: number) => number

/** Value noise along a line. */
export function lineNoise(...name: readonly (string | number)[]): Noise {
  const random = seeded(...name, 'noise')
  const values = Float64Array.from({ length: 512 }, () => random.next() * 2 - 1)
  const value = (index: number): number => values[index & 511] ?? 0
  return (x) => {
    const cell = Math.floor(x)
    return lerp(value(cell), value(cell + 1), eased(x - cell))
  }
}

/** Several layers of one noise, each finer and weaker than the one before. */
export function layered(noise: Noise, x: number, layers = 4, gain = 0.5): number {
  let sum = 0
  let strength = 1
  let scale = 1
  for (let layer = 0; layer < layers; layer++) {
    sum += strength * noise(x * scale + layer * 37.7)
    strength *= gain
    scale *= 2.03
  }
  return sum
}

/** Layered value noise over a plane, 0 to 1. */
export function planeNoise(
  ...name: readonly (string | number)[]
): (x: number, y: number) => number {
  const random = seeded(...name, 'plane')
  const values = Float64Array.from({ length: 64 * 64 }, () => random.next())
  const value = (x: number, y: number): number => values[(y & 63) * 64 + (x & 63)] ?? 0
  const single = (x: number, y: number): number => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [eased(x - i), eased(y - j)]
    return lerp(
      lerp(value(i, j), value(i + 1, j), u),
      lerp(value(i, j + 1), value(i + 1, j + 1), u),
      v,
    )
  }
  return (x, y) =>
    single(x, y) * 0.55 +
    single(x * 2.1 + 9, y * 2.1 + 4) * 0.27 +
    single(x * 4.3 + 2, y * 4.3 + 7) * 0.12 +
    single(x * 8.9, y * 8.9 + 3) * 0.06
}

function eased(t: number): number {
  return t * t * (3 - 2 * t)
}
