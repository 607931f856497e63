import type { RateLimit, Route } from '../define.ts'
import { placedRoutes } from './route-faults.ts'
import type { RouteCheck } from './route-faults.ts'

/** Options say something that is read, and do not contradict each other. */
export const optionsAreGood: RouteCheck = (routes) => {
  const limits = new Map<string, RateLimit>()
  return placedRoutes(routes).flatMap(({ file, name: subject, route }) =>
    [
      ...unknownOptions(route),
      ...wrongValues(route),
      ...wrongVisitor(route),
      ...otherLimit(route, limits),
    ].map(([message, remedy]) => ({ file, subject, message, remedy })),
  )
}

type Finding = readonly [message: string, remedy: string]

const known = [
  'visitor',
  'isConfirmed',
  'isDestination',
  'cache',
  'limit',
  'body',
  'unreadBody',
  'indexed',
  'table',
]

function unknownOptions({ options }: Route): Finding[] {
  return Object.keys(options)
    .filter((key) => !known.includes(key))
    .map((key) => [`there is no option '${key}'`, `use one of: ${known.join(', ')}`])
}

function wrongValues({ kind, method, options }: Route): Finding[] {
  const { visitor = 'none', cache, limit, body, unreadBody } = options
  const findings: Finding[] = []
  if (cache && (kind === 'action' || visitor !== 'none')) {
    findings.push([
      "only a page for everybody is kept, so 'cache' says nothing here",
      'take the option out',
    ])
  }
  if (cache && !isCount(cache.seconds, 0)) {
    findings.push([`it is kept ${cache.seconds} seconds`, 'give whole seconds; 0 keeps nothing'])
  }
  if (limit && !(isCount(limit.max, 1) && isCount(limit.seconds, 1))) {
    findings.push([
      `its limit is ${limit.max} calls in ${limit.seconds} seconds`,
      'give whole numbers above 0',
    ])
  }
  if (body !== undefined && method === 'GET') {
    findings.push(["a GET has no body, so 'body' says nothing here", 'take the option out'])
  }
  if (unreadBody && method === 'GET') {
    findings.push(["a GET has no body, so 'unreadBody' says nothing here", 'take the option out'])
  }
  if (body !== undefined && !isCount(body, 1)) {
    findings.push([`its body may have ${body} bytes`, 'give a whole number above 0'])
  }
  return findings
}

function wrongVisitor({ kind, method, options }: Route): Finding[] {
  const { visitor = 'none', isConfirmed, isDestination } = options
  const findings: Finding[] = []
  if (isConfirmed && (visitor === 'none' || visitor === 'guest')) {
    findings.push([
      "who is not signed in has no password to confirm, so 'isConfirmed' lets nobody in",
      "add visitor: 'signed-in', or take the option out",
    ])
  }
  if (isDestination && (kind === 'page' || method !== 'GET' || visitor === 'guest')) {
    findings.push([
      "'isDestination' is for actions that GET opens; pages have it already, and guests' never",
      'take the option out',
    ])
  }
  return findings
}

// Routes that share a limit's name share its count, so they must agree on when it is full.
function otherLimit({ options: { limit } }: Route, limits: Map<string, RateLimit>): Finding[] {
  if (!limit) return []
  const first = limits.get(limit.name) ?? limit
  limits.set(limit.name, first)
  if (first.max === limit.max && first.seconds === limit.seconds) return []
  return [
    [
      `its limit '${limit.name}' is ${limit.max} in ${limit.seconds} s, and ${first.max} in ${first.seconds} s on another route`,
      'share one limit, or give it another name',
    ],
  ]
}

function isCount(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least
}
