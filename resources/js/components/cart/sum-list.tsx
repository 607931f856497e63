import { cx } from '#js/lib/class-names.ts'
import type { SumLine, SumProps } from '#server/props/cart.ts'
import { Money } from '../ui/money.tsx'

/**
 * What a cart or an order comes to: what makes it up, the whole, and when it is due. Each amount is said
 * once.
 */
export function SumList({
  sum,
  isTotalAbove = false,
}: {
  readonly sum: SumProps
  /** Does what folds it away say the total already? */
  readonly isTotalAbove?: boolean
}) {
  const { lines, total, byVoucher, vat, dueNow, later } = sum

  return (
    <>
      <dl className="grid gap-2">
        {lines.map((line) => (
          <Row key={line.label} {...line} />
        ))}
        {!isTotalAbove && <Row label="Total" amount={total} look="whole" />}
        {byVoucher && (
          <>
            <Row label="Paid by gift voucher" amount={byVoucher.paid} />
            <Row label="Left to pay" amount={byVoucher.left} look="whole" />
          </>
        )}
        {later.length > 0 && <Row label="Due with the order" amount={dueNow} look="due" />}
        {later.map((line) => (
          <Row key={line.label} {...line} />
        ))}
      </dl>
      {vat && <p className="mt-2 text-sm">{vat}</p>}
    </>
  )
}

const looks = {
  part: { row: '', cell: '' },
  whole: {
    row: 'text-ink not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-3',
    cell: 'font-display text-card font-semibold',
  },
  due: { row: 'font-semibold text-ink', cell: '' },
} as const

function Row({
  label,
  amount,
  note,
  look = 'part',
}: Omit<SumLine, 'note'> & { readonly note?: string; readonly look?: keyof typeof looks }) {
  const { row, cell } = looks[look]

  return (
    <div className={cx('flex min-w-0 flex-wrap items-baseline justify-between gap-x-6', row)}>
      <dt className={cx('min-w-0 grow basis-20', cell)}>
        {label}
        {note && <span className="block text-sm">{note}</span>}
      </dt>
      <dd className={cx('ml-auto text-ink', cell)}>
        <Money {...amount} />
      </dd>
    </div>
  )
}
