import { minutesOf, minutesOfDay } from './day.ts'
import type { Slot } from './slots.ts'

/** Two dates that take the same yacht, room or person at the same time. */
interface Clash {
  readonly one: Slot
  readonly other: Slot
  /** The id of what both take. */
  readonly over: string
}

/** When one thing is taken: the minutes of each taking, and by which slot. */
interface Taken {
  readonly from: number[]
  readonly to: number[]
  readonly by: Slot[]
}

/** Every date that takes something that a date before it still has. */
export function clashesOf(slots: readonly Slot[]): Clash[] {
  const taken = new Map<string, Taken>()
  for (const slot of slots) {
    if (slot.override?.cancelled) continue
    const { yacht, room, leader } = slot.rule
    if (yacht !== undefined) take(taken, yacht, slot)
    if (room !== undefined) take(taken, room, slot)
    if (leader !== undefined) take(taken, leader, slot)
  }
  return [...taken].flatMap(([over, one]) => clashesOver(over, one))
}

function take(taken: Map<string, Taken>, id: string, slot: Slot): void {
  let list = taken.get(id)
  if (!list) taken.set(id, (list = { from: [], to: [], by: [] }))
  const at = minutesOf(slot.rule.at)
  const until = minutesOf(slot.rule.until)
  if (!slot.meetings) {
    add(list, slot, slot.first * minutesOfDay + at, slot.last * minutesOfDay + until)
    return
  }
  for (const day of slot.meetings)
    add(list, slot, day * minutesOfDay + at, day * minutesOfDay + until)
}

function add({ from, to, by }: Taken, slot: Slot, start: number, end: number): void {
  from.push(start)
  to.push(end)
  by.push(slot)
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
