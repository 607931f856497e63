import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface OrderPaid {
  readonly number: string
  readonly name: string
  /** What came in, such as `£78.75`. */
  readonly amount: string
  /** What is open still, such as `£236.25 by Friday 30 April, 2027`; none: it is paid in full. */
  readonly open: readonly string[]
  readonly orderUrl: string
}

/** Says that money has come in for an order, and what is open still. */
export function orderPaid(paid: OrderPaid, company: Letterhead): Letter {
  const { number, name, amount, open, orderUrl } = paid
  return writeLetter(company, `We have your payment for ${number}`, [
    { paragraph: `Hello ${name},` },
    { paragraph: `Thank you. We have received ${amount} for order ${number}.` },
    {
      paragraph:
        open.length > 0 ? `Still to pay: ${open.join('; ')}.` : 'The order is paid in full.',
    },
    { button: 'See your order', url: orderUrl },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}
