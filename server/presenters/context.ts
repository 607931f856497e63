import type { PlainName, Routes } from '#routes/index.ts'
import { itemTarget } from '#routes/item-links.ts'
import { redirects as permanently } from '#routes/redirects.ts'
import { cardOf } from '#server/content/fill/offer.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { PageLink } from '#server/props/elements.ts'
import type { Urls } from '#server/routing/urls.ts'
import type { TakenPlaces } from '#server/schedule/availability.ts'
import type { Site } from '#server/site/site.ts'

/** Addresses by name: the only way in which a controller makes a link. */
export type Links = Urls<Routes>

/** What a page is made from: the same for every visitor, so its answer may be kept. */
export interface PageContext {
  readonly site: Site
  readonly links: Links
  /** How many places are gone: answers may be kept as long as it may. */
  readonly takenPlaces: TakenPlaces
}

/** What stays the same when the site becomes another. */
export type PageServices = Omit<PageContext, 'site'>

/**
 * The path of an offer's own page: where its card leads (specification 2, "Item link rules"), or at
 * once where that is redirected for good.
 */
export function offerHref(links: Links, kind: OfferKind, offer: Offer): string {
  const target = itemTarget(cardOf(offer, kind))
  if (!target || !('route' in target) || target.slug === undefined) {
    throw new Error(`[offers] the card of '${offer.slug}' leads nowhere; it needs a type or a tag.`)
  }
  const path = links.path(target.route, { slug: target.slug })
  const instead = redirects[path]
  return instead === undefined ? path : links.path(instead)
}

const redirects: Readonly<Record<string, PlainName>> = permanently

/** An offer by its name, with the path of its page. */
export function offerLink(links: Links, kind: OfferKind, offer: Offer): PageLink {
  return { name: offer.name, href: offerHref(links, kind, offer) }
}
