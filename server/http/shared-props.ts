import { canonicalPathOf, headElements } from '#server/head/head-elements.ts'
import { breadcrumbList } from '#server/head/structured-data/graph.ts'
import type { Breadcrumbs } from '#server/props/elements.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { SharedProps } from '#server/props/shared.ts'
import { namedPictures } from '#server/site/named-pictures.ts'
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
