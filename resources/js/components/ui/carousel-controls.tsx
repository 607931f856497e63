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
    <div className={cx('arrows', className)}>
      {arrows.map(([label, icon, onClick]) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-controls={stage}
          onClick={onClick}
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
    <div role="group" aria-label="Choose what to show" className={cx('dots', className)}>
      {slides.map((_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Show ${index + 1} of ${slides.length}`}
          aria-controls={stage}
          aria-current={index === current || undefined}
          onClick={() => goTo(index)}
        />
      ))}
    </div>
  )
}
