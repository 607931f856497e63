import { useState } from 'react'
import { arrangeSlides, hasMore, wideScreen, wrapIndex } from '#js/lib/carousel.ts'
import type { Place } from '#js/lib/carousel.ts'
import { useMediaQuery } from './use-media-query.ts'

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
