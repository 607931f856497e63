import { steps } from './kills.ts'
import type { Step } from './kills.ts'
import type { PaymentsResult } from './payments-drill.ts'
import { phases } from './scene.ts'
import type { Tally } from './tally.ts'

/** All that a drill of one engine found, line by line. */
export function paymentsLines(result: PaymentsResult): string[] {
  const { engine, kills, left, scene, books, faults } = result
  const { standIn, mailbox, tally } = scene
  const { sessions, refunds, disputes } = standIn.account
  const payments = books.orders.flatMap((one) => one.payments)
  const byCard = payments.filter(({ provider }) => provider !== null)
  const backs = books.orders.flatMap((one) => one.refunds)
  const vouchers = books.orders.flatMap((one) => one.vouchers)
  const messages = new Set(mailbox.arrivals.map(({ messageId }) => messageId))
  return [
    `${engine}: ${kills.length} kills, aimed at the step in which`,
    ...(Object.keys(steps) as Step[]).map(
      (step) => `  ${step.padEnd(26)}${figure(kills.filter((kill) => kill.step === step).length)}`,
    ),
    `  on their way: ${phases
      .map((phase) => `${phase} ${kills.filter(({ during }) => during.has(phase)).length}`)
      .join(', ')}`,
    `  half done after them: ${left.unasked.size} attempts not asked for, ${left.unnoted.size} pages not noted, ` +
      `${left.unbooked.size} payments not booked, ${left.refundsUnasked.size} refunds not asked for, ${left.refundsUnnoted.size} not noted`,
    ...listed('  payers', tally, 'payers: '),
    ...listed('  staff', tally, 'staff: '),
    ...listed('  hooks', tally, 'hooks: '),
    ...listed('  provider', tally, 'provider: '),
    `  there: ${sessions.size} sessions, ${byCard.length} of them paid, ${refunds.size} refunds, ${disputes.size} disputes`,
    `  here: ${books.orders.length} orders, ${payments.length} payments (${byCard.length} by card), ` +
      `${backs.length} refunds (${kindsOf(backs)}), ${vouchers.length} vouchers, ${books.papers.length} papers`,
    `  ${messages.size} messages arrived by Message-ID, ${mailbox.arrivals.length - messages.size} of them again after a kill`,
    `  ${faults.length} things amiss`,
    ...faults.slice(0, 40).map((fault) => `    ${fault}`),
  ]
}

function kindsOf(refunds: PaymentsResult['books']['orders'][number]['refunds']): string {
  const kinds = [...new Set(refunds.map(({ kind, state }) => `${kind} ${state}`))].toSorted()
  return kinds
    .map(
      (name) =>
        `${refunds.filter(({ kind, state }) => `${kind} ${state}` === name).length} ${name}`,
    )
    .join(', ')
}

function listed(title: string, tally: Tally, beginning: string): string[] {
  const counts = tally.of(beginning).map(([name, count]) => `${count} ${name}`)
  return counts.length === 0 ? [] : [`${title}: ${counts.join('; ')}`]
}

function figure(count: number): string {
  return count.toLocaleString('en-GB').padStart(6)
}
