import { cx } from '#js/lib/class-names.ts'
import { Icon } from './icons.tsx'
import type { IconName } from './icons.tsx'

interface ControlsProps {
  /** The id of the element whose slides move. */
  readonly stage: string
  readonly className: string | false
}

export function CarouselArrows({
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

export function CarouselDots({
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
