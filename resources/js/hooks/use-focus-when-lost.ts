import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Gives the focus to an element when something has changed and what had the focus is gone with it, as
 * a button is that did its work. The first showing changes nothing.
 * @param state what it is about: the focus is looked after when this is another one
 */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, state: unknown): void {
  const last = useRef(state)

  useEffect(() => {
    if (last.current === state) return
    last.current = state
    if (isFocusLost()) element.current?.focus()
  }, [state, element])
}

export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
