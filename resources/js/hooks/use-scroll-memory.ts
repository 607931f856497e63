import { router } from '@inertiajs/react'
import { useEffect } from 'react'

interface Position {
  readonly top: number
  readonly left: number
}

/** The client library's note in a history entry. */
interface Noted {
  readonly documentScrollPosition?: Position
}

/**
 * Keeps each history entry's place on the page exact. The client library notes it only 100 ms after
 * the last movement: whoever leaves sooner would come back to an older place, and a note that is due
 * just after a change of page would be written into the wrong entry.
 */
export function useScrollMemory(): void {
  useEffect(() => {
    let wanted: Position | undefined
    const onPopState = ({ state }: PopStateEvent) => {
      if (state) wanted = (state as Noted).documentScrollPosition ?? { top: 0, left: 0 }
    }
    const stopNoting = router.on('beforeUpdate', notePosition)
    const stopArriving = router.on('navigate', () => {
      if (wanted) restoreAfterLibrary(wanted)
      else notePosition()
      wanted = undefined
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
