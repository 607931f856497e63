import { cx } from '#js/lib/class-names.ts'
import type { KindOfDates } from '#server/props/dates.ts'

const colours: Readonly<Record<KindOfDates, string>> = {
  course: 'bg-tide',
  weekend: 'bg-coral',
  holiday: 'bg-brass',
  classic: 'bg-tint-dusk',
  'mile-builder': 'bg-ink',
  racing: 'bg-good',
  adventure: 'bg-sea',
  charter: 'bg-tint-ocean',
  'duke-of-edinburgh': 'bg-amber',
}

/** The colour of a kind of dates; its name always stands beside it. */
export function KindMark({ kind }: { readonly kind: KindOfDates }) {
  return (
    <span
      aria-hidden="true"
      className={cx('size-2.5 shrink-0 rounded-xs forced-color-adjust-none', colours[kind])}
    />
  )
}
