import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { redirects } from '#routes/redirects.ts'
import type { LinkChecker } from '#server/content/check/check.ts'
import { nearest } from '#server/format/nearest.ts'
import type { Route } from '#server/routing/define.ts'
import { createMatcher } from '#server/routing/matcher.ts'

/** Holds the links of content against the route table that the site answers by. */
export function createLinkChecker(): LinkChecker {
  const matcher = createMatcher(routes, patterns)
  const linked = Object.entries<Route>(routes).filter(([, route]) => isLinked(route))
  const names = linked.map(([name]) => name)
  const paths = linked.map(([, { uri }]) => uri).filter((uri) => !uri.includes('{'))

  return {
    isRoute: (name) => linked.some(([known]) => known === name),
    isPage(path) {
      const match = matcher.find('GET', path)
      return match !== undefined && isLinked(match.route)
    },
    staticBeside(route, slug) {
      const uri = routes[route as RouteName].uri.replace('{slug}', slug)
      const match = matcher.find('GET', uri)
      return match && match.name !== route ? match.name : null
    },
    opened(path) {
      const match = matcher.find('GET', path)
      return match ? { route: match.name, slug: match.params['slug'] ?? null } : null
    },
    isGivenUp: (path) => Object.hasOwn(redirects, path),
    plainPath(name) {
      const uri = linked.find(([known]) => known === name)?.[1].uri.replace(/\/\{\w+\?\}$/, '')
      return uri === undefined || uri.includes('{') ? null : uri
    },
    nearest: (text) => nearest(text, text.startsWith('/') ? paths : names),
  }
}

/** Only what a visitor's browser may open by a link. */
function isLinked({ method, options }: Route): boolean {
  return method === 'GET' && options.table !== 'server'
}
