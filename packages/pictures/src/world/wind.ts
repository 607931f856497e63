import { clamp, halfTurn, lerp } from '../kit/numbers.ts'

/**
 * One wind for a whole picture. `from` uses the same angles as a vessel's heading: 0 is from the
 * right, 90 from far away, 180 from the left, -90 from behind the camera.
 */
export interface Wind {
  readonly from: number
  /** Beaufort, 0 to 9. */
  readonly force: number
}

/** How a vessel on a heading stands to the wind. */
export interface PointOfSail {
  /** Degrees between the bow and the wind, 0 to 180. */
  readonly off: number
  /** The side the sails are on: 1 port, -1 starboard. */
  readonly lee: 1 | -1
  /** Degrees that boom and headsail are let out from the middle line. */
  readonly sheet: number
  /** Degrees of heel, positive with the starboard side down. */
  readonly heel: number
}

/** The nearest to the wind that a vessel is drawn sailing, in degrees. */
export const closestToWind = 38

/** The point of sail that follows from heading and wind. */
export function pointOfSail(heading: number, wind: Wind): PointOfSail {
  const angle = halfTurn(wind.from - heading)
  const off = Math.abs(angle)
  const lee = angle >= 0 ? -1 : 1
  const press = lerp(1, 0.16, clamp((off - 50) / 110))
  const heel = off < closestToWind ? 0 : clamp(wind.force * 3.1, 0, 22) * press
  return { off, lee, sheet: clamp(off * 0.57 - 13, 9, 80), heel: -lee * heel }
}
