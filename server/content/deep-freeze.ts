/** Freezes a value and everything in it, so that no request can change what the next one reads. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const parts: unknown[] = value instanceof Map ? [...value.values()] : Object.values(value)
  for (const part of parts) deepFreeze(part)
  return Object.freeze(value)
}
