import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { wrapIndex } from './use-carousel.ts'

/**
 * Tabs of which one is chosen, the first at the start. The focus stops once among them; Left and
 * Right go round, Home and End to the ends, and whatever gets the focus is chosen.
 */
export function useTabs(count: number) {
  const [{ chosen, turn }, setState] = useState({ chosen: 0, turn: 0 })
  const tabs = useRef<(HTMLElement | null)[]>([])
  const current = Math.min(chosen, Math.max(0, count - 1))
  const choose = (index: number) => setState((last) => ({ chosen: index, turn: last.turn + 1 }))

  function onKeyDown(event: KeyboardEvent) {
    const to = destination(event.key, current, count)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    choose(to)
    tabs.current[to]?.focus()
  }

  return {
    current,
    /** How often a tab was chosen: another number for each time. */
    turn,
    choose,
    onKeyDown,
    tabRef: (index: number) => (tab: HTMLElement | null) => void (tabs.current[index] = tab),
  }
}

function destination(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return wrapIndex(current - 1, count)
  if (key === 'ArrowRight') return wrapIndex(current + 1, count)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
