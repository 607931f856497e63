import { personalMail } from '../mail-layout.ts'
import type { MailContent, Sender, Texts } from '../mail-layout.ts'
import type { MailPicture } from '../picture.ts'

interface Pictured {
  /** Of the first thing in the order that has one. Older messages have none. */
  readonly picture?: MailPicture
}

/** An order that is no more. */
interface CancelledOrder extends Pictured, Texts<'number' | 'orderUrl'> {
  /** As it was typed; left out for an address that has not proved to be the buyer's. */
  readonly name?: string
  /** What had come in for it, such as `£78.75`; null: nothing. */
  readonly paid: string | null
  /** Those that had paid of it. */
  readonly vouchers: readonly VoucherAgain[]
  /** Nothing had come for it by its day. */
  readonly hasLapsed?: boolean
  /** Within how many days a refund comes, by the order's own terms. Older messages have it not. */
  readonly refundDays?: number
}

/** The links to it were ended. */
interface LinkedOrder extends Texts<'number' | 'orderUrl'> {
  /** As it was typed; left out for an address that has not proved to be the buyer's. */
  readonly name?: string
}

/** A voucher with what is on it again, such as `£50.00`, to be spent until a day as people read it. */
interface VoucherAgain extends Texts<'code' | 'amount' | 'validUntil'> {
  /** It cannot be spent any more. */
  readonly isDead: boolean
}

interface ChangedDate
  extends Pictured, Texts<'number' | 'offer' | 'was' | 'orderUrl' | 'datesUrl'> {
  /** As it was typed; left out for an address that has not proved to be the buyer's. */
  readonly name?: string
  readonly kind: 'cancelled' | 'moved' | 'reinstated'
  /** When it is now; null: it does not take place. */
  readonly becomes: string | null
  /** What was paid for its places, such as `£155.00`; null: nothing. */
  readonly back: string | null
  /** Within how many days it comes back, by the order's own terms. */
  readonly refundDays: number
}

/** What the shop writes when something happens to an order. */
export const orderChangeMailables = {
  'order-cancelled': orderCancelled,
  'order-link': orderLink,
  'date-changed': dateChanged,
}

/** Says that an order is cancelled, and what becomes of the money. */
function orderCancelled(order: CancelledOrder, company: Sender): MailContent {
  const { number, name, picture, vouchers, orderUrl, hasLapsed } = order
  return personalMail({ company, name, picture }, `Your order ${number} is cancelled`, [
    hasLapsed
      ? `No money has come for your order ${number}, so it is cancelled, as our terms say. You owe nothing for it.`
      : `Your order ${number} is cancelled. Nothing more is due for it.`,
    ...vouchers.map(backText),
    ...refundTexts(order),
    hasLapsed
      ? `Have you paid, or would you like to come after all? Then ring ${company.phone}: if there is room still, the places are yours.`
      : `Is this a surprise? Then ring ${company.phone} at once.`,
    { button: 'See the order', url: orderUrl },
  ])
}

function refundTexts({ paid, refundDays = 14 }: CancelledOrder): string[] {
  if (paid === null) return []
  return [
    `You had paid ${paid}. We will write to you about your refund, under our terms (“If you cancel” and “If we change or cancel”). Any refund reaches you within ${refundDays} days.`,
  ]
}

/** Brings the one link that opens an order, after those of before were ended. */
function orderLink({ number, name, orderUrl }: LinkedOrder, company: Sender): MailContent {
  return personalMail({ company, name }, `A new link to your order ${number}`, [
    `The links to your order ${number} that you had before do not open it any more. This one does:`,
    { button: 'See your order', url: orderUrl },
    `Whoever has this letter can open it, so keep it to yourself. If it was not you who ended the old links, somebody else had one: ring ${company.phone}.`,
  ])
}

function backText({ code, amount, validUntil, isDead }: VoucherAgain): string {
  return isDead
    ? `You had paid ${amount} by the voucher ${code}, which cannot be spent any more. We will write to you about it.`
    : `You had paid ${amount} by the voucher ${code}. That is back on it, to be spent until ${validUntil}.`
}

/** Says that a date was cancelled or moved, or takes place after all, and what the terms give for it. */
function dateChanged(date: ChangedDate, company: Sender): MailContent {
  const { number, name, picture, kind, offer, was, becomes, orderUrl, datesUrl } = date
  const { title, news } = changes[kind]
  return personalMail({ company, name, picture }, `${title}: ${offer}`, [
    [`${news} It is in your order ${number}:`, `${offer}, ${was}`].join('\n'),
    ...(becomes === null ? [] : [`It is now on: ${becomes}.`]),
    choiceText(date),
    kind === 'reinstated'
      ? `If it does not suit you any more, ring ${company.phone}.`
      : `Answer this letter or ring ${company.phone}, and say which you would like.`,
    { button: 'See your order', url: orderUrl },
    { button: 'See the other dates', url: datesUrl },
  ])
}

const changes = {
  cancelled: {
    title: 'We have had to cancel a date',
    news: 'We are sorry: a date that you have booked does not take place.',
  },
  moved: {
    title: 'We have had to move a date',
    news: 'We are sorry: a date that you have booked is at another time now.',
  },
  reinstated: {
    title: 'Your date takes place after all',
    news: 'Good news: a date that we had cancelled takes place after all.',
  },
} as const

function choiceText({ kind, back, refundDays }: ChangedDate): string {
  if (kind === 'reinstated') return 'Your places are yours as before.'
  const money =
    back === null
      ? 'step back and owe nothing for it'
      : `step back, and all that you have paid for it, ${back}, reaches you within ${refundDays} days`
  return kind === 'moved'
    ? `The choice is yours: come at the new time, for which you need do nothing; choose another date; or ${money}.`
    : `The choice is yours: choose another date, or ${money}. Pay nothing more for it until we have heard from you.`
}
