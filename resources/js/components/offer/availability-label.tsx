import { cx } from '#js/lib/class-names.ts'
import type { AvailabilityProps, AvailabilityState } from '#server/props/dates.ts'
import { LineDrawing } from '../ui/icons.tsx'

const tick = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 12.5l2.8 2.7L16 9.5'

const clock = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5.2l3.4 2'

const list = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01'

const cross = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 9l6 6M15 9l-6 6'

const drop = 'M12 3.5l4.6 6.2a5.8 5.8 0 1 1-9.2 0z'

const states: Readonly<Record<AvailabilityState, { drawing: string; colour: string }>> = {
  bookNow: { drawing: tick, colour: 'text-good' },
  fewLeft: { drawing: drop, colour: 'text-coral-deep' },
  waitingList: { drawing: list, colour: 'text-tide-deep' },
  reserved: { drawing: clock, colour: 'text-star' },
  soldOut: { drawing: cross, colour: 'text-fault' },
  saleOver: { drawing: cross, colour: 'text-slate' },
  notYetOnSale: { drawing: clock, colour: 'text-slate' },
}

/** Whether a date can be booked: always in words, with how much is left under them where that is told. */
export function AvailabilityLabel({
  state,
  word,
  detail,
}: Omit<AvailabilityProps, 'detail'> & { readonly detail?: string }) {
  const { drawing, colour } = states[state]

  return (
    <span data-state={state} className="flex items-start gap-2">
      <LineDrawing path={drawing} className={cx('mt-0.5 size-5 shrink-0', colour)} />
      <span className="min-w-0">
        <span className={cx('block font-semibold', colour)}>{word}</span>
        {detail && <span className="block text-sm">{detail}</span>}
      </span>
    </span>
  )
}
