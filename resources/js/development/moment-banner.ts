import type { ContentEvents } from '#server/props/content-events.ts'
import { element } from './element.ts'
import { overPage } from './over-page.ts'

type Moment = ContentEvents['moment']

// Without a word of where it comes from, the next page is one of now.
const back = element('a', { rel: 'noreferrer' }, 'Back to now')
back.addEventListener('click', aim)

const show = overPage((moment: Moment) => moment && bannerOf(moment))

/** Says which day the site is shown as of, and how to leave it; nothing on a page of now. */
export function showMoment(moment: Moment): void {
  aim()
  show(moment)
}

function bannerOf({ words }: NonNullable<Moment>): HTMLElement {
  const attributes = { class: 'content-moment', 'aria-label': 'Time travel' }
  return element('aside', attributes, `The site as on ${words} `, back)
}

/** The page may have become another one since. */
function aim(): void {
  back.href = addressOfNow()
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
