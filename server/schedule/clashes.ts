import { minutesOf, minutesOfDay } from './day.ts'
import type { Day } from './day.ts'
import type { Occurrence } from './occurrence.ts'

/** Two dates that take the same yacht, room or person at the same time. */
interface Clash {
  readonly one: Occurrence
  readonly other: Occurrence
  /** The id of what both take. */
  readonly over: string
}

/** What one date takes at one time, in minutes since 1970. */
interface Taking {
  readonly from: number
  readonly to: number
  readonly by: Occurrence
}

/** Every date that takes something that a date before it still has. */
export function clashesOf(occurrences: readonly Occurrence[]): Clash[] {
  const taken = new Map<string, Taking[]>()
  for (const occurrence of occurrences.filter(({ override }) => !override?.cancelled)) {
    const { yacht, room, leader } = occurrence.rule
    const takings = takingsOf(occurrence)
    for (const id of [yacht, room, leader]) {
      if (id === undefined) continue
      const before = taken.get(id)
      if (before) before.push(...takings)
      else taken.set(id, [...takings])
    }
  }
  return [...taken].flatMap(([over, takings]) => clashesOver(over, takings))
}

function takingsOf(by: Occurrence): Taking[] {
  const at = minutesOf(by.rule.at)
  const until = minutesOf(by.rule.until)
  const takingOn = (first: Day, last: Day): Taking => {
    return { by, from: first * minutesOfDay + at, to: last * minutesOfDay + until }
  }
  return by.meetings?.map((day) => takingOn(day, day)) ?? [takingOn(by.first, by.last)]
}

function clashesOver(over: string, takings: readonly Taking[]): Clash[] {
  const clashes: Clash[] = []
  let latest: Taking | undefined
  for (const taking of takings.toSorted((one, other) => one.from - other.from)) {
    if (latest && latest.by !== taking.by && taking.from < latest.to)
      clashes.push({ one: latest.by, other: taking.by, over })
    if (!latest || taking.to > latest.to) latest = taking
  }
  return clashes
}
