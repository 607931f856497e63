import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/**
 * For a page that stands in for the one at its address until that is there. Brought back by Back or
 * Forward it asks for that page itself. When it gives way, it hands the focus on to the new heading.
 * @param since when the page was asked for, which tells one standing-in from another
 * @returns has the page failed to come?
 */
export function useInstantPage(since: number): boolean {
  const [hasFailed, setHasFailed] = useState(false)
  useFreshPage(since)

  useEffect(() => {
    const { pathname } = location
    const fail = () => setHasFailed(true)
    const stops = [router.on('networkError', fail), router.on('httpException', fail)]
    return () => {
      for (const stop of stops) stop()
      if (location.pathname === pathname) giveWay(pathname)
    }
  }, [])

  return hasFailed
}

/**
 * A page that takes another's place in the history is no news to the client library's head. It is told
 * when it has written that place: what it is asked to write in the same turn of the event loop may lie
 * (@inertiajs/react 3.7.1) until it writes the next one, over that.
 */
function giveWay(pathname: string) {
  const isLost = document.activeElement === document.body
  const heading = document.querySelector<HTMLElement>('main h1')

  setTimeout(() => {
    // Whoever goes somewhere else, or back, leaves this place in the history as it is.
    if (location.pathname !== pathname) return
    router.replace({ preserveScroll: true, preserveState: true, flash: (flash) => ({ ...flash }) })
  })
  if (!isLost || !heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The answers that were shown since the browser loaded a document. */
const shown = new Set<number>()

let hasAsked = false

/**
 * Asks for a page again that the browser has shown before: what Back brings may have changed since.
 * @param now when the server answered, which tells an answer from another
 */
export function useFreshPage(now: number): void {
  useEffect(() => {
    const isOld = shown.has(now) || (!hasAsked && isFromHistory())
    shown.add(now)
    if (!isOld) return undefined

    // The page is being put in place still.
    const timer = setTimeout(() => {
      hasAsked = true
      router.reload()
    })
    return () => clearTimeout(timer)
  }, [now])
}

/** Was the document loaded by Back or Forward? The client library then shows what was kept of it. */
function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward'
}
