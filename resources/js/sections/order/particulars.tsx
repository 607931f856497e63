import { FactList } from '#js/components/fact-list.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { OrderProps } from '#server/props/orders.ts'

/** Who ordered, where it goes, and whom to ask. */
export function OrderParticulars({ contact, deliverTo }: OrderProps) {
  return (
    <section aria-labelledby="particulars" className="min-w-0">
      <h2 id="particulars" className="mb-4 text-card">
        Your details
      </h2>
      <FactList facts={contact} />
      {deliverTo.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">Delivery</h3>
          <p className="mt-1">
            {deliverTo.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </>
      )}
      <Questions />
    </section>
  )
}

function Questions() {
  const { company } = useSharedProps()

  return (
    <div className="print:hidden">
      <h3 className="mt-6 text-lg">Is something not right?</h3>
      <p className="mt-1">
        Call{' '}
        <a href={company.phone_link} className="text-tide-deep underline underline-offset-4">
          {company.phone}
        </a>{' '}
        and have the order’s number at hand.
      </p>
    </div>
  )
}
