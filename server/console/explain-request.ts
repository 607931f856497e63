import type { RouteName } from '#routes/index.ts'
import type { Redirects } from '#server/app/answers.ts'
import { pageFile } from '#server/app/assets.ts'
import { nearest } from '#server/format/nearest.ts'
import { canonicalOf, isReadable } from '#server/http/addresses.ts'
import { differencesOf } from '#server/routing/listing/format-rows.ts'
import { handlerName } from '#server/routing/listing/rows.ts'
import type { RouteRow } from '#server/routing/listing/rows.ts'
import { allowedMethods } from '#server/routing/matcher.ts'
import type { Matcher, RouteMatch } from '#server/routing/matcher.ts'
import { isForPrograms, keepingOf } from '#server/routing/options.ts'
import type { Keeping } from '#server/routing/options.ts'
import { pathOf, readQuery, writeQuery } from '#server/routing/urls.ts'
import type { Query } from '#server/routing/urls.ts'
import type { PageResult } from '#server/site/page.ts'

/** What the site knows that an answer depends on. */
export interface Site {
  readonly matcher: Matcher
  readonly redirects: Redirects
  readonly rows: readonly RouteRow[]
  /** Is there a public file at this path? */
  isFile(path: string): boolean
  /** What a page's handler answers. */
  run(name: RouteName, params: Readonly<Record<string, string>>, query: Query): PageResult
}

interface Explanation {
  /** Null where only the running action knows. */
  readonly status: number | null
  readonly location?: string
  /** May the answer be kept and given to anybody? Null where the action says so itself. */
  readonly isPublic: boolean | null
  /** What to tell, in order: a word and what it is about. */
  readonly facts: readonly Fact[]
}

/** Follows a request through the site as `server/app/app.ts` does, without sending it. */
export function explainRequest(method: string, address: string, site: Site): Explanation {
  const path = lookedUpPath(method, pathOf(address), site)
  const isSafe = method === 'GET' || method === 'HEAD'
  const refused = refusal(address, path, isSafe, site)
  if (refused) return refused

  const matches = site.matcher.all(path)
  const match = site.matcher.find(method, path)
  if (match) return explainMatch(match, address, isSafe, site)
  if (isSafe && site.isFile(path)) {
    return explained(200, true, `200: the file public${path}`)
  }
  const allowed = allowedMethods(matches)
  if (allowed.length > 0) {
    const names = matches.map(({ name }) => name).join(', ')
    const reason = `405: the path is that of ${names}, which ${method} does not call`
    return explained(405, isSafe, reason, ['Allow', allowed.join(', ')])
  }
  const recased = isSafe ? site.redirects.recased(path) : undefined
  if (recased !== undefined) {
    const reason = 'no route has the path as it is written; in lower case one has'
    return redirected(301, recased + address.slice(path.length), reason)
  }
  const paths = site.rows.map(({ uri }) => uri).filter((uri) => !uri.includes('{'))
  const near = nearest(path, paths)
  const facts = near ? [['Near', near] as const] : []
  return explained(404, isSafe, '404: no route and no public file has this path', ...facts)
}

/** Programs are not redirected: what they call is looked up by the canonical path. */
function lookedUpPath(method: string, path: string, { matcher }: Site): string {
  const canonical = canonicalOf(path)
  return isForPrograms(matcher.find(method, canonical)?.route) ? canonical : path
}

function refusal(
  address: string,
  path: string,
  isSafe: boolean,
  { redirects }: Site,
): Explanation | undefined {
  if (!isReadable(path)) {
    return explained(400, isSafe, '400: a percent sign in the path stands for no character')
  }
  const canonical = canonicalOf(path)
  const moved = isSafe ? redirects.moved(canonical) : undefined
  if (moved !== undefined) {
    const source = 'routes/redirects.ts or resources/content/redirects.json'
    return redirected(301, moved + address.slice(path.length), `the path was given up (${source})`)
  }
  if (canonical === path) return undefined
  const reason = 'it has slashes or percent escapes too many, and a page has one address'
  return redirected(isSafe ? 301 : 308, canonical + address.slice(path.length), reason)
}

function explainMatch(
  { name, route, params }: RouteMatch,
  address: string,
  isSafe: boolean,
  { rows, run }: Site,
): Explanation {
  const row = rows.find((one) => one.name === name)
  const query = readQuery(address)
  const keeping = keepingOf(route)
  const facts = row ? routeFacts(row, params, query) : []
  const kept: Fact = ['Cache', cacheText(isSafe, keeping)]

  if (route.kind === 'action') {
    const answer = 'only the action knows; it reads the whole request'
    return explained(null, null, answer, ...facts, kept)
  }
  const result = run(name as RouteName, params, query)
  if (result.kind === 'redirect') {
    return redirected(result.status, result.to, 'the handler says so', ...facts)
  }
  const [status, answer] =
    result.kind === 'page'
      ? [result.status, `${result.status}: the page ${result.component}`]
      : [404, '404: the handler knows nothing at this address']
  const isPublic = isSafe && keeping.isPublic && status < 500
  return explained(status, isPublic, answer, ...facts, kept)
}

function explained(
  status: number | null,
  isPublic: boolean | null,
  answer: string,
  ...facts: readonly Fact[]
): Explanation {
  return { status, isPublic, facts: [['Answer', answer], ...facts] }
}

function redirected(
  status: number,
  location: string,
  reason: string,
  ...facts: readonly Fact[]
): Explanation {
  return { ...explained(status, null, `${status} to ${location}: ${reason}`, ...facts), location }
}

/** One line of an explanation: a word, and what it is about. */
type Fact = readonly [label: string, text: string]

function routeFacts(row: RouteRow, params: Readonly<Record<string, string>>, query: Query): Fact[] {
  const { declared, handler, kind, name, uri } = row
  const place = `${declared.file}${declared.line === null ? '' : `:${declared.line}`}`
  const values = Object.entries(params).map(([key, value]) => `${key} = ${value}`)
  return [
    ['Route', `${name}, ${uri} (${place})`],
    ['Handler', handler ? `${kind} ${handlerName(handler)} (${handler.file})` : kind],
    ...row.pages.map((page): Fact => ['Page', `${page} (${pageFile(page)})`]),
    ...values.map((value): Fact => ['Parameter', value]),
    ...(Object.keys(query).length > 0 ? [['Query', writeQuery(query)] as const] : []),
    ...differencesOf(row)
      .filter((text) => !text.startsWith('{'))
      .map((text): Fact => ['Option', text]),
  ]
}

function cacheText(isSafe: boolean, { isPublic, reason, seconds }: Keeping): string {
  if (!isSafe) return 'private: something was sent'
  if (!isPublic) return `private: ${reason}`
  const life = seconds === null ? 'until the site changes' : `for ${seconds} s at most`
  return `public, ${life}: ${reason}; private to a visitor with a cookie of ours`
}
