/** Can it travel as it is? */
export function isFinal(value: unknown): boolean {
  const type = typeof value
  return value === null || type === 'string' || type === 'number' || type === 'boolean'
}

/** Most of what a page holds: told apart by one look, before the questions that cost more. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return (
    Object.getPrototypeOf(value) === Object.prototype && !hasToJson(value) && !isThenable(value)
  )
}

export function hasToJson(value: object): value is { toJSON(key: string): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function'
}

/** A promise of any make: database libraries have their own. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    value instanceof Promise || (typeof value === 'object' && value !== null && isThenable(value))
  )
}

function isThenable(value: object): value is PromiseLike<unknown> {
  return 'then' in value && typeof value.then === 'function'
}
