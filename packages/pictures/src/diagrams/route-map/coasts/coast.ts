/** Outlines by name: longitude and latitude in degrees, pair by pair, each outline closed. */
export type Coast = Readonly<Record<string, string>>

/** A place on the earth in degrees; east and north are positive. */
export type Place = readonly [longitude: number, latitude: number]

/**
 * The outlines of a coast.
 * @throws RangeError where something in an outline is not a pair of numbers.
 */
export function outlinesOf(coast: Coast): Place[][] {
  return Object.entries(coast).map(([name, text]) =>
    text.split(',').map((pair): Place => {
      const [longitude, latitude] = pair.trim().split(/\s+/).map(Number)
      if (longitude === undefined || latitude === undefined || !(Math.abs(latitude) < 85)) {
        throw new RangeError(`found “${pair.trim()}” in the outline ${name}; expected two numbers`)
      }
      return [longitude, latitude]
    }),
  )
}
