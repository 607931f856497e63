import { router } from '@inertiajs/react'
import { useEffect } from 'react'

interface Position {
  readonly top: number
  readonly left: number
}

/** What the client library notes in a history entry; an encrypted page has no address to be read. */
interface Noted {
  readonly page?: { readonly url?: string }
  readonly documentScrollPosition?: Position
}

/**
 * Keeps each history entry's place on the page exact. @inertiajs/react 3.7.1 notes it only 100 ms after
 * the last movement: whoever leaves sooner would come back to an older place, and a note that is due
 * just after a change of page would be written into the wrong entry (decision 34).
 */
export function useScrollMemory(): void {
  useEffect(() => {
    let wanted: Position | undefined
    let shown = ''
    const onPopState = ({ state }: PopStateEvent) => {
      // The library hears of it first, and shows what is loaded before anybody else hears.
      const { page, documentScrollPosition = { top: 0, left: 0 } } = (state ?? {}) as Noted
      if (page && page.url !== shown) wanted = documentScrollPosition
    }
    const stopNoting = router.on('beforeUpdate', notePosition)
    const stopArriving = router.on('navigate', ({ detail }) => {
      // Only a page that was there before has a note yet.
      const place = wanted ?? (window.history.state as Noted | null)?.documentScrollPosition
      if (place) restoreAfterLibrary(place)
      else notePosition()
      wanted = undefined
      shown = detail.page.url
    })

    window.addEventListener('pagehide', notePosition)
    window.addEventListener('popstate', onPopState)
    return () => {
      stopNoting()
      stopArriving()
      window.removeEventListener('pagehide', notePosition)
      window.removeEventListener('popstate', onPopState)
    }
  }, [])
}

function notePosition() {
  const { state } = window.history as { readonly state: object | null }
  const documentScrollPosition: Position = { top: window.scrollY, left: window.scrollX }

  if (state) window.history.replaceState({ ...state, documentScrollPosition }, '')
}

/** The library's own note takes effect in the next frame, and has asked for it before. */
function restoreAfterLibrary({ left, top }: Position) {
  requestAnimationFrame(() => {
    window.scrollTo(left, top)
    notePosition()
  })
}
