import type { DatePageProps } from '#server/props/date-page.ts'
import type { OrderProps } from '#server/props/orders.ts'
import type { PaymentOption } from '#server/shop/orders/payment-ways.ts'
import { codeMailedTo } from '../../support/browser/post.ts'
import { orders } from '../../support/browser/staff.ts'
import {
  answerDelivery,
  answerPeople,
  order,
  orderIdOf,
  pressOrder,
  putInCart,
  reviewOf,
} from '../../support/buyer.ts'
import type { CartInput } from '../../support/buyer.ts'
import { pageOf } from '../../support/visitor.ts'
import { afterPaying, isByCard } from './card-orders.ts'
import type { CardErrand } from './card-orders.ts'
import { newStranger, pathIn } from './strangers.ts'
import type { Stranger } from './strangers.ts'

/** How far somebody has come with buying: where they are, or the page that came of it. */
export type Errand =
  | 'cart'
  | 'people'
  | 'delivery'
  | 'review'
  | 'confirm'
  | 'pending-order'
  | 'order'
  | CardErrand
  | 'voucher'
  | 'place-offer'

/** Dates by how much is left of them. */
export interface Dates {
  readonly open: readonly string[]
  readonly nearlyFull: string
}

/** Has somebody new buy one of everything, as far as this; they are at the path. */
export async function shopFor(
  errand: Errand,
  origin: string,
  dates: Dates,
): Promise<{ readonly path: string; readonly shopper: Stranger }> {
  const shopper = await newStranger(origin)
  return { shopper, path: await pathAfter(errand, shopper, dates) }
}

async function pathAfter(errand: Errand, shopper: Stranger, dates: Dates): Promise<string> {
  if (errand === 'place-offer') return offeredPlace(shopper, dates.nearlyFull)
  if (errand !== 'voucher') await putPlaces(shopper, dates.open)
  await put(shopper, errand === 'voucher' ? [voucher] : otherThings)
  if (errand === 'cart') return '/cart'
  if (errand === 'people') return '/checkout?step=people'
  await answerPeople(shopper, shopper.email)
  if (errand === 'delivery') return '/checkout?step=delivery'
  await answerDelivery(shopper)
  if (errand === 'review') return '/checkout?step=review'
  if (errand === 'confirm' || errand === 'pending-order') {
    await pressOrder(shopper, await review(shopper))
    return errand === 'confirm'
      ? '/checkout?step=confirm'
      : pathIn(shopper.email, /\/checkout\/confirm\//)
  }
  if (isByCard(errand)) {
    return orderPath(await afterPaying(errand, shopper, await ordering(shopper, 'card')))
  }
  const ordered = await ordering(shopper)
  if (errand === 'order') return orderPath(ordered)
  await orders('paid', await numberOf(shopper, ordered))
  return pathIn(shopper.email, /\/vouchers\//)
}

const voucher = { kind: 'voucher', sku: 'GV-050', quantity: 1 } as const
const otherThings: readonly CartInput[] = [
  { kind: 'online', sku: 'ON-DST', quantity: 1 },
  { kind: 'product', sku: 'G158', quantity: 2 },
  voucher,
]

/** One buys all that is left of a date, another waits for it, and the first gives it back. */
async function offeredPlace(buyer: Stranger, reference: string): Promise<string> {
  const page = `/events/${reference}`
  const { props } = await pageOf(await buyer.visit(page))
  const left = (props as unknown as DatePageProps).add?.choice?.most ?? 1
  await put(buyer, [{ kind: 'place', sku: reference, quantity: left }])
  await answerPeople(buyer, buyer.email)
  const ordered = await ordering(buyer)

  const waiting = await newStranger(buyer.origin)
  await waiting.submit(`${page}/waiting-list`, {
    waiting_name: 'Ada Marlowe',
    waiting_email: waiting.email,
    waiting_heads: '1',
  })
  await pathIn(waiting.email, /\/events\//)
  await orders('cancel', await numberOf(buyer, ordered))
  return pathIn(waiting.email, /\/places\//)
}

// What one shopper holds, the next cannot have.
async function putPlaces(shopper: Stranger, references: readonly string[]): Promise<void> {
  for (const sku of references) {
    const { status } = await putInCart(shopper, { kind: 'place', sku, quantity: 2 })
    if (status === 303) return
  }
  throw new Error(`No date of ${references.length} has two places for ${shopper.email}.`)
}

async function put(shopper: Stranger, inputs: readonly CartInput[]): Promise<void> {
  for (const input of inputs) {
    const { status } = await putInCart(shopper, input)
    if (status !== 303) throw new Error(`${input.sku} is not taken into the basket: ${status}.`)
  }
}

async function review(shopper: Stranger) {
  const shown = await reviewOf(shopper)
  if (shown) return shown
  throw new Error(`${shopper.email} did not come to the last step of the checkout.`)
}

async function ordering(shopper: Stranger, payment?: PaymentOption): Promise<Response> {
  return order(shopper, await review(shopper), () => codeMailedTo(shopper.email), payment)
}

function orderPath(answer: Response): string {
  if (orderIdOf(answer) === null) throw new Error(`Not ordered: ${answer.status}.`)
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', answer.url)
  return pathname + search
}

async function numberOf(shopper: Stranger, ordered: Response): Promise<string> {
  const { props } = await pageOf(await shopper.visit(orderPath(ordered)))
  return (props as unknown as OrderProps).number
}
