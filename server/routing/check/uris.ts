import { parametersOf } from '../matcher.ts'
import { checkEachRoute, placedRoutes, violationsOf } from './violations.ts'
import type { Finding, RouteCheck } from './violations.ts'

/** A URI is written as browsers will ask for it, in text that means the same everywhere. */
export const urisAreGood = checkEachRoute(({ route: { uri } }) => {
  const shape = shapeFindings(uri)
  return shape.length > 0 ? shape : textFindings(uri.replaceAll(/\{[^{}]*\}/g, ''))
})

function shapeFindings(uri: string): Finding[] {
  if (!uri.startsWith('/')) return [[`'${uri}' does not begin with a slash`, `write '/${uri}'`]]
  if (!uri.includes('//') && (uri.length === 1 || !uri.endsWith('/'))) return []
  return [
    [
      `'${uri}' has a doubled or trailing slash, which is redirected away before it is matched`,
      `write '${uri.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '')}'`,
    ],
  ]
}

function textFindings(text: string): Finding[] {
  const character = /[^a-z0-9._~/-]/.exec(text)?.[0]
  if (character === undefined) return []
  if (character === '|' || character === '^') {
    return [
      [`ziggy-js reads the '${character}' in its text as part of an expression`, 'take it out'],
    ]
  }
  if (character === '{' || character === '}') {
    return [['a brace has no partner', 'write parameters as {name} or {name?}']]
  }
  return [
    [
      `its text has the character '${character}'`,
      'use lower-case letters, digits, hyphens and full stops; a query belongs to links',
    ],
  ]
}

/** Parameters can be told apart, are known by a pattern, and are optional only at the end. */
export const parametersAreGood = checkEachRoute(({ route: { uri } }, { patterns }) => {
  const written = [...uri.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
  const names = written.map((text) => text.replace(/\?$/, ''))
  const unnamed = names.filter((name) => !/^[a-zA-Z_]\w*$/.test(name))
  const repeated = names.filter((name, at) => names.indexOf(name) < at)
  const unknown = names.filter(
    (name) => /^\w+$/.test(name) && !Object.hasOwn(patterns.entries, name),
  )
  return [
    ...unnamed.map((name): Finding => [
      `the parameter '{${name}}' is no identifier`,
      'use letters and digits only',
    ]),
    ...repeated.map((name): Finding => [
      `it has two parameters '{${name}}'`,
      'give one of them another name',
    ]),
    ...unknown.map((name): Finding => [
      `nothing says what '{${name}}' may look like, so it would take any text`,
      `add a pattern for ${name}`,
    ]),
    ...optionalFindings(uri),
  ]
})

function optionalFindings(uri: string): Finding[] {
  const rest = uri.replace(/(?:\/\{[^{}]*\?\})+$/, '')
  const stray = /\{([^{}]*)\?\}/.exec(rest)?.[1]
  if (stray === undefined) return []
  return [
    [
      `the optional parameter '{${stray}?}' is not a whole segment at the end`,
      'move it to the end, or make it two routes',
    ],
  ]
}

/** A pattern is a regular expression for a whole value, and keeps out what changes an address. */
export const patternsAreGood: RouteCheck = (routes) => {
  const { file, entries } = routes.patterns
  const used = placedRoutes(routes).flatMap(({ route }) => parametersOf(route.uri))
  return Object.entries(entries).flatMap(([subject, pattern]) => {
    const isUsed = used.some(({ name }) => name === subject)
    const unused: Finding = [
      'no route has this parameter',
      'remove the pattern, or correct its name',
    ]
    return violationsOf({ file, subject }, isUsed ? patternFindings(pattern) : [unused])
  })
}

function patternFindings(pattern: string): Finding[] {
  if (/^\^|(?<!\\)\$$/.test(pattern)) {
    return [[`'${pattern}' has an anchor`, 'take ^ and $ out: it must fit the whole']]
  }
  if (/\(\?<[^=!]/.test(pattern)) {
    return [[`'${pattern}' names a group`, 'write (?: instead of (?<name>']]
  }
  const expression = expressionOf(pattern)
  if (typeof expression === 'string') {
    return [[`'${pattern}' is no regular expression: ${expression}`, 'correct it']]
  }
  const taken = harmful.find((value) => expression.test(value))
  if (taken === undefined) return []
  return [
    [
      `'${pattern}' takes ${taken === '' ? 'nothing at all' : `'${taken}'`}, which makes another address`,
      'say which characters a value has, and that it has some',
    ],
  ]
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
