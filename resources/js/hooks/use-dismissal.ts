import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Calls `onDismiss` when a visitor turns away from an open part of the page: with Esc, a press
 * outside it, or by moving the focus out of it.
 */
export function useDismissal(
  isOpen: boolean,
  part: RefObject<HTMLElement | null>,
  onDismiss: (cause: 'escape' | 'outside') => void,
): void {
  const dismiss = useEffectEvent(onDismiss)

  // An effect after painting would miss an Esc that comes as soon as the part is seen.
  useLayoutEffect(() => {
    if (!isOpen) return undefined

    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') dismiss('escape')
    }
    function onOutside(event: Event) {
      if (event.target instanceof Node && !part.current?.contains(event.target)) dismiss('outside')
    }

    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('pointerdown', onOutside, { signal })
    document.addEventListener('focusin', onOutside, { signal })
    return () => listening.abort()
  }, [isOpen, part])
}
