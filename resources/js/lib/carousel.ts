/** Where a slide is seen: at every width, on wide screens only, or not until its turn comes. */
export type Place = 'always' | 'wide' | 'never'

interface PlacedSlide {
  readonly index: number
  readonly place: Place
}

/** From 1024 px on a carousel shows three slides, below it one (specification 4): Tailwind's `lg`. */
export const wideScreen = '(min-width: 64em)'

const slidesOnWide = 3

/**
 * The slides in the order they stand: previous, current, next, then the rest. Up to three slides
 * keep their own order, for a wide screen shows them all.
 */
export function arrangeSlides(count: number, current: number): readonly PlacedSlide[] {
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
