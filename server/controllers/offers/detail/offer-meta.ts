import type { Offer } from '#server/content/schema/offer.ts'
import { pageMeta } from '#server/head/page-meta.ts'
import type { PageMeta, StructuredNode } from '#server/props/meta.ts'

const contentPage = 1

/**
 * What an offer's page says about itself.
 * @param canonical the one address under which it is listed
 * @param node the same for search engines
 */
export function offerMeta(
  offer: Offer,
  brand: string,
  canonical: string,
  node: StructuredNode,
): PageMeta {
  const { name, meta_description, intro_description, overview_image: path } = offer
  const described = {
    name,
    metadata: { meta_title: `${name} | ${brand}`, meta_description },
    intro_description,
    page_content_type_id: contentPage,
  }
  return { ...pageMeta(described, { path }), canonical, kind: 'product', nodes: [node] }
}
