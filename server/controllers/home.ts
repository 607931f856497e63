import { pageMeta } from '#server/head/page-meta.ts'
import { page } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import type { Links } from './links.ts'

/** GET / (specification 2, "Home page"). */
export function homePage({ path }: Links): PageHandler {
  return ({ content }) => {
    const { title, introText, outroText, promoVideo, pageContent } = content.home
    const { hero, courses, cta_event: reference, cta_tag: tag } = pageContent.page_data
    return page(
      'home',
      {
        ...{ title, introText, outroText, promoVideo, pageContent, courses },
        giftVouchers: content.giftVouchers,
        globalRatings: content.globalRatings,
        tlfPages: content.levelFinderPages,
        eventsUrl: path('web.events.all', reference ? { reference } : {}, { tag }),
      },
      pageMeta(pageContent, { path: hero.posterUrl ?? hero.backgroundUrl, alt: hero.altText }),
    )
  }
}
