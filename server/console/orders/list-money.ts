import { formatDate } from '#server/format/dates.ts'
import { counted } from '#server/format/words.ts'
import { poundsText } from '#server/shop/orders/order-messages.ts'
import { reconcile } from '#server/shop/payments/reconcile.ts'
import { listedAttempts, openDisputes, unsettledRefunds } from '#server/shop/payments/unsettled.ts'
import { tableOf } from '../table.ts'
import { attemptStateText, disputeLabels, refundLabels, refundStateText } from './money-texts.ts'
import { momentText, withOrders, withPaymentContext } from './orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders-console.ts'

const refundColumns = [
  { heading: 'Number' },
  { heading: 'Asked' },
  { heading: 'Amount', isRight: true },
  { heading: 'Why' },
  { heading: 'How it stands', canShrink: true },
] as const

const disputeColumns = [
  { heading: 'Number' },
  { heading: 'Amount', isRight: true },
  { heading: 'Dispute' },
  { heading: 'Evidence until' },
  { heading: 'Reason', canShrink: true },
] as const

/** Prints the refunds that are not over, and the disputes that are not decided with their days. */
export async function listRefunds(console: OrdersConsole): Promise<ExitCode> {
  const { print } = console
  return withOrders(console, async ({ db }) => {
    const refunds = await unsettledRefunds(db)
    const disputes = await openDisputes(db)
    const refundRows = refunds.map((refund) => [
      refund.number,
      formatDate(refund.created_at, 'date'),
      poundsText(refund.amount),
      refundLabels[refund.kind],
      refundStateText(refund),
    ])
    const disputeRows = disputes.map(({ number, amount, state, evidence_by: until, reason }) => [
      number,
      poundsText(amount),
      disputeLabels[state],
      until === null ? '' : momentText(until),
      reason,
    ])
    if (refunds.length > 0) for (const line of tableOf(refundColumns, refundRows)) print(line)
    if (disputes.length > 0) for (const line of tableOf(disputeColumns, disputeRows)) print(line)
    print(`${counted(refunds.length, 'refund')} not over, ${counted(disputes.length, 'dispute')}.`)
    return 0
  })
}

const attemptColumns = [
  { heading: 'Number' },
  { heading: 'Begun' },
  { heading: 'Amount', isRight: true },
  { heading: 'For' },
  { heading: 'Provider' },
  { heading: 'How it stands', canShrink: true },
] as const

/** Prints the attempts to pay an order by card, or of all orders those that are not over, or lost. */
export async function listAttempts(
  number: string | null,
  console: OrdersConsole,
): Promise<ExitCode> {
  const { print } = console
  return withOrders(console, async ({ db }) => {
    const attempts = await listedAttempts(db, number)
    const rows = attempts.map((attempt) => [
      attempt.number,
      momentText(attempt.created_at),
      poundsText(attempt.amount),
      attempt.purpose,
      `${attempt.provider} ${attempt.account}`,
      attemptStateText(attempt),
    ])
    if (rows.length > 0) for (const line of tableOf(attemptColumns, rows)) print(line)
    const which = number === null ? ' not over' : ` for ${number}`
    print(`${counted(attempts.length, 'attempt')}${which}.`)
    return 0
  })
}

/** Compares the last days with the provider, books what is missing, and prints what was found. */
export async function reconcileOrders(
  days: number | undefined,
  console: OrdersConsole,
): Promise<ExitCode> {
  const { print, printError } = console
  return withPaymentContext(console, async (context) => {
    if (!context.provider) {
      printError('Nobody takes cards for this site: there is nothing to compare with.')
      return 1
    }
    const { looked, mended, alarms } = await reconcile(context, days)
    print(`Looked at ${counted(looked, 'thing')} that changed at the provider.`)
    for (const reference of mended) print(`Brought up to date: ${reference}`)
    for (const alarm of alarms) printError(alarm)
    return alarms.length > 0 ? 1 : 0
  })
}
