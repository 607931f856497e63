import { OrderContents } from '#js/sections/order/contents.tsx'
import { OrderHead } from '#js/sections/order/head.tsx'
import { OrderParticulars } from '#js/sections/order/particulars.tsx'
import { OrderStatus } from '#js/sections/order/status.tsx'
import type { OrderProps } from '#server/props/orders.ts'

/** An order, to read and to print. */
export default function Order(order: OrderProps) {
  return (
    <div data-order className="mx-auto max-w-page px-4 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
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
