import type { CardDates } from '#server/props/offers.ts'
import { Icon } from './icons.tsx'

/** When and where an offer is next to be had, in its card. */
export function NextDate({ dates: { when, note } }: { readonly dates: CardDates }) {
  return (
    <p className="mb-4 flex gap-2 text-sm text-ink">
      <Icon name="calendar" className="mt-0.5 size-4.5 shrink-0 text-tide" />
      <span className="min-w-0">
        <span className="sr-only">Next:</span> {when}
        {note && <strong className="block font-semibold text-coral-deep">{note}</strong>}
      </span>
    </p>
  )
}
