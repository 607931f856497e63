import { personalMail } from '../mail-layout.ts'
import type { Block, MailContent, Sender, Texts } from '../mail-layout.ts'
import type { MailPicture } from '../picture.ts'

/**
 * The number of an order, such as `SL-1001`, and its page, to which whoever has the message is let in. All
 * amounts are as people read them, such as `£78.75`, and days such as `Friday 30 April, 2027`.
 */
interface OfOrder extends Texts<'number' | 'orderUrl'> {
  /** As it was typed; left out for an address that has not proved to be the buyer's. */
  readonly name?: string
  /** Of the first thing in the order that has one. Older messages have none. */
  readonly picture?: MailPicture
}

/** Money that came in for an order. */
interface PaidOrder extends OfOrder {
  readonly name: string
  readonly amount: string
  /** By which card, such as `Visa ending 4242`; null or left out: staff noted it. */
  readonly method?: string | null
  /** Is the receipt attached? Older messages have none. */
  readonly hasReceipt?: boolean
  /** What is open still, such as `£236.25 by Friday 30 April, 2027`; none: it is paid in full. */
  readonly open: readonly string[]
  /** What was ordered, where no message had told of it; older messages have none. */
  readonly lines?: readonly string[]
}

/** An order for which nothing has come. */
interface UnpaidOrder extends OfOrder {
  readonly due: string
  /** The day on which it lapses. For an order by card with the time: `Sunday 22 November, 2026 at 10:00`. */
  readonly lapses: string
  /** Where a transfer goes, line by line; empty for an order by card. */
  readonly bank: readonly string[]
}

/** A part of an order that is due on a day after it was ordered. */
interface DuePayment extends OfOrder, Texts<'amount' | 'day'> {
  /** `soon` is before the day and `today` on it; `late` asks after it, and `last` for the last time. */
  readonly when: 'soon' | 'today' | 'late' | 'last'
  /** Can it be paid by card, on the order's page? */
  readonly canCard: boolean
  /** Where a transfer goes, line by line. */
  readonly bank: readonly string[]
}

/** Money of an order that goes back to its buyer. */
interface MoneyBack extends OfOrder {
  readonly amount: string
  /** `late`: it came for an order that had lapsed or was cancelled, and goes back whole. */
  readonly why: 'cancelled' | 'overpaid' | 'late' | 'goodwill'
  readonly how: 'card' | 'transfer'
  /** By which card it had come, such as `Visa ending 4242`; null: by none, or by one that is not known. */
  readonly method: string | null
  /** Is the credit note attached? */
  readonly creditNote: boolean
}

/** What the shop writes about money for an order. */
export const paymentMailables = {
  'order-paid': orderPaid,
  'payment-reminder': paymentReminder,
  'payment-due': paymentDue,
  'money-back': moneyBack,
}

/** Says that money has come in for an order, and what is open still. */
function orderPaid(order: PaidOrder, company: Sender): MailContent {
  const { number, name, picture, amount, method, hasReceipt, open, lines = [], orderUrl } = order
  const by = method ? ` by ${method}` : ''
  const receipt = hasReceipt ? ' Your receipt is attached.' : ''
  return personalMail({ company, name, picture }, `We have your payment for ${number}`, [
    `Thank you. We have received ${amount}${by} for order ${number}.${receipt}`,
    ...(lines.length > 0 ? [['The order is confirmed:', ...lines].join('\n')] : []),
    open.length > 0 ? `Still to pay: ${open.join('; ')}.` : 'The order is paid in full.',
    { button: 'See your order', url: orderUrl },
  ])
}

/** Asks once for what was due with an order, and says until when it is kept. */
function paymentReminder(order: UnpaidOrder, company: Sender): MailContent {
  const { number, name, picture, bank } = order
  return personalMail(
    { company, name, picture },
    `Your order ${number} is not paid yet`,
    bank.length > 0 ? transferReminder(order, company) : cardReminder(order, company),
  )
}

function transferReminder(order: UnpaidOrder, { phone }: Sender): Block[] {
  const { number, due, bank, lapses, orderUrl } = order
  return [
    `We have no money for your order ${number} yet. If you have sent it within the last days, it is on its way, and you need do nothing.`,
    `If not, please send ${due} to our account, and write ${number} as its reference:`,
    bank.join('\n'),
    `Is nothing here by then, we cancel the order on ${lapses}, and its places go to others. You owe nothing for it in that case.`,
    `Do you need more time, or would you rather pay by card? Answer this letter or ring ${phone}.`,
    { button: 'See your order', url: orderUrl },
  ]
}

function cardReminder({ number, due, lapses, orderUrl }: UnpaidOrder, { phone }: Sender): Block[] {
  return [
    `Your card payment of ${due} for order ${number} is not in yet. Did something get in the way? You can pay on the order’s page:`,
    { button: 'Pay for your order', url: orderUrl },
    `We keep the order until ${lapses}, London time. If nothing has come by then it lapses, and any places in it go to others. You owe nothing for it in that case.`,
    `Would you rather pay by bank transfer? Choose that on the same page, and you have some days for it. If something does not work, answer this letter or ring ${phone}.`,
  ]
}

/** Asks for a part of an order whose day is near, has come, or is over. */
function paymentDue(payment: DuePayment, company: Sender): MailContent {
  const { name, picture, when, orderUrl, canCard } = payment
  const { subject, due } = dueTexts(payment)[when]
  return personalMail({ company, name, picture }, subject, [
    due,
    ...(canCard
      ? [
          'You can pay by card on the order’s page. We keep no card and never take money by ourselves: nothing is paid until you pay it there.',
          { button: 'Pay for your order', url: orderUrl },
        ]
      : []),
    ...transferBlocks(payment),
    ...(canCard ? [] : [{ button: 'See your order', url: orderUrl }]),
    ...(when === 'last'
      ? [
          `This is our last letter about it; next, one of us gets in touch with you. Nothing is cancelled by itself, but after a week of silence our terms let us treat your places as cancelled by you on that day (“Deposit and balance”). Is something the matter? Ring ${company.phone}: we would rather find a way.`,
        ]
      : [`Do you need more time? Answer this letter or ring ${company.phone}.`]),
  ])
}

const onItsWay =
  'If you have sent it within the last days, it is on its way, and you need do nothing.'

function dueTexts({ number, amount, day }: DuePayment) {
  return {
    soon: {
      subject: `${amount} for your order ${number} is due soon`,
      due: `The next payment for your order ${number} is ${amount}, by ${day}.`,
    },
    today: {
      subject: `${amount} for your order ${number} is due today`,
      due: `Today, ${day}, ${amount} is due for your order ${number}. ${onItsWay}`,
    },
    late: {
      subject: `${amount} for your order ${number} is late`,
      due: `${amount} for your order ${number} was due on ${day}, and we do not have it yet. ${onItsWay}`,
    },
    last: {
      subject: `A last reminder of ${amount} for your order ${number}`,
      due: `${amount} for your order ${number} was due on ${day}. We have asked for it, and still do not have it. ${onItsWay}`,
    },
  }
}

function transferBlocks({ number, canCard, bank }: DuePayment): Block[] {
  const send = canCard ? 'Or send it' : 'Please send it'
  return [`${send} to our account, and write ${number} as its reference:`, bank.join('\n')]
}

/** Says that money goes back, why, and by which way. */
function moneyBack(back: MoneyBack, company: Sender): MailContent {
  const { number, name, picture, amount, why, creditNote, orderUrl } = back
  return personalMail({ company, name, picture }, `${amount} goes back to you`, [
    reasonText(back),
    wayBack(back, company),
    ...(why === 'late'
      ? [
          `Would you like to come after all? If there is room still, order again on our site, or ring ${company.phone}.`,
        ]
      : []),
    ...(creditNote ? ['A credit note is attached.'] : []),
    { button: `See your order ${number}`, url: orderUrl },
  ])
}

function reasonText({ number, amount, why }: MoneyBack): string {
  switch (why) {
    case 'cancelled':
      return `${amount} of what you paid for your order ${number} goes back to you, as the terms say of what is cancelled.`
    case 'overpaid':
      return `More came for your order ${number} than was open: ${amount} too much. It goes back to you.`
    case 'late':
      return `${amount} came for your order ${number} when it no longer stood: it had lapsed, or been cancelled. Its places may be somebody else’s by now, so all of the money goes back to you.`
    case 'goodwill':
      return `We are giving you back ${amount} of what you paid for your order ${number}. Nothing else about the order changes.`
  }
}

function wayBack({ how, method }: MoneyBack, { phone }: Sender): string {
  if (how === 'card') {
    return `It goes to the card that you paid with${method === null ? '' : `, ${method}`}. It is on its way; banks take five to ten working days to show it.`
  }
  return method === null
    ? `It comes by bank transfer to the account that you paid from. If you paid in another way, ring ${phone} and tell us where to send it.`
    : `It cannot go back to your ${method}, so we send it by bank transfer. Please ring ${phone} and tell us to which account; do not send it by e-mail.`
}
