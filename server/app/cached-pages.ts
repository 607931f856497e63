import { publicRoutes } from '#routes/public.ts'
import { createPageCache } from '#server/cache/page-cache.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import type { KeepablePage } from '#server/cache/pages.ts'
import { pageAddress } from '#server/http/addresses.ts'
import type { FoundPage } from '#server/http/handlers.ts'
import { navigationKey } from '#server/http/page-answers.ts'
import { allowedHosts } from '#server/http/request-guard.ts'
import { keepingOf } from '#server/routing/options.ts'
import { pathOf } from '#server/routing/urls.ts'
import type { SiteApp } from './app.ts'
import type { Services } from './services.ts'
import { isLoopback } from './settings/address.ts'

/** The page cache of the site: what of its pages is kept, and until when. */
export function cachedPages(
  { app, cookies, declaredAt, pageAmong, failures }: SiteApp,
  services: Services,
): PageCache {
  const { assets, clock, config, log, matcher, metrics, shop, site } = services
  const { appUrl } = config

  function pageFor(url: string): KeepablePage | null {
    const matches = matcher.all(pathOf(url))
    const routes = matches.filter(({ route }) => route.method === 'GET')
    const keepings = routes.map(({ route }) => keepingOf(route))
    const times = keepings.flatMap(({ seconds }) => seconds ?? [])
    if (times.includes(0) || !keepings.every(({ isPublic }) => isPublic)) return null
    const result = pageAmong(matches, url)
    if (result?.kind !== 'page' || result.status !== 200) return null
    const found: FoundPage = { matches, result }
    return { seconds: times.length > 0 ? Math.min(...times) : null, found }
  }

  return createPageCache({
    application: app,
    hosts: allowedHosts(appUrl, isLoopback(appUrl)),
    version: assets.version,
    onceProps: () => navigationKey(site.current().content.navigation),
    fillsPages: cookies.fillsPages,
    pageAddress: (url) => pageAddress(url, declaredAt),
    source: () => ({ site: site.current(), availabilityVersion: shop.places.edition() }),
    pageFor,
    now: () => clock.now(),
    failures,
    onAnswered({ requestId, method, url, status, isKept }) {
      const path = pathOf(url)
      log.info({ requestId, method, path, status, ms: 0 }, 'answered')
      if (!metrics) return
      metrics.page(isKept ? 'kept' : 'made')
      metrics.answered({ route: matcher.find('GET', path)?.name, method, status, seconds: 0 })
    },
    onError: (error) => log.error({ err: error }, 'a page could not be made to be kept'),
  })
}

/**
 * A moment after a start, and after each change of the content, the pages that last are made anew.
 * @param aside does the work in a way that suits what nobody waits for.
 */
export function keepWarm(
  pages: PageCache,
  services: Services,
  aside: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): void {
  const warm = () => void aside(() => pages.warm(lastingPages()))
  setTimeout(warm, 1_000).unref()
  services.content.listen((news) => {
    if (news === 'changed') warm()
  })
}

/** What is kept until the content changes. Offers, with their places, would run out unread. */
export function lastingPages(): string[] {
  const lasting = Object.values(publicRoutes).filter((route) => keepingOf(route).seconds === null)
  return lasting.map(({ uri }) => uri).filter((uri) => !uri.includes('{'))
}
