/** `value` held between `low` and `high`. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value))
}

/** The value a share `t` of the way from `from` to `to`. */
export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t
}

/** 0 up to `from`, 1 beyond `to`, with a soft start and a soft end between them. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** `count` numbers from `from` to `to`, both included. */
export function steps(count: number, from = 0, to = 1): number[] {
  return Array.from({ length: count }, (_, index) =>
    lerp(from, to, count === 1 ? 0 : index / (count - 1)),
  )
}

/** The entry at `index`, the nearest one where the list is too short; an empty list throws. */
export function held<T>(list: readonly T[], index: number): T {
  const entry = list[clamp(Math.round(index), 0, list.length - 1)]
  if (entry === undefined) throw new RangeError('found an empty list where an entry is needed')
  return entry
}

/** Degrees as radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** An angle in degrees as its equal between -180 and 180. */
export function halfTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}
