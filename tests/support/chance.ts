/** Numbers from 0 to 1 that look like chance, from a linear congruence: the same for the same seed. */
export function chanceFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) % 4_294_967_296
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** One of some values by chance. */
export function oneOf<Value>(values: readonly Value[], chance: () => number): Value {
  return values[Math.floor(chance() * values.length)] as Value
}
