/** What a timer can count to, in milliseconds: some 24 days. */
const longest = 2 ** 31 - 1

/**
 * The promise, or a rejection when it has not settled in time.
 * @param milliseconds Infinity waits for ever.
 */
export function withDeadline<Value>(
  promise: PromiseLike<Value>,
  milliseconds: number,
  late: () => Error,
): Promise<Value> {
  if (milliseconds > longest) return Promise.resolve(promise)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds)
    const inTime =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        clearTimeout(timer)
        settle(outcome)
      }
    promise.then(inTime(resolve), inTime(reject))
  })
}
