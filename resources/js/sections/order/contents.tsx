import { SumList } from '#js/components/cart/sum-list.tsx'
import { ActionForm, SubmitButton, quietButton } from '#js/components/ui/form.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import type { OrderProps } from '#server/props/orders.ts'

/** What was ordered, and what it comes to. */
export function OrderContents({ lines, sum, moved, paid, status }: OrderProps) {
  return (
    <section
      aria-labelledby="contents"
      className="min-w-0 rounded-card bg-white p-6 shadow-card sm:p-8"
    >
      <h2 id="contents" className="mb-4 text-card">
        What you ordered
      </h2>
      <ul className="mb-4 divide-y divide-line border-y border-line">
        {lines.map((line, place) => (
          <Line key={place} {...line} />
        ))}
      </ul>
      <SumList sum={sum} />
      {moved.length > 0 && (
        <ul aria-label="Payments" className="mt-3 border-t border-line pt-3">
          {moved.map((money, place) => (
            <Moved key={place} {...money} />
          ))}
        </ul>
      )}
      {status !== 'awaiting-payment' && (
        <p className="mt-3 flex items-baseline justify-between gap-6 border-t border-line pt-3 font-semibold text-ink">
          Paid so far <Money {...paid} />
        </p>
      )}
    </section>
  )
}

function Moved({ text, on, amount, paper }: OrderProps['moved'][number]) {
  return (
    <li className="flex items-baseline justify-between gap-6 py-1">
      <div className="min-w-0">
        {text}
        <p className="text-sm">{on}</p>
        {paper && (
          <a
            href={paper.href}
            className="inline-flex min-h-11 items-center text-tide-deep underline print:hidden"
          >
            {paper.label}
          </a>
        )}
      </div>
      <p className="text-ink">
        <Money {...amount} />
      </p>
    </li>
  )
}

function Line({ name, facts, quantity, price, voucher }: OrderProps['lines'][number]) {
  return (
    <li className="flex items-baseline justify-between gap-6 py-4">
      <div className="min-w-0">
        <h3 className="font-sans text-body">
          {quantity > 1 && `${quantity} × `}
          {name}
        </h3>
        {facts.map((fact) => (
          <p key={fact} className="text-sm">
            {fact}
          </p>
        ))}
        {voucher !== null && (
          <div className="flex flex-wrap items-center gap-x-6 print:hidden">
            <TextLink href={voucher.href}>See and print the voucher</TextLink>
            <ActionForm action={{ url: voucher.endAction, method: 'delete' }} preserveScroll>
              <SubmitButton label="End its links" className={quietButton}>
                <span className="sr-only">: {name}</span>
              </SubmitButton>
            </ActionForm>
          </div>
        )}
      </div>
      <p className="text-ink">
        <Money {...price} />
      </p>
    </li>
  )
}
