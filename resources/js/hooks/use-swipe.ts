import { useRef } from 'react'
import type { PointerEvent } from 'react'

/** Pixels a finger must travel sideways before it means something. */
const threshold = 40

/** Handlers that tell a sideways swipe of a finger or pen; the mouse drags pictures and text. */
export function useSwipe({
  onLeft,
  onRight,
}: {
  readonly onLeft: () => void
  readonly onRight: () => void
}) {
  const start = useRef<number | null>(null)

  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = start.current === null ? 0 : event.clientX - start.current
      start.current = null
      if (distance < -threshold) onLeft()
      if (distance > threshold) onRight()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
