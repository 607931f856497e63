/** A clock that can be put on. */
export interface ShiftedClock {
  now(): number
  /** In front of the machine's, in milliseconds. */
  shift: number
}

export function createShiftedClock(): ShiftedClock {
  const clock = { shift: 0, now: () => Date.now() + clock.shift }
  return clock
}
