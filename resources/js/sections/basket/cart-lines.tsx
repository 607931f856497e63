import { CartLine } from '#js/components/cart-line.tsx'
import type { SentForm } from '#js/hooks/use-sent-form.ts'
import type { CartProps } from '#server/props/basket.ts'

/** What is in the basket, each thing as it stands. */
export function CartLines({
  lines,
  now,
  designs,
  sent,
}: Pick<CartProps, 'lines' | 'now' | 'designs'> & { readonly sent: SentForm }) {
  return (
    <ul
      aria-label="In your basket"
      className="divide-y divide-line rounded-card bg-white shadow-card"
    >
      {lines.map((line) => (
        <CartLine key={line.id} line={line} now={now} designs={designs} sent={sent} />
      ))}
    </ul>
  )
}
