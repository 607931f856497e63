import { firstScreen, isVideo } from '#js/lib/media.ts'
import { pictureSources, tallVersionOf } from '#js/lib/pictures.ts'
import { pageMeta } from '#server/head/page-meta.ts'
import { companyNode, websiteNode } from '#server/head/structured-data/company.ts'
import type { Links } from '#server/presenters/context.ts'
import { priced } from '#server/presenters/offers/price-on-sale.ts'
import type { Hero } from '#server/props/home.ts'
import type { Preload } from '#server/props/meta.ts'
import type { Card } from '#server/props/offers.ts'
import type { Pictures } from '#server/props/shared.ts'
import { page } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import type { Site } from '#server/site/site.ts'

/** GET / (specification 2, "Home page"). */
export function homePage({ path }: Links): PageHandler {
  // The policy forbids inline styles, so a colour from content comes in a stylesheet of its own.
  const linkColour = (colour: string) =>
    path('styles.link-colour', { colour: colour.slice(1).toLowerCase() })

  return (site) => {
    const { content } = site
    const { title, introText, outroText, promoVideo, pageContent } = content.home
    const { hero, cta1, cta_event: reference, cta_tag: tag } = pageContent.page_data
    const page_data = pricedCards(site)
    const colour = cta1?.linkColour
    return page(
      'home',
      {
        title,
        introText,
        outroText,
        promoVideo,
        pageContent: { ...pageContent, page_data },
        courses: page_data.courses,
        giftVouchers: content.giftVouchers,
        globalRatings: content.globalRatings,
        tlfPages: content.levelFinderPages,
        eventsUrl: path('web.events.all', reference ? { reference } : {}, { tag }),
      },
      {
        ...pageMeta(pageContent, pictureOf(hero)),
        preloads: preloadsOf(pictureOf(hero)?.path, content.pictures),
        stylesheets: colour ? [linkColour(colour)] : [],
        nodes: [companyNode(content.company), websiteNode(content.company)],
      },
    )
  }
}

/** The home page's data with the prices that every page says, but for those that staff wrote. */
function pricedCards(site: Site) {
  const data = site.content.home.pageContent.page_data
  const cardOf = (card: Card) => priced(site, card)
  return { ...data, courses: data.courses.map(cardOf), adventures: data.adventures.map(cardOf) }
}

// A video is no picture to share the page with; its still is.
function pictureOf({ posterUrl, backgroundUrl, altText }: Hero) {
  const path = isVideo(backgroundUrl) ? posterUrl : backgroundUrl
  return path === undefined ? undefined : { path, alt: altText }
}

// Each window fetches the shape that the hero will show it (Picture's `tall`), and no other.
function preloadsOf(path = '', pictures: Pictures): Preload[] {
  const tall = tallVersionOf(pictures[path]) ?? ''
  const shapes = [
    [path, pictures[tall] ? firstScreen.wide : { ...firstScreen.wide, media: 'all' }],
    [tall, firstScreen.tall],
  ] as const
  return shapes.flatMap(([shape, { media, sizes }]) => {
    const [best] = pictureSources(shape, pictures[shape])
    return best ? [{ ...best, sizes, media }] : []
  })
}
