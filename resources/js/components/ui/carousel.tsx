import type { ReactNode } from 'react'
import { hasMore, useCarousel, useSwipe } from '#js/hooks/use-carousel.ts'
import type { Place } from '#js/hooks/use-carousel.ts'
import { CarouselArrows, CarouselDots } from './carousel-controls.tsx'

interface Slide {
  readonly id: number | string
  readonly content: ReactNode
}

/**
 * Slides that go round: previous, current and next from 1024 px, one below. The server cannot know
 * the width, so it prints every slide and the stylesheet decides until the script knows. Without
 * scripts all slides stand in one row that scrolls.
 */
export function Carousel({
  labelledBy,
  heading,
  slides,
  children,
}: {
  readonly labelledBy: string
  readonly heading: ReactNode
  readonly slides: readonly Slide[]
  /** Stands beside the dots, or under them where there is little room. */
  readonly children?: ReactNode
}) {
  const stage = `${labelledBy}-slides`
  const count = slides.length
  const carousel = useCarousel(count)
  const { hasControls } = carousel
  const swipe = useSwipe({ onLeft: carousel.next, onRight: carousel.previous })
  // Where a wide screen shows everything, the stylesheet takes the controls away there.
  const controls = { stage, carousel, className: !hasMore(count, true) && 'lg:hidden' }

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      className="carousel"
    >
      <div>
        {heading}
        {hasControls && <CarouselArrows {...controls} />}
      </div>
      <div id={stage} aria-live="polite" {...(hasControls && swipe)}>
        {carousel.slides.map(({ index, place }) => (
          <div
            key={slides[index]?.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            className={placeClass[place]}
            hidden={carousel.isHidden(place)}
          >
            {slides[index]?.content}
          </div>
        ))}
      </div>
      <div>
        {hasControls && <CarouselDots {...controls} />}
        {children}
      </div>
    </div>
  )
}

const placeClass: Readonly<Record<Place, string | undefined>> = {
  always: undefined,
  wide: 'max-lg:hidden',
  never: 'hidden',
}
