import { Money } from '#js/components/ui/money.tsx'
import type { CheckoutHead } from '#server/props/checkout.ts'

/** What is about to be ordered, line by line. */
export function CheckoutLines({ lines }: Pick<CheckoutHead, 'lines'>) {
  return (
    <ul className="mb-4 divide-y divide-line border-y border-line">
      {lines.map(({ name, note, price }, place) => (
        <li key={place} className="flex items-baseline justify-between gap-6 py-3">
          <div className="min-w-0">
            <p className="font-semibold text-ink">{name}</p>
            {note && <p className="text-sm">{note}</p>}
          </div>
          <p className="text-ink">
            <Money {...price} />
          </p>
        </li>
      ))}
    </ul>
  )
}
