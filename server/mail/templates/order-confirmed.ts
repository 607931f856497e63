import { writeLetter } from '../letter.ts'
import type { Block, Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

/** What an order comes to, in words. */
export interface OrderFacts {
  /** Such as `SL-1001`. */
  readonly number: string
  /** Who ordered. */
  readonly name: string
  /** One for each line, with its price. */
  readonly lines: readonly string[]
  /** Such as `£4.95`; null: nothing is posted. */
  readonly delivery: string | null
  readonly total: string
  /** The VAT inside the total; null: there is none. */
  readonly vat: string | null
  /** What vouchers pay of it; null: nothing. */
  readonly byVoucher: string | null
  /** What is to be paid at once; null: nothing. */
  readonly dueNow: string | null
  /** Such as `£236.25 by Friday 30 April, 2027`. */
  readonly later: readonly string[]
  readonly payment: 'bank-transfer' | 'card-by-phone'
  /** Is there a gift voucher in it? */
  readonly hasVouchers: boolean
}

export interface OrderConfirmed extends OrderFacts {
  readonly orderUrl: string
  /** The page of the terms. */
  readonly termsUrl: string
  /** What holds for its lines, as the checkout said it. */
  readonly conditions: readonly { readonly title: string; readonly sentences: readonly string[] }[]
  /** By when what is due at once is expected, such as `Thursday 26 November, 2026`. */
  readonly payBy: string
  /** Where a transfer goes, line by line. */
  readonly bank: readonly string[]
}

/** Confirms an order, which makes the agreement (terms, "Who agrees with whom"). */
export function orderConfirmed(order: OrderConfirmed, company: Letterhead): Letter {
  const { number, name, orderUrl, termsUrl, conditions } = order
  return writeLetter(company, `Your order ${number}`, [
    { paragraph: `Hello ${name},` },
    { paragraph: `Thank you. We have your order ${number}, and it is confirmed:` },
    { paragraph: orderText(order) },
    ...payingBlocks(order, company),
    { button: 'See your order', url: orderUrl },
    {
      paragraph:
        'That page can be printed, and it has any dates for your calendar. Whoever has this letter can open it, so keep it to yourself.',
    },
    ...conditions.map(({ title, sentences }) => ({
      paragraph: `${title}\n${sentences.join(' ')}`,
    })),
    {
      paragraph:
        'Our terms and conditions, as they read on our site today, are part of the agreement.',
    },
    { button: 'Read the terms', url: termsUrl },
    {
      paragraph: `Is something not as you meant it? Answer this letter or ring ${company.phone}, the sooner the better.`,
    },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

/** The lines of an order and what they come to, one under the other. */
export function orderText({ lines, delivery, total, vat, byVoucher }: OrderFacts): string {
  return [
    ...lines,
    ...(delivery === null ? [] : [`Delivery: ${delivery}`]),
    `Total: ${total}${vat === null ? '' : `, of which VAT ${vat}`}`,
    ...(byVoucher === null ? [] : [`Paid by voucher: ${byVoucher}`]),
  ].join('\n')
}

function payingBlocks(order: OrderConfirmed, company: Letterhead): Block[] {
  const { dueNow, later, hasVouchers } = order
  return [
    ...(dueNow === null
      ? [{ paragraph: 'There is nothing to pay now.' }]
      : waysToPay(order, dueNow, company)),
    ...(later.length > 0 ? [{ paragraph: `Later, in the same way: ${later.join('; ')}.` }] : []),
    ...(hasVouchers && dueNow !== null
      ? [{ paragraph: 'Gift vouchers are made once that has come, and sent as you chose.' }]
      : []),
  ]
}

function waysToPay(
  { number, payment, payBy, bank }: OrderConfirmed,
  dueNow: string,
  { phone }: Letterhead,
): Block[] {
  if (payment === 'card-by-phone') {
    return [
      {
        paragraph: `To pay ${dueNow} by card, ring ${phone} by ${payBy} and say ${number}. Please do not send card numbers by e-mail; we never ask for them.`,
      },
    ]
  }
  return [
    {
      paragraph: `Please send ${dueNow} to our account by ${payBy}, and write ${number} as its reference:`,
    },
    { paragraph: bank.join('\n') },
    { paragraph: 'We write to you when it is here.' },
  ]
}
