/**
 * Where a picture stands in its loop: 0 at the start, 1 at the end, which is the start again.
 * A still picture is the loop's first moment.
 */
export interface Clock {
  readonly t: number
  /** A swing from -1 to 1, `times` whole swings in the loop, begun `phase` of a swing in. */
  swing(times: number, phase?: number): number
  /** From 0 to 1, once round in the loop for each of `times`, begun at `phase`. */
  round(times: number, phase?: number): number
}

/** The clock at `t`. Swings are whole numbers, so that the end of a loop meets its start. */
export function clockAt(t: number): Clock {
  const time = t % 1
  return {
    t: time,
    swing: (times, phase = 0) => Math.sin(2 * Math.PI * (Math.round(times) * time + phase)),
    round: (times, phase = 0) => (((Math.round(times) * time + phase) % 1) + 1) % 1,
  }
}
