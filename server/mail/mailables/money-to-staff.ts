import { mailLayout } from '../mail-layout.ts'
import type { MailContent, Sender } from '../mail-layout.ts'

/** Something about money that staff must know of, or do something about. */
export interface MoneyToStaff {
  /** Of the order; null: it belongs to none that is known. */
  readonly number: string | null
  /**
   * `late` and `overpaid`: money came that goes back by itself. `refund-external`: money went back that nobody
   * asked for here. `balance-late`: no letter asks for it any more.
   */
  readonly what:
    | 'late'
    | 'overpaid'
    | 'wrong-amount'
    | 'foreign'
    | 'refund-failed'
    | 'refund-external'
    | 'dispute'
    | 'dispute-closed'
    | 'fraud-warning'
    | 'balance-late'
    | 'unknown-payment'
  /** Such as `£78.75`, or in the currency that came. */
  readonly amount: string
  /** The facts, line by line: whose card, what the provider calls it, until when; empty: none. */
  readonly text: string
  /** What to type, in the order in which it is of use. */
  readonly commands: readonly string[]
}

/** What the site writes to staff about money. */
export const moneyToStaffMailables = { 'money-to-office': moneyToStaff }

function moneyToStaff(money: MoneyToStaff, company: Sender): MailContent {
  const { number, what, amount, text, commands } = money
  const { subject, happened, task } = matters[what](amount)
  return mailLayout(company, number === null ? subject : `${number}: ${subject}`, [
    happened,
    ...(text === '' ? [] : [text]),
    task,
    ...(commands.length > 0 ? [commands.join('\n')] : []),
  ])
}

interface Matter {
  readonly subject: string
  readonly happened: string
  readonly task: string
}

const matters: Readonly<Record<MoneyToStaff['what'], (amount: string) => Matter>> = {
  late: (amount) => ({
    subject: `${amount} came too late`,
    happened: `${amount} came for an order that had lapsed or was cancelled.`,
    task: 'It is booked, and goes back whole by itself; the customer has a letter. There is nothing to do, unless they would like to come after all and ring.',
  }),
  overpaid: (amount) => ({
    subject: `${amount} too much came`,
    happened: `${amount} more came for an order than was open.`,
    task: 'It is booked, and goes back by itself; the customer has a letter. There is nothing to do.',
  }),
  'wrong-amount': (amount) => ({
    subject: `${amount} came, and another amount was asked for`,
    happened: `${amount} came by card, which is not what the customer was asked for.`,
    task: 'What came is booked, and nothing else. Find out why before you write to the customer: this should not happen.',
  }),
  foreign: (amount) => ({
    subject: `${amount} came in another currency`,
    happened: `${amount} came by card, in a currency that we do not take.`,
    task: 'Nothing is booked. Pay it back at the provider, and ask the customer to pay again in pounds.',
  }),
  'refund-failed': (amount) => ({
    subject: `${amount} could not go back`,
    happened: `A refund of ${amount} did not reach the card.`,
    task: 'We still owe it. Ring the customer for an account, send it by transfer, and note that you have.',
  }),
  'refund-external': (amount) => ({
    subject: `${amount} went back, and was not asked for here`,
    happened: `Somebody paid ${amount} back at the provider, and not from here.`,
    task: 'It is booked as paid back. See whether the order is right still, and ask for refunds here next time.',
  }),
  dispute: (amount) => ({
    subject: `${amount} is disputed`,
    happened: `The owner of a card has asked their bank for ${amount} back.`,
    task: 'Answer at the provider in time, with the order, its terms and what was written. Do not pay it back from here, or it goes twice; only an inquiry, by which the bank has taken nothing yet, ends when you do. The customer has no letter about it from us.',
  }),
  'dispute-closed': (amount) => ({
    subject: `The dispute about ${amount} is closed`,
    happened: `The bank has decided on ${amount}.`,
    task: 'If it was lost, the money is gone, and the order counts it as unpaid: decide what becomes of the order. If it was won, there is nothing to do.',
  }),
  'fraud-warning': (amount) => ({
    subject: `${amount} may have come from a stolen card`,
    happened: `A bank believes that a payment of ${amount} was not made by the owner of the card.`,
    task: 'Ring the customer. If you cannot make sure of them, cancel the order and pay it back before it becomes a dispute, which costs more.',
  }),
  'balance-late': (amount) => ({
    subject: `${amount} is late`,
    happened: `${amount} has not come for an order, and our letters had no answer.`,
    task: 'Ring the customer. Nothing is cancelled by itself; after a week of silence the terms let you treat the places as cancelled by them, and that is for a person to decide.',
  }),
  'unknown-payment': (amount) => ({
    subject: `${amount} came, and nobody knows what for`,
    happened: `The provider has a payment of ${amount} with our mark that belongs to nothing here.`,
    task: 'Look it up at the provider. If its order can be found, note it there; if not, pay it back at the provider.',
  }),
}
