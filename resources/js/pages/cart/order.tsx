import { useEffect } from 'react'
import { ActionForm, SubmitButton, quietButton } from '#js/components/ui/form.tsx'
import { Icon } from '#js/components/ui/icons.tsx'
import { FactList } from '#js/components/ui/lists.tsx'
import { PhoneLink } from '#js/components/ui/phone-link.tsx'
import { PrintButton } from '#js/components/ui/share-links.tsx'
import { outdatePages } from '#js/hooks/use-fresh-page.ts'
import { forgetTyping } from '#js/hooks/use-kept-typing.ts'
import { CardPayment } from '#js/sections/order/card-payment.tsx'
import { OrderContents } from '#js/sections/order/contents.tsx'
import type { OrderProps } from '#server/props/orders.ts'

/** An order, to read and to print. */
export default function Order(order: OrderProps) {
  useEffect(() => {
    forgetTyping()
    outdatePages()
  }, [])

  return (
    <div data-order className="measure pt-8 pb-16 md:pt-12 md:pb-24">
      <OrderHead {...order} />
      <div className="order-parts mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <OrderStatus {...order} />
        <OrderContents {...order} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderParticulars {...order} />
        </div>
      </div>
    </div>
  )
}

function OrderHead({ number, ordered, calendarHref, isNew }: OrderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-6">
      <div className="min-w-0">
        {isNew && (
          <p className="mb-2 flex items-center gap-2 font-semibold text-good print:hidden">
            <Icon name="badge-check" className="size-6" />
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

const tones: Readonly<Record<OrderProps['status'], string>> = {
  'awaiting-payment': 'bg-sea/35 text-tide-deep',
  'part-paid': 'bg-sea/35 text-tide-deep',
  paid: 'bg-good-pale text-good',
  cancelled: 'bg-fault-pale text-fault',
}

function OrderStatus({ status, statusLabel, next, bank, card }: OrderProps) {
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
      <div role="status">
        {next.map((sentence) => (
          <p key={sentence} className="mt-3 max-w-copy">
            {sentence}
          </p>
        ))}
      </div>
      {card && <CardPayment {...card} />}
      {bank.length > 0 && (
        <div className="mt-6">
          <h3 className="mb-3 text-lg">{card ? 'By bank transfer' : 'Where to pay'}</h3>
          <FactList facts={bank} />
        </div>
      )}
    </section>
  )
}

function OrderParticulars({ contact, deliverTo, link }: OrderProps) {
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
      <div className="print:hidden">
        <h3 className="mt-6 text-lg">Is something not right?</h3>
        <p className="mt-1">
          Call <PhoneLink className="text-tide-deep underline underline-offset-4" /> and have the
          order’s number at hand.
        </p>
        <h3 className="mt-6 text-lg">The link to this page</h3>
        <p className="mt-1">
          Whoever has it can open this page until {link.until}. Has somebody got it who should not?
          End it, and a new one goes to your address alone.
        </p>
        <ActionForm action={{ url: link.endAction, method: 'delete' }}>
          <SubmitButton label="End all links to this order" className={quietButton} />
        </ActionForm>
      </div>
    </section>
  )
}
