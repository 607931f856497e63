import { inertia, precognitive, serverRendering, variesByVisit } from '@saltlark/inertia-express'
import type { InertiaOptions } from '@saltlark/inertia-express'
import express from 'express'
import type { Express, Request, RequestHandler } from 'express'
import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { guardPaths } from '#server/controllers/auth/guard-paths.ts'
import type { ControllerServices } from '#server/controllers/controller-services.ts'
import { handlers } from '#server/controllers/index.ts'
import { notFoundSuggestions } from '#server/controllers/search.ts'
import { canonicalPath, rejectMalformedPath, stripTrackingParams } from '#server/http/addresses.ts'
import { bodies } from '#server/http/bodies.ts'
import { notModifiedHeaders } from '#server/http/cache-headers.ts'
import { compressResponses } from '#server/http/compression.ts'
import { createCookies } from '#server/http/cookies.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { errorAnswers } from '#server/http/error-answers.ts'
import { serviceUnavailable } from '#server/http/errors.ts'
import { cookieFlashStore, waysIn } from '#server/http/flash.ts'
import type { VisitorState } from '#server/http/flash.ts'
import { refuseForms } from '#server/http/form.ts'
import { createGuards } from '#server/http/guards.ts'
import {
  dispatchRoute,
  matchRoute,
  pageRoute,
  runPage,
  answerNotFound,
} from '#server/http/handlers.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { createLimits } from '#server/http/limits.ts'
import { pageAnswers } from '#server/http/page-answers.ts'
import { allowedHosts, requestForgery, requestGuard } from '#server/http/request-guard.ts'
import { requestId, requestLog } from '#server/http/request-log.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { authenticate } from '#server/http/session.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { pathOf } from '#server/routing/address.ts'
import { matchOf } from '#server/routing/matcher.ts'
import type { RouteMatch } from '#server/routing/matcher.ts'
import { isDestination } from '#server/routing/options.ts'
import { pathTo } from '#server/routing/urls.ts'
import type { PageHandler, PageResult } from '#server/site/page.ts'
import { builtFilesAt } from './assets.ts'
import type { Config } from './config.ts'
import { siteDevtools } from './devtools.ts'
import { createDocument } from './document.ts'
import { createRedirects } from './redirects.ts'
import { checkRoutes } from './route-check.ts'
import type { Services } from './services.ts'
import { isLoopback } from './settings/address.ts'
import { timeTravel } from './time-travel.ts'

/** An application, and what its pages are before anything of a request is known. */
export interface SiteApp {
  readonly app: Express
  readonly cookies: Cookies
  /** What the page answers that is among the routes of an address; null: none of them is one. */
  readonly pageAmong: (matches: readonly RouteMatch[], address: string) => PageResult | null
  /** How many pages could not be rendered on the server so far, and were left to the browser. */
  readonly failures: () => number
}

/** The whole site as an Express application. */
export function createApp(services: Services): Express {
  return createSiteApp(services).app
}

/** The same, for what stands before it: what happens to a request, from top to bottom. */
export function createSiteApp(opened: Services): SiteApp {
  const services = orUnavailableServices(opened)
  const { auth, config, log, matcher, site } = services
  const { appUrl } = config
  const isSecure = appUrl.startsWith('https:')
  const isDevelopment = config.environment === 'development'
  const hosts = allowedHosts(appUrl, isLoopback(appUrl))
  const origins = new Set([...hosts].map((host) => `${isSecure ? 'https' : 'http'}://${host}`))
  const cookies = createCookies(isSecure)
  const state = cookieFlashStore(cookies, services.signer)
  const redirects = createRedirects(services)

  const app = bareApp(config)
  app.use(stripTrackingParams())
  app.use(requestId())
  app.use(requestLog(log))
  const builtFiles = config.assetUrl ? builtFilesAt(config.assetUrl) : undefined
  app.use(securityHeaders({ isSecure, isDevelopment, builtFiles }), notModifiedHeaders())
  app.use(variesByVisit())
  // Nothing is gained on the developer's own machine, and DevTools reads what is sent.
  if (!isDevelopment) app.use(compressResponses(cookies))
  app.use(precognitive())
  app.use(requestGuard(hosts))
  if (isDevelopment) app.use(siteDevtools(services))
  app.use(canonicalPath(redirects.moved))
  app.use(matchRoute(matcher))
  let failures = 0
  app.use(inertia(inertiaOptions(services, state, () => (failures += 1))))
  app.use(authenticate({ auth, cookies, log }))
  app.use(waysIn(state, destinations(services)))
  app.use(
    pageAnswers({
      site,
      appUrl,
      cookies,
      isForSearchEngines: config.isForSearchEngines,
      canEncrypt: isSecure || isLoopback(appUrl),
      pathOf: answeredPaths(services),
      sharedCache: config.hasSharedCache
        ? { linksOf: (component) => services.assets.links(component), failures: () => failures }
        : null,
    }),
  )
  app.use(rejectMalformedPath())
  if (isDevelopment) app.use(timeTravel())
  app.use(requestForgery(origins, cookies))
  app.use(bodies())
  const parseQuery = app.get('query parser fn') as ParseQuery
  const { handlersOf, pageAmong } = answers(services, cookies, parseQuery)
  app.use(dispatchRoute(Object.keys(routes), handlersOf))
  app.use(staticFiles('public'))
  app.use(answerNotFound(redirects.recased))
  app.use(errorAnswers({ log, isDevelopment, helpTheLost: notFoundSuggestions(services) }))
  return { app, cookies, pageAmong, failures: () => failures }
}

/** An Express application with the site's settings, which does nothing yet. */
function bareApp({ environment, trustProxy }: Config): Express {
  const app = express()
  // Express shows a stack in its own last answer, unless this says production.
  app.set('env', environment === 'development' ? 'development' : 'production')
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.set('query parser', 'extended')
  app.set('trust proxy', [...trustProxy])
  return app
}

/** The same services, of which those that ask the database say so when it does not answer. */
function orUnavailableServices(opened: Services): Services {
  const { carts, orders, placeOffers, ...rest } = opened.shop
  const shop = {
    ...rest,
    carts: serviceUnavailable(carts, 'Your basket'),
    orders: serviceUnavailable(orders, 'Orders'),
    placeOffers: serviceUnavailable(placeOffers, 'Places that were kept'),
  }
  return { ...opened, auth: serviceUnavailable(opened.auth), shop }
}

function inertiaOptions(
  services: Services,
  flashStore: VisitorState,
  onNotRendered: () => void,
): InertiaOptions {
  const { assets, browserTable, config, log, matcher, render } = services
  const isDevelopment = config.environment === 'development'
  return {
    version: assets.version,
    document: createDocument(assets, browserTable),
    render:
      render &&
      serverRendering({
        render: (page) => render(page, browserTable),
        // Whoever builds the page wants to see it; a visitor's browser can still render it.
        rethrow: isDevelopment,
        // The first page of a development server waits until its sources were read, however long
        // that takes on a busy machine.
        ...(isDevelopment && { timeout: Infinity }),
        onFailure({ error, message, hint, kind, component, url }) {
          onNotRendered()
          const facts = { err: error, kind, component, url, found: message, hint }
          log.error(facts, 'a page could not be rendered on the server')
        },
      }),
    origin: config.appUrl,
    // A page that is shown before it is there takes what every page has from the one before, by name
    // (resources/js/onward/arriving-offer.ts): each answer is 100 bytes smaller without the list.
    tellsSharedProps: false,
    canBeOpened(address) {
      const found = matcher.all(pathOf(address))
      return found.length === 0 || found.some(({ route }) => route.method === 'GET')
    },
    flashStore,
  }
}

/** The paths of what browsers may open by name now. */
function answeredPaths({ browserTable }: Services): (routeName: string) => string | null {
  return (name) => (Object.hasOwn(browserTable.routes, name) ? pathTo(browserTable, name) : null)
}

/** Is there a page at a path that signing in may lead to? */
function destinations({ matcher }: Services): (path: string) => boolean {
  return (path) => {
    const found = matcher.find('GET', path)
    return found !== undefined && isDestination(found.route)
  }
}

type ParseQuery = (query: string) => Request['query']

/** What stands behind each name: its limit, if it has one, its guards, and its handler. */
function answers(services: Services, cookies: Cookies, parseQuery: ParseQuery) {
  const { config, matcher, site } = services
  const queryOf = (address: string) => parseQuery(address.split('?')[1] ?? '')
  const pageAmong = (matches: readonly RouteMatch[], address: string, query = queryOf(address)) => {
    const found = matchOf('GET', matches)
    if (found?.route.kind !== 'page') return null
    const handler = answered[found.name as RouteName] as PageHandler<never>
    return runPage(handler, site, { params: { ...found.params }, query })
  }
  const pageAt: ControllerServices['pageAt'] = (address, query) =>
    pageAmong(matcher.all(pathOf(address)), address, query)
  const refuseForm = refuseForms(pageAt)
  const answered: Readonly<Record<RouteName, PageHandler<never> | ActionHandler>> = handlers({
    ...services,
    cookies,
    refuseForm,
    pageAt,
    pathOf: answeredPaths(services),
  })
  checkRoutes(Object.keys(answered), config.environment)
  const limit = createLimits(services.counters)
  const guardsOf = createGuards({
    paths: guardPaths(services),
    isDestination: destinations(services),
    now: () => services.clock.now(),
  })

  const handlersOf = (name: string): RequestHandler[] => {
    const { kind, options } = routes[name as RouteName]
    const handler = answered[name as RouteName]
    const limits = 'limit' in options && options.limit ? [limit(options.limit)] : []
    const before = [...limits, ...guardsOf(options)]
    if (kind === 'page') return [...before, pageRoute(handler as PageHandler<never>, site)]
    return [...before, handler as RequestHandler]
  }
  return { handlersOf, pageAmong }
}
