import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Does the screen match a media query? `undefined` on the server and while hydrating, when the
 * stylesheet has to decide, so that both sides render the same markup. Nobody waits for the answer,
 * so it comes as a transition and never holds up a slow phone.
 */
export function useMediaQuery(query: string): boolean | undefined {
  const [isMatch, setIsMatch] = useState<boolean>()

  useEffect(() => {
    const list = window.matchMedia(query)
    const update = () => startTransition(() => setIsMatch(list.matches))

    update()
    list.addEventListener('change', update)
    return () => list.removeEventListener('change', update)
  }, [query])

  return isMatch
}

const never = () => () => undefined

/** Do scripts work this page? False on the server and while the page is what the server printed. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Has the top of an element left the window? Never at the first render, so that none differs. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)

  useEffect(() => {
    const update = () => setIsPast((element.current?.getBoundingClientRect().top ?? 0) < 0)

    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [element])

  return isPast
}

/** How far outside the viewport something counts as near (specification 9). */
const nearMargin = '50px'

/** What waits to come near, and what is then to be done. */
const waiting = new Map<Element, () => void>()

let nearViewport: IntersectionObserver | undefined

/** One observer for all: a page has dozens of pictures, each of which would make its own. */
function observeNear(): IntersectionObserver {
  // The printed page is laid out as soon as the event ends, so the change cannot wait.
  window.addEventListener('beforeprint', () => {
    flushSync(() => waiting.forEach((come) => come()))
  })
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: nearMargin },
  )
}

/** Has the element come near the viewport, or is the page about to be printed? Never goes back. */
export function useNearViewport(target: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const element = target.current
    if (isNear || !element) return undefined

    const observer = (nearViewport ??= observeNear())
    waiting.set(element, () => setNear(true))
    observer.observe(element)
    return () => {
      waiting.delete(element)
      observer.unobserve(element)
    }
  }, [isNear, target])

  return isNear
}
