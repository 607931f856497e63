import type { RateLimit, Route } from '../define.ts'
import { checkEachRoute, placedRoutes } from './violations.ts'
import type { Finding } from './violations.ts'

/** Options say something that is read, and do not contradict each other. */
export const optionsAreGood = checkEachRoute(({ route }, routes) => {
  const limits = placedRoutes(routes).flatMap((placed) => placed.route.options.limit ?? [])
  return [
    ...unknownOptions(route),
    ...wrongValues(route),
    ...wrongVisitor(route),
    ...otherLimit(route, limits),
  ]
})

const known = [
  'visitor',
  'roles',
  'isConfirmed',
  'isDestination',
  'query',
  'cache',
  'limit',
  'body',
  'unreadBody',
  'rawBody',
  'secrets',
  'indexed',
  'table',
]

function unknownOptions({ options }: Route): Finding[] {
  return Object.keys(options)
    .filter((key) => !known.includes(key))
    .map((key) => [`there is no option '${key}'`, `use one of: ${known.join(', ')}`])
}

const takeOut = 'take the option out'

function wrongValues({ kind, method, options }: Route): Finding[] {
  const { visitor = 'none', query, cache, limit, body, unreadBody, rawBody, secrets } = options
  const isGet = method === 'GET'
  return foundAmong([
    [
      query && (kind === 'page' || !isGet),
      "'query' is for actions that GET opens; the handler of a page declares what it reads",
      takeOut,
    ],
    [
      cache && (kind === 'action' || visitor !== 'none'),
      "only a page for everybody is kept, so 'cache' says nothing here",
      takeOut,
    ],
    [
      cache && !isCount(cache.seconds, 0),
      `it is kept ${cache?.seconds} seconds`,
      'give whole seconds; 0 keeps nothing',
    ],
    [
      limit && !(isCount(limit.max, 1) && isCount(limit.seconds, 1)),
      `its limit is ${limit?.max} calls in ${limit?.seconds} seconds`,
      'give whole numbers above 0',
    ],
    [isGet && body !== undefined, "a GET has no body, so 'body' says nothing here", takeOut],
    [isGet && unreadBody, "a GET has no body, so 'unreadBody' says nothing here", takeOut],
    [isGet && rawBody, "a GET has no body, so 'rawBody' says nothing here", takeOut],
    [
      rawBody && unreadBody,
      "a raw body may have any type, so 'unreadBody' says nothing here",
      takeOut,
    ],
    [
      rawBody && secrets !== undefined,
      "raw bytes are no form, so 'secrets' says nothing here",
      takeOut,
    ],
    [isGet && secrets !== undefined, "a GET has no form, so 'secrets' says nothing here", takeOut],
    [
      body !== undefined && !isCount(body, 1),
      `its body may have ${body} bytes`,
      'give a whole number above 0',
    ],
  ])
}

function wrongVisitor({ kind, method, options }: Route): Finding[] {
  const { visitor = 'none', roles, isConfirmed, isDestination } = options
  return foundAmong([
    [
      roles && visitor !== 'staff',
      "only who works here has a role, so 'roles' keeps nobody out",
      "add visitor: 'staff', or take the option out",
    ],
    [
      isConfirmed && (visitor === 'none' || visitor === 'guest'),
      "who is not signed in has no password to confirm, so 'isConfirmed' lets nobody in",
      "add visitor: 'signed-in', or take the option out",
    ],
    [
      isDestination && (kind === 'page' || method !== 'GET' || visitor === 'guest'),
      "'isDestination' is for actions that GET opens; pages have it already, and guests' never",
      takeOut,
    ],
  ])
}

type Condition = readonly [isFound: boolean | undefined, ...Finding]

function foundAmong(conditions: readonly Condition[]): Finding[] {
  return conditions.flatMap(([isFound, ...finding]) => (isFound ? [finding] : []))
}

// Routes that share a limit's name share its count, so they must agree on when it is full.
function otherLimit({ options: { limit } }: Route, limits: readonly RateLimit[]): Finding[] {
  const first = limits.find(({ name }) => name === limit?.name)
  if (!limit || !first) return []
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
