import type { ContentEvents } from '#server/props/content-events.ts'
import { element } from './element.ts'

let banner: HTMLElement | null = null
let shown = ''

/** Says which day the site is shown as of, and how to leave it; nothing on a page of now. */
export function showMoment(moment: ContentEvents['moment']): void {
  const told = JSON.stringify(moment)
  // Said anew on each page: the banner that is there stays, with the focus or the press that is on it.
  if (told === shown) return aimAnew()

  shown = told
  banner?.remove()
  banner = moment && bannerOf(moment)
  if (banner) document.body.append(banner)
}

function bannerOf({ words }: NonNullable<ContentEvents['moment']>): HTMLElement {
  // Without a word of where it comes from, the next page is one of now.
  const back = element('a', { href: addressOfNow(), rel: 'noreferrer' }, 'Back to now')
  back.addEventListener('click', aimAnew)
  const attributes = { class: 'content-moment', 'aria-label': 'Time travel' }
  return element('aside', attributes, `The site as on ${words} `, back)
}

/** The page may have become another one since. */
function aimAnew(): void {
  banner?.querySelector('a')?.setAttribute('href', addressOfNow())
}

/** The page's own address without the day. */
function addressOfNow(): string {
  const { pathname, search } = location
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('at='))
  return rest.length > 0 ? `${pathname}?${rest.join('&')}` : pathname
}
