import { cx } from '#js/lib/class-names.ts'
import type { PlacesProps } from '#server/props/dates.ts'

const [width, height] = [44, 8]

/** How much of a date is free, as a bar that words stand beside. */
export function PlacesMeter({ free, all, text, isScarce }: PlacesProps) {
  const filled = all === 0 ? 0 : Math.max(free / all, 0) * (width - 2)

  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="places-meter w-8 shrink-0 sm:w-11"
        aria-hidden="true"
        focusable="false"
      >
        <rect
          x="0.5"
          y="0.5"
          width={width - 1}
          height={height - 1}
          rx={(height - 1) / 2}
          className="fill-tint-paper stroke-slate/55"
        />
        {filled > 0 && (
          <rect
            x="1"
            y="1"
            width={filled}
            height={height - 2}
            rx={(height - 2) / 2}
            className={isScarce ? 'fill-coral-strong' : 'fill-good'}
          />
        )}
      </svg>
      <span
        className={cx(
          isScarce && 'font-semibold text-coral-deep',
          free === 0 && 'font-semibold text-tide-deep',
        )}
      >
        {text}
      </span>
    </span>
  )
}
