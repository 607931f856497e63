import type { Drawing } from '../kit/drawing.ts'
import { filling } from './plates.ts'
import type { Plate } from './scene.ts'

/** A picture of people in a room. */
export function indoors(
  name: string,
  alt: string,
  tint: `tint-${string}`,
  paint: (drawing: Drawing) => void,
): Plate {
  return filling(name, alt, { palette: 'westCountry', tint }, paint)
}
