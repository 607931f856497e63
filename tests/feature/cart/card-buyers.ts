import type { OrderProps } from '#server/props/orders.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import type { PaymentOption } from '#server/shop/orders/payment-ways.ts'
import { asksForCode } from '../../support/buyer.ts'
import { signedInCustomer } from '../../support/customers.ts'
import type { TestSite } from '../../support/site.ts'
import type { StripeStandIn } from '../../support/stripe/stand-in.ts'
import type { Visitor } from '../../support/visitor.ts'
import { choose } from './card-forms.ts'
import { voucher } from './cart-forms.ts'
import {
  book,
  buyer,
  codeFields,
  freshDates,
  newBuyer,
  online,
  orderPage,
  orderPathOf,
  paidVoucher,
  put,
  reviewFields,
  sendStep,
  toReview,
} from './checkout-forms.ts'
import type { Fields } from './checkout-forms.ts'

export type Who = 'a guest' | 'a customer'

/** What is ordered, and how much of it is paid at once. */
export type What = keyof ReturnType<typeof orderings>

/** Somebody who has ordered, on their way to pay. */
export interface Payer {
  readonly number: string
  /** The page of the order, as it is now. */
  order(): Promise<OrderProps>
  /** The page to pay on, to which they were led last. */
  page(): PayPage
  /** Goes there from the order's page. */
  goToPay(choice: 'due' | 'all'): Promise<PayPage>
  /** Presses a button of the order's page, also one that is not there any more. */
  press(choice: string): Promise<Response>
}

/** A page of what stands in for Stripe. */
interface PayPage {
  /** Of its Session. */
  readonly id: string
  /** Presses one of its buttons, and goes where that leads. */
  press(button: string): Promise<void>
  /** Comes back, whatever was done there. */
  comeBack(): Promise<void>
}

interface Ordering {
  readonly payment: PaymentOption
  readonly things: readonly Fields[]
  /** Does a voucher of £50 pay first? */
  readonly hasVoucher?: true
}

/** A site that takes cards, beside what stands in for Stripe. */
interface PaidSite {
  readonly site: () => TestSite
  readonly stripe: StripeStandIn
}

function orderings(place: () => Fields) {
  return {
    'a deposit': () => ({ payment: 'card', things: [place()] }),
    'a place': () => ({ payment: 'card-all', things: [place()] }),
    'a place less a voucher': () => ({
      payment: 'card-all',
      things: [place()],
      hasVoucher: true,
    }),
    'a book': () => ({ payment: 'card', things: [book] }),
    'a book and a deposit': () => ({ payment: 'card', things: [book, place()] }),
    'a book for a voucher': () => ({ payment: 'card', things: [book], hasVoucher: true }),
    'a gift voucher': () => ({ payment: 'card', things: [voucher] }),
    'a course online': () => ({ payment: 'card', things: [online] }),
  } satisfies Record<string, () => Ordering>
}

/** Has somebody new order on a site, by default to be paid by card. */
export function cardBuyers(paidSite: PaidSite) {
  const { site } = paidSite
  const freshDate = freshDates(site)
  const isFar = ({ unit, starts }: ScheduledDate) => unit === 'person' && starts > '2027-03-01'
  const orderingOf = orderings(() => {
    return { kind: 'place', sku: freshDate(5, isFar).reference, quantity: '1' }
  })

  return async function ordered(who: Who, what: What, payment?: PaymentOption): Promise<Payer> {
    const ordering: Ordering = orderingOf[what]()
    const { visitor, fields } = await newcomer(site(), who)
    for (const thing of ordering.things) await put(visitor, thing)
    if (ordering.hasVoucher) {
      await visitor.submit('/cart/codes', { code: (await paidVoucher(site())).code })
    }
    const review = reviewFields(await toReview(visitor, fields))
    const asked = { ...review, payment: payment ?? ordering.payment }
    const pressed = await sendStep(visitor, 'review', asked)
    if (!asksForCode(pressed)) return payerOf(paidSite, visitor, pressed, 'review')
    const typed = await codeFields(site(), asked, fields)
    return payerOf(paidSite, visitor, await sendStep(visitor, 'confirm', typed), 'confirm')
  }
}

async function newcomer(site: TestSite, who: Who) {
  if (who === 'a guest') return { visitor: site.visitor(), fields: newBuyer() }
  const { customer, visitor } = await signedInCustomer(site)
  return { visitor, fields: { ...buyer, email: customer.email } }
}

/** @param last the step that ordered, which leads to the order whoever comes Back to it. */
async function payerOf(
  paidSite: PaidSite,
  visitor: Visitor,
  answer: Response,
  last: 'review' | 'confirm',
): Promise<Payer> {
  let led = leadsToPay(paidSite, answer) ? payPage(paidSite, visitor, answer) : null
  const at = orderPathOf(led ? await visitor.get(`/checkout?step=${last}`) : answer)
  const order = () => orderPage(visitor, at)
  const press = async (choice: string) => choose(visitor, await order(), choice)
  const { number } = await order()
  return {
    number,
    order,
    press,
    page() {
      if (led) return led
      throw new Error(`${number} has led to no page to pay on.`)
    },
    goToPay: async (choice) => (led = payPage(paidSite, visitor, await press(choice))),
  }
}

function leadsToPay({ stripe }: PaidSite, answer: Response): boolean {
  return answer.headers.get('location')?.startsWith(`${stripe.url}/`) ?? false
}

function payPage(paidSite: PaidSite, visitor: Visitor, answer: Response): PayPage {
  const { site, stripe } = paidSite
  const url = answer.headers.get('location') ?? ''
  if (!leadsToPay(paidSite, answer)) throw new Error(`Not to pay: ${answer.status} ${url}`)
  const id = url.split('/').at(-1) ?? ''
  const follow = async (to: string | null | undefined) => {
    if (to) await visitor.get(to.slice(site().origin.length))
  }
  return {
    id,
    async press(button) {
      const body = new URLSearchParams({ button })
      const pressed = await fetch(url, { method: 'POST', body, redirect: 'manual' })
      await follow(pressed.headers.get('location'))
    },
    comeBack: () => follow(stripe.account.sessions.get(id)?.success_url),
  }
}
