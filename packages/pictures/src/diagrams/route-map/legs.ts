import { held } from '../../kit/numbers.ts'
import type { Point } from '../../kit/path.ts'
import { passage } from './passage.ts'
import { canalsIn, shoresIn } from './shores.ts'
import type { Stop } from './stop.ts'
import type { View } from './view.ts'
import { watersAround } from './waters.ts'

/** The way between two way points. */
export interface Leg {
  readonly points: readonly Point[]
  /** It is sailed there and back, or more often. */
  readonly bothWays: boolean
}

/** The legs between the stops; one that is sailed again is there once. */
export function legsOf(stops: readonly Stop[], view: View): Leg[] {
  const waters = watersAround(shoresIn(view), canalsIn(view), view.width, view.height)
  const pairs = stops.slice(1).map((to, index) => [held(stops, index), to] as const)
  const keys = pairs.map(([from, to]) => [from.name, to.name].toSorted().join('/'))
  return pairs
    .map(([from, to], index) => ({ from, to, key: held(keys, index), index }))
    .filter(({ key, index }) => keys.indexOf(key) === index)
    .map(({ from, to, key }): Leg => {
      const ends = [from, to].map(({ lon, lat }) => view.project([lon, lat]))
      return {
        points: passage(waters, held(ends, 0), held(ends, 1)),
        bothWays: keys.filter((each) => each === key).length > 1,
      }
    })
}
