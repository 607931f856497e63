import { existsSync } from 'node:fs'
import type { Request, RequestHandler } from 'express'
import { areas, routes } from '#routes/index.ts'
import type { PlainName, RouteName } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { redirects } from '#routes/redirects.ts'
import { guardPaths } from '#server/controllers/auth/login.ts'
import { knownVisitor } from '#server/controllers/cart/own-cart.ts'
import type { ControllerServices } from '#server/controllers/controller-services.ts'
import { handlers } from '#server/controllers/index.ts'
import type { DeclaredAt } from '#server/http/addresses.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { serviceUnavailable } from '#server/http/errors.ts'
import { refuseForms } from '#server/http/form.ts'
import { createGuards } from '#server/http/guards.ts'
import { pageRoute, runPage } from '#server/http/handlers.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { createLimits } from '#server/http/limits.ts'
import { pagesExist, routeViolations } from '#server/routing/check/checks.ts'
import { RouteViolations } from '#server/routing/check/violations.ts'
import type { RouteSet } from '#server/routing/check/violations.ts'
import { createRecase, matchOf } from '#server/routing/matcher.ts'
import type { RouteMatch } from '#server/routing/matcher.ts'
import { isDestination } from '#server/routing/options.ts'
import { readSources } from '#server/routing/sources.ts'
import { pathOf, pathTo } from '#server/routing/urls.ts'
import type { PageHandler, PageResult } from '#server/site/page.ts'
import { draftInstead } from '#server/site/preview.ts'
import { pageFile } from './assets.ts'
import type { Services } from './services.ts'
import type { Environment } from './settings/settings.ts'

type PageParts = Pick<Request, 'params' | 'query'>

export type ParseQuery = (query: string) => Request['query']

/** What stands behind each name: its limit, if it has one, its guards, and its handler. */
export function answers(services: Services, cookies: Cookies, parseQuery: ParseQuery) {
  const { config, drafts, matcher, site } = services
  const queryOf = (address: string) => parseQuery(address.split('?')[1] ?? '')
  const pageAmong = (matches: readonly RouteMatch[], address: string, query = queryOf(address)) => {
    const found = pageMatch(matches)
    return found && answerOf(found.name, { params: { ...found.params }, query })
  }
  const handlerOf = (name: string) => answered[name as RouteName] as PageHandler<never>
  const answerOf = (name: string, request: PageParts): PageResult => {
    const published = runPage(handlerOf(name), site, request)
    if (config.environment !== 'development') return published
    return draftInstead(name, published, () => runPage(handlerOf(name), drafts, request), drafts)
  }
  const previewAt: ControllerServices['previewAt'] = (address) => {
    const found = pageMatch(matcher.all(pathOf(address)))
    if (!found) return null
    return runPage(handlerOf(found.name), drafts, {
      params: { ...found.params },
      query: queryOf(address),
    })
  }
  /** In development every page can be asked for on another day. */
  const always = config.environment === 'development' ? ['at'] : []
  const declaredBy: DeclaredAt = (path) => {
    const found = matcher.find('GET', path)
    if (!found) return null
    const { kind, options } = found.route
    if (kind === 'action') return [...(options.query ?? []), ...always]
    const { declared } = handlerOf(found.name) as PageHandler
    return [...(declared?.(site.current(), found.params) ?? []), ...always]
  }
  const pageAt: ControllerServices['pageAt'] = (address, query) =>
    pageAmong(matcher.all(pathOf(address)), address, query)
  const refuseForm = refuseForms(pageAt)
  const answered: Readonly<Record<RouteName, PageHandler<never> | ActionHandler>> = handlers({
    ...services,
    cookies,
    refuseForm,
    pageAt,
    previewAt,
    pathOf: answeredPaths(services),
  })
  checkRoutes(Object.keys(answered), config.environment)
  const limit = createLimits(services.counters, knownVisitor({ ...services, cookies }))
  const guardsOf = createGuards({
    paths: guardPaths(services),
    auth: services.auth,
    isDestination: destinations(services),
    now: () => services.clock.now(),
  })

  const handlersOf = (name: string): RequestHandler[] => {
    const { kind, options } = routes[name as RouteName]
    const limits = 'limit' in options && options.limit ? [limit(options.limit)] : []
    const before = [...limits, ...guardsOf(options)]
    if (kind === 'page') return [...before, pageRoute((request) => answerOf(name, request))]
    return [...before, answered[name as RouteName] as RequestHandler]
  }
  return { handlersOf, pageAmong, declaredBy }
}

function pageMatch(matches: readonly RouteMatch[]): RouteMatch | null {
  const found = matchOf('GET', matches)
  return found?.route.kind === 'page' ? found : null
}

/** The paths of what browsers may open by name now. */
export function answeredPaths({ browserTable }: Services): (routeName: string) => string | null {
  return (name) => (Object.hasOwn(browserTable.routes, name) ? pathTo(browserTable, name) : null)
}

/** Is there a page at a path that signing in may lead to? */
export function destinations({ matcher }: Services): (path: string) => boolean {
  return (path) => {
    const found = matcher.find('GET', path)
    return found !== undefined && isDestination(found.route)
  }
}

/** The same services, of which those that ask the database say so when it does not answer. */
export function withUnavailable(opened: Services): Services {
  const { carts, orders, placeOffers, ...rest } = opened.shop
  const shop = {
    ...rest,
    carts: serviceUnavailable(carts, 'Your basket'),
    orders: serviceUnavailable(orders, 'Orders'),
    placeOffers: serviceUnavailable(placeOffers, 'Places that were kept'),
  }
  return { ...opened, auth: serviceUnavailable(opened.auth), shop }
}

/** Where a path that no route answers, or that was given up, leads for good. */
export type Redirects = ReturnType<typeof createRedirects>

/** The permanent redirects: those of the route table, then those that staff wrote. */
export function createRedirects({ site, urls }: Pick<Services, 'site' | 'urls'>) {
  const recase = createRecase(routes, patterns)
  const names = new Map<string, string>(Object.entries(redirects))

  /** The address that took the place of a path; undefined for a path that was never given up. */
  function moved(path: string): string | undefined {
    const target = names.get(path) ?? site.current().content.redirects.get(path)
    // The content check has seen that a name is one whose address needs no parameter.
    return target?.startsWith('/') ? target : target && urls.path(target as PlainName)
  }

  /** The page that a path means whose letters are in the wrong case, where that page is now. */
  function recased(path: string): string | undefined {
    const right = recase(path)
    if (right !== undefined) return moved(right) ?? right
    return moved(path.toLowerCase())
  }
  return { moved, recased }
}

/**
 * Holds everything that routes are made of against each other, before the site answers anything.
 * The production bundle has no sources beside it, so there a violation names its route and no line.
 * @param answered the names that have a handler.
 * @throws RouteViolations that lists all violations at once.
 */
export function checkRoutes(answered: readonly string[], environment: Environment): void {
  const violations = routeViolations(routeSet(answered))
  const isBuilt = environment === 'production'
  const handlers = isBuilt ? new Map() : readSources('server/controllers', 'server/http')
  const all = [...violations, ...pagesExist(handlers, pageFile, existsSync)]
  const sources = isBuilt ? undefined : new Map([...readSources('routes'), ...handlers])
  if (all.length > 0) throw new RouteViolations(all, sources)
}

function routeSet(answered: readonly string[]): RouteSet {
  return {
    tables: Object.entries(areas).map(([area, table]) => ({ file: `routes/${area}.ts`, table })),
    patterns: { file: 'routes/patterns.ts', entries: patterns },
    redirects: { file: 'routes/redirects.ts', entries: redirects },
    answered: { file: 'server/controllers/index.ts', names: answered },
  }
}
