import { isPlain } from './prop-tree.ts'
import { Prop } from './prop.ts'

/**
 * Lets the promises in a value fail while nobody waits for them, which would end the process: because
 * it is not sent, or because other things come first.
 */
export function allowFailures(value: unknown): void {
  const seen = new Set<unknown>()
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    if (next instanceof Promise) next.catch(() => undefined)
    else if (next instanceof Prop) waiting.push(next.source)
    else if (Array.isArray(next) || isPlain(next)) {
      for (const inner of Object.values(next)) waiting.push(inner)
    }
  }
}
