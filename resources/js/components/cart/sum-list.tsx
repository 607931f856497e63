import type { SumLine, SumProps } from '#server/props/cart.ts'
import type { Money as Amount } from '#server/props/elements.ts'
import { Money } from '../ui/money.tsx'

/** What a cart or an order comes to: what makes it up, the whole, and when it is due. */
export function SumList({ sum }: { readonly sum: SumProps }) {
  const { lines, total, byVoucher, vat, dueNow, later } = sum

  return (
    <>
      <dl className="grid gap-2">
        {lines.map((line) => (
          <Part key={line.label} {...line} />
        ))}
        <Whole label="Total" amount={total} />
        {byVoucher && (
          <>
            <Part label="Paid by gift voucher" amount={byVoucher.paid} note="" />
            <Whole label="Left to pay" amount={byVoucher.left} />
          </>
        )}
        {later.length > 0 && <DueNow amount={dueNow} />}
      </dl>
      {later.length > 0 && (
        <p className="mt-1">
          {later.map((text) => (
            <span key={text} className="block">
              Then {text}
            </span>
          ))}
        </p>
      )}
      {vat && <p className="mt-2 text-sm">{vat}</p>}
    </>
  )
}

function Part({ label, amount, note }: SumLine) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6">
      <dt className="min-w-0">
        {label}
        {note && <span className="block text-sm">{note}</span>}
      </dt>
      <dd className="text-ink">
        <Money {...amount} />
      </dd>
    </div>
  )
}

function Whole({ label, amount }: { readonly label: string; readonly amount: Amount }) {
  return (
    <div className="mt-2 flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-3 text-ink">
      <dt className="font-display text-card font-semibold">{label}</dt>
      <dd className="font-display text-card font-semibold">
        <Money {...amount} />
      </dd>
    </div>
  )
}

function DueNow({ amount }: { readonly amount: Amount }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 font-semibold text-ink">
      <dt>Due with the order</dt>
      <dd>
        <Money {...amount} />
      </dd>
    </div>
  )
}
