/** Where values lie between two ends: ten times as much is always as far away. */
export interface LogScale {
  at(value: number): number
  /** The powers of ten that the scale has, the first and the last at its ends. */
  readonly ticks: readonly number[]
}

/** A scale of whole powers of ten that holds all of these values, which are above zero. */
export function logScale(
  values: readonly number[],
  [start, end]: readonly [start: number, end: number],
): LogScale {
  const first = Math.floor(Math.log10(Math.min(...values)))
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))))
  return {
    at: (value) => start + ((Math.log10(value) - first) / (last - first)) * (end - start),
    ticks: Array.from({ length: last - first + 1 }, (_, power) => 10 ** (first + power)),
  }
}
