import type { CartProps } from '#server/props/cart.ts'
import type { CheckoutProps } from '#server/props/checkout.ts'
import type { PaymentOption } from '#server/shop/orders/payment-ways.ts'
import { pageOf } from './visitor.ts'
import type { Visitor } from './visitor.ts'

/** What somebody puts into their cart. */
export interface CartInput {
  readonly kind: 'place' | 'online' | 'product' | 'voucher'
  readonly sku: string
  readonly quantity: number
}

const voucherFields = { voucher_design: 'solent', voucher_to: 'Ada', voucher_by: 'email' }

/** Sends the form that puts something into the cart. */
export function putInCart(visitor: Visitor, { kind, sku, quantity }: CartInput): Promise<Response> {
  const more = kind === 'voucher' ? voucherFields : {}
  return visitor.submit('/cart/items', { kind, sku, quantity: String(quantity), ...more })
}

/** The cart as its page shows it. */
export async function cartPropsOf(visitor: Visitor): Promise<CartProps> {
  const { props } = await pageOf(await visitor.visit('/cart'))
  return props as unknown as CartProps
}

/** Answers the step of the checkout that asks who buys and who comes along. */
export async function answerPeople(visitor: Visitor, email: string): Promise<Response> {
  const step = checkoutOf(await pageOf(await visitor.visit('/checkout?step=people')))
  return visitor.submit('/checkout', {
    step: 'people',
    name: 'Ben Okafor',
    email,
    telephone: '01632 960 111',
    ...(step.step === 'people' && crewFields(step)),
  })
}

/** Names and dates of birth of grown-ups for every place, as the first step asks for them. */
export function crewFields({ crews }: Pick<PeopleStep, 'crews'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    crews.flatMap(({ lineId, asksBorn, people }) =>
      people.flatMap((_, index) => {
        const prefix = `people[${lineId}][${index}]`
        const named = { [`${prefix}[name]`]: `Sailor ${index + 1}` }
        return Object.entries({ ...named, ...(asksBorn && bornFields(prefix, '30', '4', '1990')) })
      }),
    ),
  )
}

/** The fields of somebody's date of birth, filled in so; those of a person begin with `people[7][0]`. */
export function bornFields(
  prefix: string,
  ...typed: readonly [day: string, month: string, year: string]
): Readonly<Record<string, string>> {
  const [day, month, year] = typed
  return {
    [`${prefix}[born][day]`]: day,
    [`${prefix}[born][month]`]: month,
    [`${prefix}[born][year]`]: year,
  }
}

type PeopleStep = Extract<CheckoutProps, { step: 'people' }>

/** Answers the step that asks where things go: they are collected. */
export function answerDelivery(visitor: Visitor): Promise<Response> {
  return visitor.submit('/checkout', { step: 'delivery', by: 'collect' })
}

/** What the last step shows, and what its button sends. */
export interface Review {
  readonly total: number
  readonly dueNow: number
  readonly byVoucher: number
  readonly key: string
}

/** The last step of the checkout; null: it cannot be gone to. */
export async function reviewOf(visitor: Visitor): Promise<Review | null> {
  const answer = await visitor.visit('/checkout?step=review')
  if (answer.status !== 200) return null
  const step = checkoutOf(await pageOf(answer))
  if (step.step !== 'review') return null
  const { total, dueNow, byVoucher, orderKey: key } = step
  return { total, dueNow, byVoucher, key }
}

/** Presses the button of the review. */
export function pressOrder(
  visitor: Visitor,
  { total, dueNow, byVoucher, key }: Review,
  payment: PaymentOption = 'bank-transfer',
): Promise<Response> {
  return visitor.submit('/checkout', {
    step: 'review',
    total: String(total),
    due_now: String(dueNow),
    by_voucher: String(byVoucher),
    key,
    payment,
  })
}

/** Does an answer ask for the code that went to the buyer's address? */
export function asksForCode(answer: Response): boolean {
  return answer.headers.get('location')?.endsWith('/checkout?step=confirm') ?? false
}

/** Types a code, which makes the order. */
export function typeCode(
  visitor: Visitor,
  { key }: Pick<Review, 'key'>,
  code: string,
): Promise<Response> {
  return visitor.submit('/checkout', { step: 'confirm', key, code })
}

/** Asks for another code than the one that was sent. */
export function askForCode(visitor: Visitor, { key }: Pick<Review, 'key'>): Promise<Response> {
  return visitor.submit('/checkout', { step: 'confirm', key, again: 'yes' })
}

/**
 * Orders, with the code that is sent first.
 * @param readCode the newest that went to the buyer's address.
 */
export async function order(
  visitor: Visitor,
  review: Review,
  readCode: () => Promise<string>,
  payment?: PaymentOption,
): Promise<Response> {
  const answer = await pressOrder(visitor, review, payment)
  return asksForCode(answer) ? typeCode(visitor, review, await readCode()) : answer
}

/** The order that an answer leads to; null: to none. */
export function orderIdOf(answer: Response): string | null {
  const location = answer.headers.get('location') ?? ''
  return /\/orders\/([\da-f-]{36})/.exec(location)?.[1] ?? null
}

function checkoutOf({ props }: Awaited<ReturnType<typeof pageOf>>): CheckoutProps {
  return props as unknown as CheckoutProps
}
