import { itemTarget } from '#routes/item-links.ts'
import { publicRoutes } from '#routes/public.ts'
import type { ArrivingOfferProps } from '#server/props/offer-page.ts'
import type { Card } from '#server/props/offers.ts'
import type { SharedProps } from '#server/props/shared.ts'

/** The card on a page that leads to a path, wherever the page's props hold it. */
export function cardLeadingTo(path: string, props: unknown): Card | null {
  if (typeof props !== 'object' || props === null) return null
  if (isCard(props) && pathOfCard(props) === path) return props
  for (const part of Object.values(props)) {
    const card = cardLeadingTo(path, part)
    if (card) return card
  }
  return null
}

function isCard(part: object): part is Card {
  return 'overview_image' in part && 'className' in part && 'slug' in part
}

// A card of no known kind leads where the product card says.
function pathOfCard(card: Card): string | null {
  const target = itemTarget(card, 'web.breaks.slug')
  if (!target || !('route' in target) || target.slug === undefined) return null
  const { uri } = publicRoutes[target.route as keyof typeof publicRoutes]
  return uri.replace('{slug}', target.slug)
}

/**
 * What can be shown of an offer's page until it is there.
 * @param current the props of the page that its card is on.
 */
export function instantOffer(
  card: Card,
  url: URL,
  current: SharedProps,
): SharedProps & ArrivingOfferProps {
  const { company, isSeasonal, newestLetter, navigationData, pictures, user } = current
  const title = `${card.name} | ${company.brand}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return {
    company,
    isSeasonal,
    newestLetter,
    navigationData,
    pictures,
    user,
    'blog-data': current['blog-data'],
    errors: {},
    ziggy: { location: new URL(url.pathname + url.search, current.ziggy.location).href },
    head: [`<title data-inertia="title">${title}</title>`],
    name: card.name,
    kind: card.className,
    picture: card.overview_image,
    ability: card.ability ?? null,
    length: card.length ?? '',
    price: card.priceKind === 'own' ? '' : (card.priceRange ?? ''),
    about: card.meta_description,
    since: Date.now(),
  }
}
