import { useId } from 'react'
import type { ReactNode } from 'react'
import { hasMore, useCarousel, useSwipe } from '#js/hooks/use-carousel.ts'
import type { Place } from '#js/hooks/use-carousel.ts'
import { cx } from '#js/lib/class-names.ts'
import { Icon } from './icons.tsx'
import type { IconName } from './icons.tsx'

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
}: {
  /** The id of the heading that names the carousel. */
  readonly labelledBy: string
  readonly heading: ReactNode
  readonly slides: readonly Slide[]
}) {
  const stage = useId()
  const count = slides.length
  const carousel = useCarousel(count)
  const { current, goTo, next, previous, hasControls } = carousel
  const swipe = useSwipe({ onLeft: next, onRight: previous })
  // Where a wide screen shows everything, the stylesheet takes the controls away there.
  const narrowOnly = !hasMore(count, true) && 'lg:hidden'

  return (
    <div role="group" aria-roledescription="carousel" aria-labelledby={labelledBy}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        {heading}
        {hasControls && (
          <CarouselArrows stage={stage} className={narrowOnly} previous={previous} next={next} />
        )}
      </div>
      <div
        id={stage}
        aria-live="polite"
        className={cx(stageClass, hasControls && 'touch-pan-y touch-pinch-zoom')}
        {...(hasControls && swipe)}
      >
        {carousel.slides.map(({ index, place }) => (
          <div
            key={slides[index]?.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            className={cx(slideClass, placeClass[place])}
            hidden={carousel.isHidden(place)}
          >
            {slides[index]?.content}
          </div>
        ))}
      </div>
      {hasControls && (
        <CarouselDots
          stage={stage}
          className={narrowOnly}
          count={count}
          current={current}
          goTo={goTo}
        />
      )}
    </div>
  )
}

const stageClass =
  'mt-8 grid gap-6 md:mt-10 lg:grid-cols-3 noscript:flex noscript:snap-x noscript:overflow-x-auto noscript:pb-6'

const slideClass =
  'min-w-0 noscript:block noscript:w-80 noscript:max-w-5/6 noscript:shrink-0 noscript:snap-start'

const placeClass: Readonly<Record<Place, string>> = {
  always: '',
  wide: 'max-lg:hidden',
  never: 'hidden',
}

interface ControlsProps {
  /** The id of the element whose slides move. */
  readonly stage: string
  readonly className: string | false
}

function CarouselArrows({
  stage,
  className,
  previous,
  next,
}: ControlsProps & { readonly previous: () => void; readonly next: () => void }) {
  return (
    <div className={cx('ml-auto flex gap-3 noscript:hidden', className)}>
      <Arrow stage={stage} label="Previous" icon="chevron-left" onClick={previous} />
      <Arrow stage={stage} label="Next" icon="chevron-right" onClick={next} />
    </div>
  )
}

function Arrow({
  stage,
  label,
  icon,
  onClick,
}: {
  readonly stage: string
  readonly label: string
  readonly icon: IconName
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={stage}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-button border border-ink/55 text-ink transition-colors hover:bg-ink hover:text-white"
    >
      <Icon name={icon} />
    </button>
  )
}

function CarouselDots({
  stage,
  className,
  count,
  current,
  goTo,
}: ControlsProps & {
  readonly count: number
  readonly current: number
  readonly goTo: (index: number) => void
}) {
  return (
    <div
      role="group"
      aria-label="Choose what to show"
      className={cx('mt-8 flex flex-wrap justify-center gap-1 noscript:hidden', className)}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Show ${index + 1} of ${count}`}
          aria-controls={stage}
          aria-disabled={index === current}
          onClick={() => goTo(index)}
          className="group grid size-7 place-items-center rounded-button"
        >
          <span className={cx('block h-2 rounded-button', dotClass(index === current))} />
        </button>
      ))}
    </div>
  )
}

function dotClass(isCurrent: boolean): string {
  return isCurrent ? 'w-5 bg-coral-strong' : 'w-2 bg-ink/55 group-hover:bg-ink'
}
