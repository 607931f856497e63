import type { GlobalEvent, VisitOptions } from '@inertiajs/core'
import { config, router } from '@inertiajs/react'
import { loadedPages } from '#js/lib/page-module.ts'
import type { SharedProps } from '#server/props/shared.ts'
import { cardLeadingTo, instantOffer } from './instant-offer.ts'

/** The component that is shown at once for an offer, until its page is there. */
export const instantPage = 'offers/arriving'

export type CurrentPage = Pick<GlobalEvent<'navigate'>['detail']['page'], 'props' | 'version'>

interface Options {
  readonly first: CurrentPage
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
 * the beginning of a view transition takes a frame. @inertiajs/react 3.7.1 listens first, so it
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
