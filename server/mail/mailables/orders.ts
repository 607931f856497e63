import { mailLayout, personalMail } from '../mail-layout.ts'
import type { Block, MailContent, Mailables, Sender } from '../mail-layout.ts'

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

/** What the shop writes about orders. */
export interface OrderMail {
  /** Confirms an order, which makes the agreement (terms, "Who agrees with whom"). */
  readonly 'order-confirmed': OrderFacts & {
    readonly orderUrl: string
    /** The page of the terms. */
    readonly termsUrl: string
    /** What holds for its lines, as the checkout said it. */
    readonly conditions: readonly {
      readonly title: string
      readonly sentences: readonly string[]
    }[]
    /** By when what is due at once is expected, such as `Thursday 26 November, 2026`. */
    readonly payBy: string
    /** Where a transfer goes, line by line. */
    readonly bank: readonly string[]
  }
  /** Says that money has come in for an order, and what is open still. */
  readonly 'order-paid': {
    readonly number: string
    readonly name: string
    /** What came in, such as `£78.75`. */
    readonly amount: string
    /** What is open still, such as `£236.25 by Friday 30 April, 2027`; none: it is paid in full. */
    readonly open: readonly string[]
    readonly orderUrl: string
  }
  /** Says that an order is cancelled, and what becomes of the money. */
  readonly 'order-cancelled': {
    readonly number: string
    readonly name: string
    /** What had come in for it, such as `£78.75`; null: nothing. */
    readonly paid: string | null
    /** Those that had paid of it, each with what is on it again. */
    readonly vouchers: readonly {
      readonly code: string
      /** Such as `£50.00`. */
      readonly amount: string
      /** The last day, such as `Tuesday 21 November, 2028`. */
      readonly validUntil: string
      /** It cannot be spent any more. */
      readonly isDead: boolean
    }[]
    readonly orderUrl: string
  }
  /** Tells staff of a new order, and what to type when its money is there. A reply goes to the buyer. */
  readonly 'order-to-office': OrderFacts & {
    readonly email: string
    readonly telephone: string
  }
}

export const orderMailables: Mailables<OrderMail> = {
  'order-confirmed': orderConfirmed,
  'order-paid': ({ number, name, amount, open, orderUrl }, company) =>
    personalMail(
      company,
      `We have your payment for ${number}`,
      [
        `Thank you. We have received ${amount} for order ${number}.`,
        open.length > 0 ? `Still to pay: ${open.join('; ')}.` : 'The order is paid in full.',
        { button: 'See your order', url: orderUrl },
      ],
      name,
    ),
  'order-cancelled': orderCancelled,
  'order-to-office': orderToStaff,
}

function orderConfirmed(order: OrderMail['order-confirmed'], company: Sender): MailContent {
  const { number, name, orderUrl, termsUrl, conditions } = order
  return personalMail(
    company,
    `Your order ${number}`,
    [
      `Thank you. We have your order ${number}, and it is confirmed:`,
      orderText(order),
      ...payingBlocks(order, company),
      { button: 'See your order', url: orderUrl },
      'That page can be printed, and it has any dates for your calendar. Whoever has this letter can open it, so keep it to yourself.',
      ...conditions.map(({ title, sentences }) => `${title}\n${sentences.join(' ')}`),
      'Our terms and conditions, as they read on our site today, are part of the agreement.',
      { button: 'Read the terms', url: termsUrl },
      `Is something not as you meant it? Answer this letter or ring ${company.phone}, the sooner the better.`,
    ],
    name,
  )
}

/** The lines of an order and what they come to, one under the other. */
function orderText({ lines, delivery, total, vat, byVoucher }: OrderFacts): string {
  return [
    ...lines,
    ...(delivery === null ? [] : [`Delivery: ${delivery}`]),
    `Total: ${total}${vat === null ? '' : `, of which VAT ${vat}`}`,
    ...(byVoucher === null ? [] : [`Paid by voucher: ${byVoucher}`]),
  ].join('\n')
}

function payingBlocks(order: OrderMail['order-confirmed'], company: Sender): Block[] {
  const { dueNow, later, hasVouchers } = order
  return [
    ...(dueNow === null ? ['There is nothing to pay now.'] : waysToPay(order, dueNow, company)),
    ...(later.length > 0 ? [`Later, in the same way: ${later.join('; ')}.`] : []),
    ...(hasVouchers && dueNow !== null
      ? ['Gift vouchers are made once that has come, and sent as you chose.']
      : []),
  ]
}

function waysToPay(
  { number, payment, payBy, bank }: OrderMail['order-confirmed'],
  dueNow: string,
  { phone }: Sender,
): Block[] {
  if (payment === 'card-by-phone') {
    return [
      `To pay ${dueNow} by card, ring ${phone} by ${payBy} and say ${number}. Please do not send card numbers by e-mail; we never ask for them.`,
    ]
  }
  return [
    `Please send ${dueNow} to our account by ${payBy}, and write ${number} as its reference:`,
    bank.join('\n'),
    'We write to you when it is here.',
  ]
}

function orderCancelled(order: OrderMail['order-cancelled'], company: Sender): MailContent {
  const { number, name, paid, vouchers, orderUrl } = order
  return personalMail(
    company,
    `Your order ${number} is cancelled`,
    [
      `Your order ${number} is cancelled. Nothing more is due for it.`,
      ...vouchers.map(backText),
      ...(paid === null
        ? []
        : [
            `You had paid ${paid}. We will write to you about your refund, under our terms (“If you cancel” and “If we change or cancel”). Any refund reaches you within 14 days.`,
          ]),
      `Is this a surprise? Then ring ${company.phone} at once.`,
      { button: 'See the order', url: orderUrl },
    ],
    name,
  )
}

function backText({
  code,
  amount,
  validUntil,
  isDead,
}: OrderMail['order-cancelled']['vouchers'][number]): string {
  return isDead
    ? `You had paid ${amount} by the voucher ${code}, which cannot be spent any more. We will write to you about it.`
    : `You had paid ${amount} by the voucher ${code}. That is back on it, to be spent until ${validUntil}.`
}

function orderToStaff(order: OrderMail['order-to-office'], company: Sender): MailContent {
  const { number, name, email, telephone } = order
  return {
    ...mailLayout(company, `Order ${number} from ${name}`, [
      [`Name: ${name}`, `E-mail: ${email}`, `Telephone: ${telephone}`].join('\n'),
      orderText(order),
      dueText(order),
      `Who comes, and where things go:\nnpm run orders -- show ${number}`,
    ]),
    replyTo: email,
  }
}

function dueText({ number, dueNow, later, payment }: OrderMail['order-to-office']): string {
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
