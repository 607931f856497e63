import type { Drawing } from '../kit/drawing.ts'
import { radians } from '../kit/numbers.ts'
import type { Point } from '../kit/path.ts'
import type { MarkInk } from './ink.ts'

/** The two sails, which are the needle of the compass; on the mark's grid of 64. */
export const sails = {
  main: 'M30.4 8.2C31 21 30.8 33 29.6 43.6L13.2 43.6C20.6 34.8 27.4 22.6 30.4 8.2z',
  jib: 'M33.6 4.6C42.6 17 48.4 30.4 49.4 43.6L33 43.6C34.6 30.6 34.8 17.6 33.6 4.6z',
} as const

const swells = {
  near: 'M7.2 49.6C11.6 46.4 16 46.4 20.2 49C24.6 51.6 28.6 51.6 32.8 49C37 46.4 41.2 46.4 45.4 49C49.4 51.4 53 51.4 56.8 49.4',
  far: 'M15.4 56.4C18.6 54.4 21.6 54.6 24.6 56.2C28 58 31.4 58 34.6 56.2C38 54.4 41.4 54.4 44.6 56.2C46.2 57 47.4 57.2 48.6 57',
} as const

const centre: Point = [32, 32]
const radius = 29
const ringEnd = 118

/**
 * The mark, on a grid of 64: a compass ring open at its foot, two sails as its needle, and the swell
 * that closes the ring.
 */
export function paintMark(drawing: Drawing, colours: MarkInk): void {
  const ring = `M${onRing(-ringEnd)}A${radius} ${radius} 0 1 1 ${onRing(ringEnd)}`
  drawing.line(ring, colours.ring, 2.6)
  drawing.line([-90, 90].map((angle) => tick(angle, 4.2)).join(''), colours.ring, 2)
  drawing.line([-60, -30, 30, 60].map((angle) => tick(angle, 2.4)).join(''), colours.ring, 2)
  drawing.path(sails.main, colours.main)
  drawing.path(sails.jib, colours.jib)
  drawing.line(swells.near, colours.swell, 3.2)
  drawing.line(swells.far, colours.swell, 2.6, { opacity: 0.65 })
}

function tick(angle: number, length: number): string {
  return `M${onRing(angle)}L${onRing(angle, radius - length)}`
}

function onRing(angle: number, from = radius): string {
  const [sine, cosine] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
  return `${(centre[0] + sine * from).toFixed(2)} ${(centre[1] - cosine * from).toFixed(2)}`
}
