import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** How far outside the viewport something counts as near (specification 9). */
const nearMargin = '50px'

/** Has the element come near the viewport, or is the page about to be printed? Never goes back. */
export function useNearViewport(target: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const element = target.current
    if (isNear || !element) return undefined

    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: nearMargin },
    )
    // The printed page is laid out as soon as the event ends, so the change cannot wait.
    const prepareForPrint = () => flushSync(() => setNear(true))

    observer.observe(element)
    window.addEventListener('beforeprint', prepareForPrint)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', prepareForPrint)
    }
  }, [isNear, target])

  return isNear
}
