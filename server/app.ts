import express from 'express'
import type { Express, RequestHandler } from 'express'
import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { later } from '#routes/later.ts'
import { patterns } from '#routes/patterns.ts'
import { handlers } from './controllers/index.ts'
import { answerLater } from './controllers/later.ts'
import { siteDevtools } from './devtools.ts'
import { createDocument } from './document.ts'
import { bodies } from './http/bodies.ts'
import { canonicalPath } from './http/canonical-path.ts'
import { compressed } from './http/compressed.ts'
import { createCookies } from './http/cookies.ts'
import type { Cookies } from './http/cookies.ts'
import { errorAnswers } from './http/error-answers.ts'
import { cookieFlashStore } from './http/flash-store.ts'
import { refuseForms } from './http/form.ts'
import { pageRoute, runPage } from './http/handlers.ts'
import type { ActionHandler } from './http/handlers.ts'
import { identified } from './http/identified.ts'
import { createLimits } from './http/limits.ts'
import { matched } from './http/matched.ts'
import { pageAnswers } from './http/page-answers.ts'
import { readablePath } from './http/readable-path.ts'
import { requestForgery } from './http/request-forgery.ts'
import { allowedHosts, requestGuard } from './http/request-guard.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { unanswered } from './http/unanswered.ts'
import { inertia, variesByVisit } from './inertia/express/inertia.ts'
import type { InertiaOptions } from './inertia/express/options.ts'
import { precognitive } from './inertia/precognition/precognitive.ts'
import { serverRendering } from './inertia/ssr/server-rendering.ts'
import { createRedirects } from './redirects.ts'
import { checkRoutes } from './route-check.ts'
import { pathOf } from './routing/address.ts'
import { bindRoutes } from './routing/bind.ts'
import type { Services } from './services.ts'
import { isLoopback } from './settings/address.ts'
import type { PageHandler, PageResult } from './site/page.ts'

/** The whole site as an Express application: what happens to a request, from top to bottom. */
export function createApp(services: Services): Express {
  const { config, log, matcher, site } = services
  const { appUrl } = config
  const isSecure = appUrl.startsWith('https:')
  const isDevelopment = config.environment === 'development'
  const hosts = allowedHosts(appUrl, isLoopback(appUrl))
  const origins = new Set([...hosts].map((host) => `${isSecure ? 'https' : 'http'}://${host}`))
  const cookies = createCookies(isSecure)
  const redirects = createRedirects(services)

  const app = express()
  // Express shows a stack in its own last answer, unless this says production.
  app.set('env', isDevelopment ? 'development' : 'production')
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.set('query parser', 'extended')
  app.set('trust proxy', [...config.trustProxy])

  app.use(identified())
  app.use(requestLog(log))
  app.use(securityHeaders({ isSecure, isDevelopment }))
  app.use(variesByVisit())
  // Nothing is gained on the developer's own machine, and DevTools reads what is sent.
  if (!isDevelopment) app.use(compressed(cookies))
  app.use(precognitive())
  app.use(requestGuard(hosts))
  if (isDevelopment) app.use(siteDevtools(services))
  app.use(canonicalPath(redirects.moved))
  app.use(matched(matcher))
  app.use(inertia(inertiaOptions(services, cookies)))
  app.use(pageAnswers({ site, appUrl, cookies }))
  app.use(readablePath())
  app.use(requestForgery(origins, cookies))
  app.use(bodies())
  app.use(bindRoutes(routes, patterns, answers(services)))
  app.use(staticFiles('public'))
  app.use(unanswered(redirects.recased))
  app.use(errorAnswers({ log, isDevelopment }))
  return app
}

function inertiaOptions(services: Services, cookies: Cookies): InertiaOptions {
  const { assets, browserTable, config, log, matcher, render, signer } = services
  return {
    version: assets.version,
    document: createDocument(assets, browserTable),
    render:
      render &&
      serverRendering({
        render: (page) => render(page, browserTable),
        // Whoever builds the page wants to see it; a visitor's browser can still render it.
        rethrow: config.environment === 'development',
        onFailure({ error, message, hint, kind, component, url }) {
          const facts = { err: error, kind, component, url, found: message, hint }
          log.error(facts, 'a page could not be rendered on the server')
        },
      }),
    origin: config.appUrl,
    // No link of this site names its target's component, which is what the client needs them for.
    tellsSharedProps: false,
    canBeOpened(address) {
      const found = matcher.all(pathOf(address))
      return found.length === 0 || found.some(({ route }) => route.method === 'GET')
    },
    flashStore: cookieFlashStore(cookies, signer),
  }
}

/** What stands behind each name: its limit, if it has one, and its handler. */
function answers(services: Services): (name: string) => RequestHandler[] {
  const { config, matcher, site } = services
  const pageAt = (address: string): PageResult | null => {
    const found = matcher.find('GET', pathOf(address))
    const handler = found && answered[found.name]
    if (!handler || found.route.kind !== 'page') return null
    return runPage(handler as PageHandler<never>, site, { params: found.params, query: {} })
  }
  const refuseForm = refuseForms(pageAt)
  const answered: Readonly<Record<string, PageHandler<never> | ActionHandler>> = handlers({
    ...services,
    refuseForm,
  })
  checkRoutes(Object.keys(answered), config.environment)
  const isLater = new Set<string>(later)
  const limit = createLimits(services.counters)

  return (name) => {
    const { kind, options } = routes[name as RouteName]
    const handler = answered[name]
    if (!handler || isLater.has(name)) return [answerLater()]
    const limits = 'limit' in options && options.limit ? [limit(options.limit)] : []
    if (kind === 'page') return [...limits, pageRoute(handler as PageHandler<never>, site)]
    return [...limits, handler as RequestHandler]
  }
}
