import { bannerPicture, isVideo } from '#js/lib/media.ts'
import type { Content } from '#server/content/content.ts'
import type { InfoPage } from '#server/content/schema/info-page.ts'
import { pageMeta } from '#server/head/page-meta.ts'
import type { PageMeta } from '#server/props/meta.ts'

/**
 * What a page that staff wrote says about itself. Its banner's picture is fetched before all else, but
 * for a banner that shows a film.
 */
export function bannerMeta(file: InfoPage, pictures: Content['pictures']): PageMeta {
  const { imageUrl, altText, promoVideo } = file.banner
  const hasFilm = promoVideo !== undefined && isVideo(promoVideo)
  const [best] = pictures[imageUrl]?.sources ?? []
  return {
    ...pageMeta(file, { path: imageUrl, alt: altText }),
    preloads: best && !hasFilm ? [{ ...best, ...bannerPicture }] : [],
  }
}
