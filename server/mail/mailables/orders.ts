import { mailLayout, personalMail } from '../mail-layout.ts'
import type { Block, MailContent, Sender, Texts } from '../mail-layout.ts'
import type { MailPicture } from '../picture.ts'
import { orderChangeMailables } from './order-changes.ts'

/** What an order comes to, as people read it. */
export interface OrderSummary extends Texts<'number' | 'total'> {
  /** One for each line, with its price. */
  readonly lines: readonly string[]
  /** Such as `£4.95`; null: nothing is posted. */
  readonly delivery: string | null
  /** The VAT inside the total; null: there is none. */
  readonly vat: string | null
  /** What vouchers pay of it; null: nothing. */
  readonly byVoucher: string | null
  /** What is to be paid at once; null: nothing. */
  readonly dueNow: string | null
  /** What is open after that, such as `£236.25 by Friday 30 April, 2027`. */
  readonly later: readonly string[]
  /** `card` is on the site. */
  readonly payment: 'bank-transfer' | 'card-by-phone' | 'card'
  /** Is there a gift voucher in it? */
  readonly hasVouchers: boolean
}

/** An order as its buyer is told of it, and of the money that came with it. */
interface ConfirmedOrder extends OrderSummary, Texts<'orderUrl' | 'termsUrl'> {
  /** As it was typed; left out for an address that has not proved to be the buyer's. */
  readonly name?: string
  /** Of its lines, in their order; null: it has none. Older messages have none. */
  readonly pictures?: readonly (MailPicture | null)[]
  /** What holds for its lines, as the checkout said it. */
  readonly conditions: readonly (Texts<'title'> & { readonly sentences: readonly string[] })[]
  /** By when what is due at once is expected, such as `Thursday 26 November, 2026`. */
  readonly payBy: string
  /** The day on which it is cancelled if nothing comes; null or left out: it is not. */
  readonly lapses?: string | null
  /** Where a transfer goes, line by line; empty for an order that is paid by card. */
  readonly bank: readonly string[]
  /**
   * What came before this was written: then the message is its receipt too, and `later` is what is
   * open still. Null or left out: nothing.
   */
  readonly paid?: ReceivedPayment | null
  /** What is to be paid by card yet. Null or left out: the order is paid otherwise, or has been paid. */
  readonly card?: AwaitedPayment | null
}

/** `amount` is such as `£157.50`. */
export interface ReceivedPayment extends Texts<'amount'> {
  /** By which card, such as `Visa ending 4242`, or `card`; null: by transfer. */
  readonly method: string | null
}

/** `due` is such as `£157.50`, and `lapses` when the order does: `Sunday 22 November, 2026 at 10:00`. */
export type AwaitedPayment = Texts<'due' | 'lapses'>

interface OrderForStaff extends OrderSummary, Texts<'name' | 'email' | 'telephone'> {
  /** What is due at once as the commands take it, such as `162.50`. Older messages have it not. */
  readonly amountDue?: string
}

/** `until` is such as `Saturday 6 March, 2027`, `total` such as `£315.00`. */
type OrderCode = Texts<'code' | 'total' | 'until' | 'confirmUrl'>

/** What the shop writes about orders. */
export const orderMailables = {
  'order-code': orderCode,
  'order-confirmed': orderConfirmed,
  ...orderChangeMailables,
  'order-to-office': orderToStaff,
}

/** Asks whether an address is its buyer's, before anything is ordered: it has our own words alone. */
function orderCode({ code, total, until, confirmUrl }: OrderCode, company: Sender): MailContent {
  return personalMail({ company }, `${code} is the code for your order`, [
    `Somebody, and we hope it is you, is ordering at ${company.brand} for ${total} with this address. Nothing is ordered yet. The code for the page on which you ordered:`,
    code,
    'Or look through the order here, on whichever device you read this, and place it by one button:',
    { button: 'See the order and place it', url: confirmUrl },
    `Both work until this time on ${until}, and once. Nobody from ${company.brand} asks for the code by telephone.`,
    'If it was not you, there is nothing to do: without this letter nothing is ordered, and you owe nothing.',
  ])
}

/**
 * Confirms an order, which makes the agreement (terms, "Who agrees with whom"). Whoever ordered may have
 * named a stranger's address: besides a name for one that is known it has our own words alone.
 */
function orderConfirmed(order: ConfirmedOrder, company: Sender): MailContent {
  const { number, name, card, orderUrl, termsUrl, conditions } = order
  const { ordered, picture } = orderedPart(order)
  return personalMail({ company, name, picture }, `Your order ${number}`, [
    `Thank you. We have your order ${number}, and it is confirmed:`,
    ordered,
    ...payingBlocks(order, company),
    { button: card ? 'See your order and pay' : 'See your order', url: orderUrl },
    'That page can be printed, and it has any dates for your calendar. Whoever has this letter can open it, so keep it to yourself.',
    ...conditions.map(({ title, sentences }) => `${title}\n${sentences.join(' ')}`),
    'Our terms and conditions, as they read on our site when you ordered, are part of the agreement.',
    { button: 'Read the terms', url: termsUrl },
    `Is something not as you meant it? Answer this letter or ring ${company.phone}, the sooner the better.`,
    ...(name === undefined ? [notYours] : []),
  ])
}

/** A single thing is shown large, at the head of the message; several are shown small, beside their lines. */
function orderedPart(order: ConfirmedOrder): { ordered: Block; picture?: MailPicture | undefined } {
  const { lines, pictures = [] } = order
  const [first] = pictures
  if (lines.length === 1 || !pictures.some((each) => each !== null)) {
    return { ordered: orderText(order), picture: first ?? undefined }
  }
  const rows = lines.map((text, index) => ({ text, picture: pictures[index] ?? null }))
  return { ordered: { rows, sum: sumText(order) } }
}

const notYours =
  'If it was not you who ordered, somebody gave us your address by mistake. You owe nothing; answer this letter, and we cancel the order.'

/** The lines of an order and what they come to, one under the other. */
function orderText(order: OrderSummary): string {
  return [...order.lines, sumText(order)].join('\n')
}

function sumText({ delivery, total, vat, byVoucher }: OrderSummary): string {
  return [
    ...(delivery === null ? [] : [`Delivery: ${delivery}`]),
    `Total: ${total}${vat === null ? '' : `, of which VAT ${vat}`}`,
    ...(byVoucher === null ? [] : [`Paid by voucher: ${byVoucher}`]),
  ].join('\n')
}

function payingBlocks(order: ConfirmedOrder, company: Sender): Block[] {
  const { dueNow, later, hasVouchers, paid } = order
  if (paid) return paidBlocks(order, paid)
  return [
    ...(dueNow === null ? ['There is nothing to pay now.'] : waysToPay(order, dueNow, company)),
    ...(later.length > 0 ? [`Later, in the same way: ${later.join('; ')}.`] : []),
    ...(hasVouchers && dueNow !== null
      ? ['Gift vouchers are made once that has come, and sent as you chose.']
      : []),
  ]
}

function paidBlocks(
  { later, hasVouchers }: ConfirmedOrder,
  { amount, method }: ReceivedPayment,
): Block[] {
  return [
    `You have paid ${amount}${method === null ? '' : ` by ${method}`}. Your receipt is attached.`,
    later.length > 0
      ? `Still to pay: ${later.join('; ')}. We write to you before that, and take nothing by ourselves.`
      : 'The order is paid in full.',
    ...(hasVouchers ? ['Gift vouchers are made, and sent as you chose.'] : []),
  ]
}

function waysToPay(
  { number, payment, payBy, bank, lapses, card }: ConfirmedOrder,
  dueNow: string,
  { phone }: Sender,
): Block[] {
  if (card) {
    return [
      `Your card payment of ${card.due} is not in yet. You can pay on the order’s page until ${card.lapses}, London time; after that the order lapses, any places in it go to others, and you owe nothing. If you would rather pay by bank transfer, choose that there.`,
    ]
  }
  if (payment === 'card-by-phone') {
    return [
      `To pay ${dueNow} by card, ring ${phone} by ${payBy} and say ${number}. Please do not send card numbers by e-mail; we never ask for them.`,
    ]
  }
  return [
    `Please send ${dueNow} to our account by ${payBy}, and write ${number} as its reference:`,
    bank.join('\n'),
    'We write to you when it is here.',
    ...(lapses ? [`If nothing has come by then, we cancel the order on ${lapses}.`] : []),
  ]
}

/** Tells staff of a new order, and what to type when its money is there. A reply goes to the buyer. */
function orderToStaff(order: OrderForStaff, company: Sender): MailContent {
  const { number, name, email, telephone } = order
  return {
    ...mailLayout(company, `Order ${number} from ${name}`, [
      [
        `Name: ${name}`,
        `E-mail: ${email}`,
        ...(telephone === '' ? [] : [`Telephone: ${telephone}`]),
      ].join('\n'),
      orderText(order),
      dueText(order),
      `Who comes, and where things go:\nnpm run orders -- show ${number}`,
    ]),
    replyTo: email,
  }
}

function dueText({ number, dueNow, amountDue, later, payment }: OrderForStaff): string {
  const rest = later.length > 0 ? [`Later: ${later.join('; ')}.`] : []
  if (dueNow === null) return ['There is nothing to pay now.', ...rest].join('\n')
  if (payment === 'card') {
    return [
      `${dueNow} is due now, by card on the site. It is booked by itself when it comes, and there is nothing to note.`,
      ...rest,
    ].join('\n')
  }
  const way = payment === 'card-by-phone' ? 'by card, by telephone' : 'by bank transfer'
  // Left out, the amount is all that is open.
  const amount = later.length > 0 ? ` --amount ${amountDue ?? 'POUNDS'}` : ''
  return [
    `${dueNow} is due now, ${way}. When it is there:`,
    `npm run orders -- paid ${number}${amount}`,
    ...rest,
  ].join('\n')
}
