import { router } from '@inertiajs/react'
import { useEffect } from 'react'

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
