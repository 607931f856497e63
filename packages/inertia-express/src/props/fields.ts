/** An object's fields, or a list's items by their indexes. */
export type Fields = Record<string, unknown>

/** The keys of what JSON holds of an object or list: gaps in a list too, but not its other keys. */
export function keysOf(source: object): string[] {
  return Array.isArray(source)
    ? Array.from(source, (_, index) => String(index))
    : Object.keys(source)
}

/** Sets a field of any name; by assignment, `__proto__` would change the prototype instead. */
export function setField(into: Fields, key: string, value: unknown): void {
  if (key !== '__proto__') into[key] = value
  else
    Object.defineProperty(into, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
}

/** Has a field say nothing: an object lives without it, a list keeps the places of the others. */
export function leaveOut(into: Fields, key: string): void {
  if (Array.isArray(into)) setField(into, key, null)
  else if (Object.hasOwn(into, key)) delete into[key]
}
