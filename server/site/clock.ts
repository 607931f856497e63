/** Reads the time: the only module that does (decision 2). Everything else is passed a clock. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }

/** A clock that starts at an instant and runs on from there. */
export function shiftedClock(instant: number): Clock {
  const shift = instant - Date.now()
  return { now: () => Date.now() + shift }
}
