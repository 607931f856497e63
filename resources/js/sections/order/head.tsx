import { Icon } from '#js/components/icons.tsx'
import { PrintButton } from '#js/components/print-button.tsx'
import type { OrderProps } from '#server/props/orders.ts'

/** Which order it is, and what can be done with it; thanks to who has only just ordered. */
export function OrderHead({ number, ordered, calendarHref, isNew }: OrderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-6">
      <div className="min-w-0">
        {isNew && (
          <p className="mb-2 flex items-center gap-2 font-semibold text-good print:hidden">
            <Icon name="badge-check" className="size-6 shrink-0" />
            Thank you. Your order is with us.
          </p>
        )}
        <h1 className="text-section">Order {number}</h1>
        <p className="mt-1">{ordered}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        {calendarHref !== null && (
          <a
            href={calendarHref}
            className="inline-flex min-h-12 items-center gap-2 font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
          >
            <Icon name="calendar" /> Add to calendar
          </a>
        )}
        <PrintButton>Print this page</PrintButton>
      </div>
    </div>
  )
}
