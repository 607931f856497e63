import type { CarouselState } from '#js/hooks/use-carousel.ts'
import { cx } from '#js/lib/class-names.ts'
import { Icon } from './icons.tsx'

interface ControlsProps {
  /** The id of the element whose slides move. */
  readonly stage: string
  readonly carousel: CarouselState
  readonly className: string | false
}

export function CarouselArrows({ stage, carousel, className }: ControlsProps) {
  const arrows = [
    ['Previous', 'chevron-left', carousel.previous],
    ['Next', 'chevron-right', carousel.next],
  ] as const

  return (
    <div className={cx('ml-auto flex gap-3 noscript:hidden', className)}>
      {arrows.map(([label, icon, onClick]) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-controls={stage}
          onClick={onClick}
          className="grid size-12 place-items-center rounded-button border border-ink/55 text-ink transition-colors hover:bg-ink hover:text-white"
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

export function CarouselDots({ stage, carousel, className }: ControlsProps) {
  const { slides, current, goTo } = carousel

  return (
    <div
      role="group"
      aria-label="Choose what to show"
      className={cx('flex flex-wrap justify-center gap-1 noscript:hidden', className)}
    >
      {slides.map((_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Show ${index + 1} of ${slides.length}`}
          aria-controls={stage}
          aria-current={index === current}
          onClick={() => goTo(index)}
          className="group grid size-7 place-items-center rounded-button"
        >
          <span
            className={cx(
              'block h-2 rounded-button',
              index === current
                ? 'w-5 bg-coral-strong stays-filled'
                : 'w-2 bg-ink/55 group-hover:bg-ink',
            )}
          />
        </button>
      ))}
    </div>
  )
}
