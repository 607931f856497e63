import { cx } from '#js/lib/class-names.ts'
import type { AvailabilityProps, AvailabilityState } from '#server/props/dates.ts'
import { Icon } from '../ui/icons.tsx'
import type { IconName } from '../ui/icons.tsx'

const states: Readonly<Record<AvailabilityState, { icon: IconName; colour: string }>> = {
  bookNow: { icon: 'tick', colour: 'text-good' },
  fewLeft: { icon: 'drop', colour: 'text-coral-deep' },
  waitingList: { icon: 'list', colour: 'text-tide-deep' },
  reserved: { icon: 'clock', colour: 'text-star' },
  soldOut: { icon: 'cross', colour: 'text-fault' },
  saleOver: { icon: 'cross', colour: 'text-slate' },
  notYetOnSale: { icon: 'clock', colour: 'text-slate' },
}

/** Whether a date can be booked: always in words, with how much is left under them where that is told. */
export function AvailabilityLabel({
  state,
  word,
  detail,
}: Omit<AvailabilityProps, 'detail'> & { readonly detail?: string }) {
  const { icon, colour } = states[state]

  return (
    <span data-state={state} className="flex items-start gap-2">
      <Icon name={icon} className={cx('mt-0.5', colour)} />
      <span className="min-w-0">
        <span className={cx('block font-semibold', colour)}>{word}</span>
        {detail && <span className="block text-sm">{detail}</span>}
      </span>
    </span>
  )
}
