import { headElements } from '#server/head/head-elements.ts'
import type { PageMeta } from '#server/props/meta.ts'
import type { SharedProps } from '#server/props/shared.ts'
import { namedPictures } from '#server/site/named-pictures.ts'
import type { Site } from '#server/site/site.ts'

/**
 * The props that every page has. `user` and `errors` stay empty here: only a visitor with a session
 * or flash cookie fills them, so that all others get the same bytes (decision 1).
 * @param pageProps the page's own props: the pictures that they name come along.
 */
export function sharedProps(
  site: Site,
  meta: PageMeta,
  address: { readonly appUrl: string; readonly url: string },
  pageProps: object,
): Omit<SharedProps, 'errors'> {
  const { company } = site.content
  return {
    user: null,
    ziggy: { location: address.appUrl + address.url },
    company,
    navigationData: site.content.navigation,
    'blog-data': site.content.blogPosts,
    isSeasonal: site.isSeasonal,
    pictures: namedPictures(pageProps, site.content.pictures),
    head: headElements(meta, { ...address, siteName: company.name }),
  }
}
