import type { GlobalEvent, VisitOptions } from '@inertiajs/core'
import { config, router } from '@inertiajs/react'
import { loadedPages } from '#js/lib/page-module.ts'
import { itemTarget } from '#routes/item-links.ts'
import { publicRoutes } from '#routes/public.ts'
import type { ArrivingOfferProps } from '#server/props/offer-page.ts'
import type { Card } from '#server/props/offers.ts'
import type { SharedProps } from '#server/props/shared.ts'

/** The component that is shown at once for an offer, until its page is there. */
export const instantPage = 'offers/arriving'

/** Of a page object: what is read here. */
export type ShownPage = Pick<GlobalEvent<'navigate'>['detail']['page'], 'props' | 'version'>

interface Options {
  /** The page that the document came with. */
  readonly first: ShownPage
  /** Is the page at an address here already? */
  readonly isHere: (address: string) => boolean
}

/**
 * Has the page that is left fade away, for those who do not mind motion, and shows an offer's page at
 * once with what its card knows.
 */
export function refineVisits({ first, isHere }: Options): void {
  const prefersLess = matchMedia('(prefers-reduced-motion: reduce)')
  let shown = first
  const remember = ({ detail }: GlobalEvent<'beforeUpdate' | 'navigate'>) => {
    shown = detail.page
  }
  router.on('beforeUpdate', remember)
  router.on('navigate', remember)

  // The instant page must be here itself: waiting for it, the visit would not even be sent.
  const canBeInstant = ({ href, hash }: URL) =>
    !hash && loadedPages.has(instantPage) && !isHere(href)

  config.set('visitOptions', (href, options): VisitOptions => {
    const url = new URL(href, location.href)
    if (!isLeadingOn(url, options)) return {}
    const viewTransition = !prefersLess.matches && leave
    const card = canBeInstant(url) ? cardLeadingTo(url.pathname, shown.props) : null
    if (!card) return { viewTransition }
    return {
      viewTransition,
      component: instantPage,
      pageProps: (current) => ({ ...instantOffer(card, url, current as unknown as SharedProps) }),
    }
  })
}

function leave(transition: ViewTransition): void {
  fadeAway()
  holdBack(transition.updateCallbackDone)
}

/**
 * For the beginning of a view transition: the page that is left fades away over the next one. That one
 * is no part of the transition, as what is takes neither clicks nor taps until all is over.
 */
function fadeAway(): void {
  const main = document.querySelector('main')
  const header = document.querySelector('header')
  if (!main || !header) return

  const { style } = document.documentElement
  style.setProperty('--leaving-top', `${Math.max(header.getBoundingClientRect().bottom, 0)}px`)
  main.style.viewTransitionName = 'leaving'
  const observer = new MutationObserver(() => {
    observer.disconnect()
    main.style.viewTransitionName = ''
  })
  observer.observe(main, { childList: true })
}

/**
 * Has Back and Forward wait until a page is in place: what they lead to would be covered by it, as
 * the beginning of a view transition takes a frame. The client library (3.7.1) listens first, so it
 * hears of Back before this holds it; what works is that it is told again once the page is in place.
 */
function holdBack(inPlace: Promise<unknown>): void {
  let held: PopStateEvent | undefined
  const hold = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    held = event
  }
  const letGo = () => {
    window.removeEventListener('popstate', hold, true)
    if (held) window.dispatchEvent(new PopStateEvent('popstate', { state: held.state as unknown }))
  }

  window.addEventListener('popstate', hold, true)
  inPlace.then(letGo, letGo)
}

/** Does a visit open another page, rather than another state of the one that is shown? */
function isLeadingOn(url: URL, { method = 'get', async, replace }: VisitOptions): boolean {
  return method === 'get' && !async && !replace && url.pathname !== location.pathname
}

/** The card on a page that leads to a path, wherever the page's props hold it. */
function cardLeadingTo(path: string, props: unknown): Card | null {
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
function instantOffer(
  card: Card,
  url: URL,
  current: SharedProps,
): SharedProps & ArrivingOfferProps {
  const { company, isSeasonal, navigationData, pictures, user } = current
  return {
    company,
    isSeasonal,
    navigationData,
    pictures,
    user,
    'blog-data': current['blog-data'],
    errors: {},
    ziggy: { location: new URL(url.pathname + url.search, current.ziggy.location).href },
    head: [`<title data-inertia="title">${escaped(`${card.name} | ${company.brand}`)}</title>`],
    name: card.name,
    kind: card.className,
    picture: card.overview_image,
    ability: card.ability ?? null,
    length: card.length ?? '',
    // A list names the lowest price of all dates, where the page begins with the usual one.
    price: card.priceKind === 'from' ? '' : (card.priceRange ?? ''),
    about: card.meta_description,
    since: Date.now(),
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
