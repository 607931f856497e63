import { lastMinutes, useTimeLeft } from '#js/hooks/use-time-left.ts'
import { cx } from '#js/lib/class-names.ts'

/** How long something is held still, beside the time that says until when: it is never read aloud. */
export function Countdown({ until, now }: { readonly until: number; readonly now: number }) {
  const left = useTimeLeft(until, now)
  const isSoon = left * 1000 <= lastMinutes

  return (
    <span
      aria-hidden="true"
      className={cx('tabular-nums noscript:hidden', isSoon ? 'text-star' : 'font-normal')}
    >
      {textOf(left, isSoon)}
    </span>
  )
}

function textOf(left: number, isSoon: boolean): string {
  const minutes = Math.floor(left / 60)
  if (!isSoon) return `${minutes} minutes left`
  return `${minutes}:${String(left % 60).padStart(2, '0')} left`
}
