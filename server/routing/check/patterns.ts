import { parametersOf } from '../uri.ts'
import { placedRoutes } from './fault.ts'
import type { RouteCheck, RouteFault } from './fault.ts'

/** A pattern is a regular expression for a whole value, and keeps out what changes an address. */
export const patternsAreGood: RouteCheck = (routes) => {
  const { file, entries } = routes.patterns
  const used = placedRoutes(routes).flatMap(({ route }) => parametersOf(route.uri))
  return Object.entries(entries).flatMap(([subject, pattern]) => {
    const isUsed = used.some(({ name }) => name === subject)
    const found = isUsed
      ? patternFault(pattern)
      : {
          message: 'no route has this parameter',
          remedy: 'remove the pattern, or correct its name',
        }
    return found ? [{ file, subject, ...found }] : []
  })
}

function patternFault(pattern: string): Pick<RouteFault, 'message' | 'remedy'> | undefined {
  if (/^\^|(?<!\\)\$$/.test(pattern)) {
    return {
      message: `'${pattern}' has an anchor`,
      remedy: 'take ^ and $ out: it must fit the whole',
    }
  }
  if (/\(\?<[^=!]/.test(pattern)) {
    return { message: `'${pattern}' names a group`, remedy: 'write (?: instead of (?<name>' }
  }
  const expression = expressionOf(pattern)
  if (typeof expression === 'string') {
    return { message: `'${pattern}' is no regular expression: ${expression}`, remedy: 'correct it' }
  }
  const taken = harmful.find((value) => expression.test(value))
  if (taken === undefined) return undefined
  return {
    message: `'${pattern}' takes ${taken === '' ? 'nothing at all' : `'${taken}'`}, which makes another address`,
    remedy: 'say which characters a value has, and that it has some',
  }
}

// Written into an address as they are, these end the segment, the path, or the site's own host.
const harmful = ['', '.', '..', '/', '//', 'a/b', '?', 'a?b', '#', 'a#b', '%', '%2F', '\\', 'a b']

function expressionOf(pattern: string): RegExp | string {
  try {
    return new RegExp(`^(?:${pattern})$`)
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*: /, '') : String(error)
  }
}
