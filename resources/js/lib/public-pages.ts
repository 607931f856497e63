import { patterns } from '#routes/patterns.ts'
import { publicRoutes } from '#routes/public.ts'
import { shopRoutes } from '#routes/shop.ts'
import type { PageRoute, Route } from '#server/routing/define.ts'
import { keepingOf } from '#server/routing/options.ts'

/** A page that is the same for everybody. */
interface PublicPage {
  readonly uri: string
  /** How long its answer may be given again, as `RouteOptions.cache`; null: until the site changes. */
  readonly seconds: number | null
}

const pages = Object.values<Route>({ ...publicRoutes, ...shopRoutes })
  .filter((route): route is PageRoute => route.kind === 'page')
  .map((route) => ({ path: pathPattern(route.uri), uri: route.uri, ...keepingOf(route) }))

/** The page at a path, if the route table lets its answer be kept; null for all that may be private. */
export function publicPageAt(path: string): PublicPage | null {
  const page = pages.find(({ path: pattern }) => pattern.test(path))
  return page?.isPublic && page.seconds !== 0 ? { uri: page.uri, seconds: page.seconds } : null
}

function pathPattern(uri: string): RegExp {
  const source = uri.replaceAll(/\/\{(\w+)(\??)\}/g, (_, name: string, optional: string) => {
    const pattern = (patterns as Readonly<Record<string, string>>)[name] ?? '[^/]+'
    return `(?:/${pattern})${optional}`
  })
  return new RegExp(`^${source}$`)
}
