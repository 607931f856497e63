import { createHash } from 'node:crypto'
import { once } from '@saltlark/inertia-express'
import { canonicalPathOf, headElements } from '#server/head/head-elements.ts'
import { breadcrumbList } from '#server/head/structured-data/graph.ts'
import type { Breadcrumbs } from '#server/props/elements.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { NavigationData, SharedProps } from '#server/props/shared.ts'
import { namedPictures } from '#server/site/page.ts'
import type { Site } from '#server/site/site.ts'

interface Address {
  readonly appUrl: string
  readonly url: string
  /** The path of a named route; null for one that browsers do not get. Left out: none is known. */
  readonly pathOf?: (routeName: string) => string | null
}

/**
 * The props that every page has. `user` and `errors` stay empty here: only a visitor with a session
 * or flash cookie fills them, so that all others get the same bytes (decision 1).
 * @param pageProps the page's own props: the pictures that they name come along.
 */
export function sharedProps(
  site: Site,
  meta: PageMeta,
  address: Address,
  pageProps: object,
): Omit<SharedProps, 'errors'> {
  const { company, pictures } = site.content
  const { appUrl, url } = address
  const nodes = [...(meta.nodes ?? []), ...wayDown(meta, address, pageProps)]
  return {
    user: null,
    ziggy: { location: appUrl + url },
    company,
    navigationData: site.content.navigation,
    'blog-data': site.content.blogPosts,
    isSeasonal: site.isSeasonal,
    pictures: namedPictures(pageProps, pictures),
    head: headElements({ ...meta, nodes }, { appUrl, url, pictures, siteName: company.name }),
  }
}

// Every page that shows the way down to it describes it too.
function wayDown(meta: PageMeta, { url, pathOf }: Address, props: object) {
  if (!pathOf || !('breadcrumbs' in props) || !props.breadcrumbs) return []
  return [breadcrumbList(props.breadcrumbs as Breadcrumbs, canonicalPathOf(meta, url), pathOf)]
}

const keys = new WeakMap<NavigationData, string>()

/** The name under which browsers keep the menus: another for other menus, so no old ones stay. */
export function navigationKey(navigation: NavigationData): string {
  const known = keys.get(navigation)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(JSON.stringify(navigation)).digest('base64url')
  const key = `navigationData-${hash.slice(0, 12)}`
  keys.set(navigation, key)
  return key
}

/** The menus, sent to who does not hold them: every page has them, and they hardly ever change. */
export function onceNavigation(navigation: NavigationData) {
  return once(navigation, { key: navigationKey(navigation) })
}
