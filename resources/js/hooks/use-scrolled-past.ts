import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

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
