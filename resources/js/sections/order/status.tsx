import { FactList } from '#js/components/fact-list.tsx'
import type { OrderProps } from '#server/props/orders.ts'

const tones: Readonly<Record<OrderProps['status'], string>> = {
  'awaiting-payment': 'bg-sea/35 text-tide-deep',
  'part-paid': 'bg-sea/35 text-tide-deep',
  paid: 'bg-good-pale text-good',
  cancelled: 'bg-fault-pale text-fault',
}

/** How an order stands, and what happens next. */
export function OrderStatus({ status, statusLabel, next, bank }: OrderProps) {
  return (
    <section
      aria-labelledby="status"
      className="min-w-0 rounded-card bg-white p-6 shadow-card sm:p-8"
    >
      <h2 id="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-card">
        What happens next
        <span className={`rounded-button px-4 py-1 font-sans text-base ${tones[status]}`}>
          {statusLabel}
        </span>
      </h2>
      {next.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-copy">
          {sentence}
        </p>
      ))}
      {bank.length > 0 && (
        <div className="mt-6">
          <h3 className="mb-3 text-lg">Where to pay</h3>
          <FactList facts={bank} />
        </div>
      )}
    </section>
  )
}
