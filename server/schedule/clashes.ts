import { minutesOf, minutesOfDay } from './day.ts'
import type { Occurrence } from './occurrence.ts'

/** Two dates that take the same yacht, room or person at the same time. */
interface Clash {
  readonly one: Occurrence
  readonly other: Occurrence
  /** The id of what both take. */
  readonly over: string
}

/** When one thing is taken: the minutes of each taking, and by which slot. */
interface Taken {
  readonly from: number[]
  readonly to: number[]
  readonly by: Occurrence[]
}

/** Every date that takes something that a date before it still has. */
export function clashesOf(occurrences: readonly Occurrence[]): Clash[] {
  const taken = new Map<string, Taken>()
  for (const occurrence of occurrences) {
    if (occurrence.override?.cancelled) continue
    const { yacht, room, leader } = occurrence.rule
    if (yacht !== undefined) take(taken, yacht, occurrence)
    if (room !== undefined) take(taken, room, occurrence)
    if (leader !== undefined) take(taken, leader, occurrence)
  }
  return [...taken].flatMap(([over, one]) => clashesOver(over, one))
}

function take(taken: Map<string, Taken>, id: string, occurrence: Occurrence): void {
  let list = taken.get(id)
  if (!list) taken.set(id, (list = { from: [], to: [], by: [] }))
  const at = minutesOf(occurrence.rule.at)
  const until = minutesOf(occurrence.rule.until)
  if (!occurrence.meetings) {
    add(
      list,
      occurrence,
      occurrence.first * minutesOfDay + at,
      occurrence.last * minutesOfDay + until,
    )
    return
  }
  for (const day of occurrence.meetings)
    add(list, occurrence, day * minutesOfDay + at, day * minutesOfDay + until)
}

function add({ from, to, by }: Taken, occurrence: Occurrence, start: number, end: number): void {
  from.push(start)
  to.push(end)
  by.push(occurrence)
}

function clashesOver(over: string, { from, to, by }: Taken): Clash[] {
  const clashes: Clash[] = []
  let latest = -1
  const inOrder = [...from.keys()].toSorted((a, b) => (from[a] ?? 0) - (from[b] ?? 0))
  for (const index of inOrder) {
    const [one, other] = [by[latest], by[index]]
    const end = to[latest] ?? -Infinity
    if (one && other && one !== other && (from[index] ?? 0) < end)
      clashes.push({ one, other, over })
    if ((to[index] ?? 0) > end) latest = index
  }
  return clashes
}
