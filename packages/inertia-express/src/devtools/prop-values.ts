import { captureJson } from './body-capture.ts'

/**
 * The values at these dotted paths of the props, as the client got them, without secrets. Values that
 * are too large together with those before them are named as such.
 */
export function valuesAt(
  paths: readonly string[],
  props: Readonly<Record<string, unknown>>,
  capture: Parameters<typeof captureJson>[1],
): Record<string, unknown> {
  const body = captureJson(props, { ...capture, limit: Infinity })
  if (body.status !== 'present') return {}

  let room = capture.limit
  const values = new Map<string, unknown>()
  for (const path of paths) {
    const value = valueAt(body.value, path.split('.'))
    if (value === undefined) continue
    // What lies in another prop is there already, and takes no room of its own.
    if (!path.includes('.')) room -= JSON.stringify(value).length
    values.set(path, room < 0 ? '[TOO LARGE]' : value)
  }
  return Object.fromEntries(values)
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let found = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Readonly<Record<string, unknown>>)[step]
  }
  return found
}
