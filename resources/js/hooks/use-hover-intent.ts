import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'

/** A pointer that only passes over does not open a menu, and one that slips off does not close it. */
const openDelay = 120
const closeDelay = 250

/** Tells a mouse that stays from one that passes; other pointers tap. */
export function useHoverIntent(onEnter: () => void, onLeave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function after(delay: number, act: () => void) {
    return (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(act, delay)
    }
  }

  return {
    /** For the element, its panel included. */
    handlers: {
      onPointerEnter: after(openDelay, onEnter),
      onPointerLeave: after(closeDelay, onLeave),
    },
    /** Forgets what the pointer was about to do: the visitor has said something clearer. */
    cancel: () => clearTimeout(timer.current),
  }
}
