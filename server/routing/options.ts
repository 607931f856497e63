import type { Route } from './define.ts'

/** May search engines list what this route answers? Unless the table says: pages for everybody. */
export function isIndexed({ kind, options }: Route): boolean {
  return options.indexed ?? (kind === 'page' && (options.visitor ?? 'none') === 'none')
}

/** Is the route in the table that browsers get? What staff alone may call is not. */
export function isForBrowsers({ options }: Route): boolean {
  return options.table !== 'server' && options.visitor !== 'staff'
}

/** May signing in lead here? To pages, and to actions that say so; never to those for guests. */
export function isDestination({ kind, method, options }: Route): boolean {
  const isShown = kind === 'page' || options.isDestination === true
  return method === 'GET' && isShown && options.visitor !== 'guest'
}

/** Do programs call it, which sign what they send, follow no redirect and read no page? */
export function isForPrograms(route: Route | undefined): boolean {
  return route?.options.rawBody === true
}

/** Whether an answer of a route may be kept and given to anybody, and why. */
export interface Keeping {
  readonly isPublic: boolean
  /** How long a kept answer may be given again; null: until the site changes. */
  readonly seconds: number | null
  /** A clause for people. */
  readonly reason: string
}

/** Only a page handler is sure to know nothing of its visitor; what an action shows may be private. */
export function keepingOf({ kind, options }: Route): Keeping {
  const visitor = options.visitor ?? 'none'
  const kept = { isPublic: false, seconds: null }
  if (visitor === 'staff') return { ...kept, reason: 'the page is for staff' }
  if (visitor === 'signed-in') return { ...kept, reason: 'the page is for who is signed in' }
  if (visitor === 'guest') return { ...kept, reason: 'the page is for who is not signed in' }
  if (kind === 'action') return { ...kept, reason: 'an action may know its visitor' }
  const seconds = options.cache?.seconds ?? null
  return { isPublic: true, seconds, reason: 'the page knows nothing of its visitor' }
}
