import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'
import { orderText } from './order-confirmed.ts'
import type { OrderFacts } from './order-confirmed.ts'

export interface OrderToOffice extends OrderFacts {
  readonly email: string
  readonly telephone: string
}

/** Tells the office of a new order, and what to type when its money is there. A reply goes to the buyer. */
export function orderToOffice(order: OrderToOffice, company: Letterhead): Letter {
  const { number, name, email, telephone } = order
  return {
    ...writeLetter(company, `Order ${number} from ${name}`, [
      { paragraph: [`Name: ${name}`, `E-mail: ${email}`, `Telephone: ${telephone}`].join('\n') },
      { paragraph: orderText(order) },
      { paragraph: dueText(order) },
      { paragraph: `Who comes, and where things go:\nnpm run orders -- show ${number}` },
    ]),
    replyTo: email,
  }
}

function dueText({ number, dueNow, later, payment }: OrderToOffice): string {
  const rest = later.length > 0 ? [`Later: ${later.join('; ')}.`] : []
  if (dueNow === null) return ['There is nothing to pay now.', ...rest].join('\n')
  const way = payment === 'card-by-phone' ? 'by card, by telephone' : 'by bank transfer'
  // Left out, the amount is all that is open.
  const amount = later.length > 0 ? ` --amount ${dueNow.replaceAll(/[£,]/g, '')}` : ''
  return [
    `${dueNow} is due now, ${way}. When it is there:`,
    `npm run orders -- paid ${number}${amount}`,
    ...rest,
  ].join('\n')
}
