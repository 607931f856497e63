import { router } from '@inertiajs/react'
import type { ContentEvents } from '#server/props/content-events.ts'
import { outlineChanges, contentOfParts } from './changed-sections.ts'
import { element } from './element.ts'
import { showFaults } from './fault-overlay.ts'
import { overPage } from './over-page.ts'
import { whenStarted } from './started.ts'
import './live-content.css'

/*
 * Shows what staff save in the pages that are open, in development. It is a script of its own beside
 * the application, which tells it no more than that it has started; only the development server's
 * documents name it.
 */

// Without a word of where it comes from, the next page is one of now.
const back = element('a', { rel: 'noreferrer' }, 'Back to now')
back.addEventListener('click', aim)

const showBanner = overPage((moment: ContentEvents['moment']) => moment && bannerOf(moment.words))

let stream: EventSource | null = null
let listenedFor = ''
let seen = document.querySelector('meta[name="content-version"]')?.getAttribute('content') ?? ''

whenStarted(() => {
  listen()
  router.on('navigate', listen)
  // A browser has few connections for one site; a page that nobody sees does without and catches up.
  document.addEventListener('visibilitychange', listen)
})

/** One stream for the page that is shown now. */
function listen(): void {
  const isSeen = document.visibilityState === 'visible'
  const page = isSeen ? location.pathname + location.search : ''
  if (page === listenedFor) return

  stream?.close()
  stream = null
  listenedFor = page
  if (page === '') return
  stream = new EventSource(`/_content-events?${new URLSearchParams({ page, seen }).toString()}`)
  on(stream, 'moment', (moment) => {
    aim()
    showBanner(moment)
  })
  on(stream, 'faults', showFaults)
  on(stream, 'changed', ({ only }) => bring(only))
}

function on<Name extends keyof ContentEvents>(
  source: EventSource,
  name: Name,
  show: (data: ContentEvents[Name]) => void,
): void {
  source.addEventListener(name, (event: MessageEvent<string>) => {
    seen = event.lastEventId
    show(JSON.parse(event.data) as ContentEvents[Name])
  })
}

/** Says which day the site is shown as of, and how to leave it. */
function bannerOf(day: string): HTMLElement {
  const attributes = { class: 'content-moment', 'aria-label': 'Time travel' }
  return element('aside', attributes, `The site as on ${day} `, back)
}

/** Back leads to the page's own address without the day; it may be another page by now. */
function aim(): void {
  const now = new URL(location.href)
  now.searchParams.delete('at')
  back.href = now.pathname + now.search
}

/** One reload of these props: the page keeps its place, its focus and whatever is open. */
function bring(only: ContentEvents['changed']['only']): void {
  if (only?.length === 0) return
  let before: ReturnType<typeof contentOfParts> | undefined

  router.reload({
    ...(only && { only: [...only] }),
    showProgress: false,
    onBeforeUpdate: () => void (before = contentOfParts()),
    onSuccess: () => {
      if (before) outlineChanges(before)
      // The client library writes the head anew after visits only.
      if (!only || only.includes('head')) {
        router.replace({ preserveScroll: true, preserveState: true })
      }
    },
  })
}
