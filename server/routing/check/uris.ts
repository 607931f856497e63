import { parametersOf } from '../matcher.ts'
import { placedRoutes } from './route-faults.ts'
import type { PlacedRoute, RouteCheck, RouteFault } from './route-faults.ts'

/** A URI is written as browsers will ask for it, in text that means the same everywhere. */
export const urisAreGood: RouteCheck = (routes) => placedRoutes(routes).flatMap(uriFaults)

function uriFaults({ file, name, route: { uri } }: PlacedRoute): RouteFault[] {
  const found = shapeFault(uri) ?? textFault(uri.replaceAll(/\{[^{}]*\}/g, ''))
  return found ? [{ file, subject: name, ...found }] : []
}

type Finding = Pick<RouteFault, 'message' | 'remedy'>

function shapeFault(uri: string): Finding | undefined {
  if (!uri.startsWith('/')) {
    return { message: `'${uri}' does not begin with a slash`, remedy: `write '/${uri}'` }
  }
  if (uri.includes('//') || (uri.length > 1 && uri.endsWith('/'))) {
    return {
      message: `'${uri}' has a doubled or trailing slash, which is redirected away before it is matched`,
      remedy: `write '${uri.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '')}'`,
    }
  }
  return undefined
}

function textFault(text: string): Finding | undefined {
  const character = /[^a-z0-9._~/-]/.exec(text)?.[0]
  if (character === undefined) return undefined
  if (character === '|' || character === '^') {
    return {
      message: `ziggy-js reads the '${character}' in its text as part of an expression`,
      remedy: 'take it out',
    }
  }
  if (character === '{' || character === '}') {
    return { message: 'a brace has no partner', remedy: 'write parameters as {name} or {name?}' }
  }
  return {
    message: `its text has the character '${character}'`,
    remedy: 'use lower-case letters, digits, hyphens and full stops; a query belongs to links',
  }
}

/** Parameters can be told apart, are known by a pattern, and are optional only at the end. */
export const parametersAreGood: RouteCheck = (routes) =>
  placedRoutes(routes).flatMap((placed) => parameterFaults(placed, routes.patterns.entries))

function parameterFaults(
  { file, name, route: { uri } }: PlacedRoute,
  patterns: Readonly<Record<string, string>>,
): RouteFault[] {
  const written = [...uri.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
  const names = written.map((text) => text.replace(/\?$/, ''))
  const fault = (message: string, remedy: string) => ({ file, subject: name, message, remedy })

  return [
    ...names
      .filter((parameter) => !/^[a-zA-Z_]\w*$/.test(parameter))
      .map((parameter) =>
        fault(`the parameter '{${parameter}}' is no identifier`, 'use letters and digits only'),
      ),
    ...names
      .filter((parameter, at) => names.indexOf(parameter) < at)
      .map((parameter) =>
        fault(`it has two parameters '{${parameter}}'`, 'give one of them another name'),
      ),
    ...names
      .filter((parameter) => /^\w+$/.test(parameter) && !Object.hasOwn(patterns, parameter))
      .map((parameter) =>
        fault(
          `nothing says what '{${parameter}}' may look like, so it would take any text`,
          `add a pattern for ${parameter}`,
        ),
      ),
    ...optionalFaults(uri, fault),
  ]
}

function optionalFaults(
  uri: string,
  fault: (message: string, remedy: string) => RouteFault,
): RouteFault[] {
  const rest = uri.replace(/(?:\/\{[^{}]*\?\})+$/, '')
  const stray = /\{([^{}]*)\?\}/.exec(rest)?.[1]
  if (stray === undefined) return []
  return [
    fault(
      `the optional parameter '{${stray}?}' is not a whole segment at the end`,
      'move it to the end, or make it two routes',
    ),
  ]
}

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
