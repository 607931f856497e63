import { inertia, precognitive, varyOnInertia } from '@saltlark/inertia-express'
import express from 'express'
import type { Express, RequestHandler } from 'express'
import { routes } from '#routes/index.ts'
import { notFoundSuggestions } from '#server/controllers/search.ts'
import {
  canonicalPath,
  rejectMalformedPath,
  stripUndeclaredParams,
} from '#server/http/addresses.ts'
import type { DeclaredAt } from '#server/http/addresses.ts'
import { bodies } from '#server/http/bodies.ts'
import { notModifiedHeaders } from '#server/http/cache-headers.ts'
import { compressResponses } from '#server/http/compression.ts'
import { createCookies } from '#server/http/cookies.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { errorAnswers } from '#server/http/error-answers.ts'
import { cookieFlashStore, intended } from '#server/http/flash.ts'
import { answerNotFound, dispatchRoute, matchRoute } from '#server/http/handlers.ts'
import { pageAnswers } from '#server/http/page-answers.ts'
import { createPictureDigests } from '#server/http/picture-digests.ts'
import { allowedHosts, requestForgery, requestGuard } from '#server/http/request-guard.ts'
import { requestId, requestLog, securityEvents } from '#server/http/request-log.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { authenticate } from '#server/http/session.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { createSecurityLog } from '#server/log/security-log.ts'
import type { Matcher, RouteMatch } from '#server/routing/matcher.ts'
import { isForPrograms } from '#server/routing/options.ts'
import type { PageResult } from '#server/site/page.ts'
import type { SiteSource } from '#server/site/site.ts'
import {
  answeredPaths,
  answers,
  createRedirects,
  destinations,
  withUnavailable,
} from './answers.ts'
import type { ParseQuery, Redirects } from './answers.ts'
import { builtFilesAt } from './assets.ts'
import type { Config } from './config.ts'
import { siteDevtools, timeTravel } from './in-development.ts'
import { siteInertia } from './inertia.ts'
import type { Services } from './services.ts'
import { isLoopback } from './settings/address.ts'

/** An application, and what its pages are before anything of a request is known. */
export interface SiteApp {
  readonly app: Express
  readonly cookies: Cookies
  readonly declaredAt: DeclaredAt
  /** What the page answers that is among the routes of an address; null: none of them is one. */
  readonly pageAmong: (matches: readonly RouteMatch[], address: string) => PageResult | null
  /** How many pages could not be rendered on the server so far, and were left to the browser. */
  readonly failures: () => number
}

/** The whole site as an Express application: what happens to a request, from top to bottom. */
export function createSiteApp(opened: Services): SiteApp {
  const services = withUnavailable(opened)
  const { auth, config, log, matcher, signer, site } = services
  const { appUrl } = config
  const isSecure = appUrl.startsWith('https:')
  const isDevelopment = config.environment === 'development'
  const hosts = allowedHosts(appUrl, isLoopback(appUrl))
  const origins = new Set([...hosts].map((host) => `${isSecure ? 'https' : 'http'}://${host}`))
  const cookies = createCookies(isSecure)
  const state = cookieFlashStore(cookies, signer)
  const redirects = createRedirects(services)

  const app = bareApp(config)
  const parseQuery = app.get('query parser fn') as ParseQuery
  const { handlersOf, pageAmong, declaredBy } = answers(services, cookies, parseQuery)
  // What was given up hands its query on: the page that took its place knows what it declares.
  const declaredAt: DeclaredAt = (path) =>
    redirects.moved(path) === undefined ? declaredBy(path) : null
  app.use(stripUndeclaredParams(declaredAt))
  app.use(requestId())
  app.use(requestLog(log, services.metrics?.answered))
  const namesAddresses = config.logsAddresses
  app.use(securityEvents(createSecurityLog({ log, signer, namesAddresses })))
  app.use(siteSecurity(services), notModifiedHeaders())
  app.use(varyOnInertia())
  // Nothing is gained on the developer's own machine, and DevTools reads what is sent.
  if (!isDevelopment) app.use(compressResponses(cookies))
  app.use(precognitive())
  app.use(requestGuard(hosts))
  if (isDevelopment) app.use(siteDevtools(services))
  app.use(onePath(matcher, redirects))
  app.use(matchRoute(matcher))
  const { options, failures } = siteInertia(services, state)
  app.use(inertia(options))
  app.use(authenticate({ auth, cookies, log }))
  app.use(intended(state, destinations(services)))
  app.use(
    pageAnswers({
      site,
      appUrl,
      cookies,
      isForSearchEngines: config.isForSearchEngines,
      canEncrypt: isSecure || isLoopback(appUrl),
      pathOf: answeredPaths(services),
      sharedCache: config.hasSharedCache
        ? { linksOf: (component) => services.assets.links(component), failures }
        : null,
    }),
  )
  app.use(rejectMalformedPath())
  if (isDevelopment) app.use(timeTravel())
  app.use(requestForgery(origins, cookies))
  app.use(bodies())
  app.use(dispatchRoute(Object.keys(routes), handlersOf))
  app.use(publicFiles(site))
  app.use(answerNotFound(redirects.recased))
  app.use(errorAnswers({ log, isDevelopment, notFoundSuggestions: notFoundSuggestions(services) }))
  return { app, cookies, declaredAt, pageAmong, failures }
}

function onePath(matcher: Matcher, { moved }: Redirects): RequestHandler {
  return canonicalPath(moved, (method, path) => isForPrograms(matcher.find(method, path)?.route))
}

function siteSecurity({ config, assets, shop }: Services) {
  return securityHeaders({
    isSecure: config.appUrl.startsWith('https:'),
    isDevelopment: config.environment === 'development',
    builtFiles: config.assetUrl ? builtFilesAt(config.assetUrl) : undefined,
    styleSources: assets.styleSources,
    paymentOrigin: shop.payments.provider?.origin,
  })
}

function publicFiles(site: SiteSource): RequestHandler[] {
  const isPictureDigest = createPictureDigests('public', () => site.current().content.pictures)
  return staticFiles('public', isPictureDigest)
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
