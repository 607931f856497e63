import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { useMediaQuery } from './use-browser.ts'

/** The state of a carousel: a current index that goes round, and what is seen of it. */
export function useCarousel(count: number) {
  const [chosen, setChosen] = useState(0)
  const isWide = useMediaQuery(wideScreen)
  const current = Math.min(chosen, Math.max(0, count - 1))

  return {
    current,
    slides: arrangeSlides(count, current),
    /** True while the width is not known: the stylesheet then hides what must not be seen. */
    hasControls: hasMore(count, isWide ?? false),
    isHidden: (place: Place) => isWide !== undefined && !isSeen(place, isWide),
    goTo: setChosen,
    next: () => setChosen(wrapIndex(current + 1, count)),
    previous: () => setChosen(wrapIndex(current - 1, count)),
  }
}

function isSeen(place: Place, isWide: boolean): boolean {
  return place === 'always' || (place === 'wide' && isWide)
}

/** Pixels a finger must travel sideways before it means something. */
const threshold = 40

/** Handlers that tell a sideways swipe of a finger or pen; the mouse drags pictures and text. */
export function useSwipe({ onLeft, onRight }: Readonly<Record<'onLeft' | 'onRight', () => void>>) {
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

export type CarouselState = ReturnType<typeof useCarousel>

/** Where a slide is seen: at every width, on wide screens only, or not until its turn comes. */
export type Place = 'always' | 'wide' | 'never'

interface PlacedSlide {
  readonly index: number
  readonly place: Place
}

/** From 1024 px on a carousel shows three slides, below it one (specification 4): Tailwind's `lg`. */
const wideScreen = '(min-width: 64em)'

const slidesOnWide = 3

/**
 * The slides in the order they stand: previous, current, next, then the rest. Up to three slides
 * keep their own order, for a wide screen shows them all.
 */
function arrangeSlides(count: number, current: number): readonly PlacedSlide[] {
  const slides = Array.from({ length: count }, (_, index) => index)

  if (count <= slidesOnWide) {
    return slides.map((index) => ({ index, place: index === current ? 'always' : 'wide' }))
  }
  return slides.map((offset) => ({
    index: wrapIndex(current - 1 + offset, count),
    place: placeAt(offset),
  }))
}

/** The index after going round: one past the last is the first, one before the first the last. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** Is there a slide that is not seen? Only then are there arrows and dots. */
export function hasMore(count: number, isWide: boolean): boolean {
  return count > (isWide ? slidesOnWide : 1)
}

function placeAt(offset: number): Place {
  if (offset === 1) return 'always'
  return offset < slidesOnWide ? 'wide' : 'never'
}
