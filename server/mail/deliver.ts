import type { Log } from '#server/app/log.ts'
import type { Database } from '#server/database/database.ts'
import { claimNext, giveUpAbandoned, markFailed, markSent } from './claim.ts'
import type { Claim } from './claim.ts'
import type { Letterhead } from './letterhead.ts'
import { renderMessage } from './messages.ts'
import type { OutgoingMail, Transport } from './outgoing-mail.ts'

export interface Delivery {
  readonly database: Database
  readonly transport: Transport
  /** Must run on: on a clock that stands still nothing comes due again. */
  readonly clock: { now(): number }
  readonly log: Log
  /** Who sends, asked again for each message: the facts may change while the site runs. */
  company(): Letterhead
  /** Canonical origin of the site; its host names the messages. */
  readonly appUrl: string
}

/**
 * Sends the messages that are due, one after another, until none is left or the signal is aborted;
 * the message in hand is always finished. A message that fails comes due again later.
 *
 * Delivery is at least once: when a worker dies between handing a message over and noting it, the
 * message goes out again after the lease, under the same Message-ID.
 * @throws what the database throws.
 */
export async function deliverDue(delivery: Delivery, signal?: AbortSignal): Promise<void> {
  const { database, clock, log } = delivery
  const abandoned = await giveUpAbandoned(database.db, clock.now())
  if (abandoned > 0) log.error({ abandoned }, 'Gave up messages whose worker died each time')

  const isStopping = () => signal?.aborted ?? false
  while (!isStopping() && (await deliverNext(delivery)));
}

/** False when nothing is due. */
async function deliverNext(delivery: Delivery): Promise<boolean> {
  const claim = await claimNext(delivery.database, delivery.clock.now())
  if (claim) await deliver(delivery, claim)
  return claim !== null
}

async function deliver(delivery: Delivery, claim: Claim): Promise<void> {
  const { database, transport, clock, log } = delivery
  try {
    await transport.send(outgoingMail(delivery, claim))
  } catch (error) {
    await noteFailure(delivery, claim, error)
    return
  }
  await markSent(database.db, claim, clock.now())
  log.info({ mail: claim.id, template: claim.template, try: claim.attempts }, 'Sent a message')
}

async function noteFailure(delivery: Delivery, claim: Claim, error: unknown): Promise<void> {
  const { database, clock, log } = delivery
  const reason = reasonOf(error, claim)
  const fate = await markFailed(database.db, claim, reason, clock.now())
  const facts = { mail: claim.id, template: claim.template, try: claim.attempts, reason }
  if (fate === 'dead') log.error(facts, 'Gave up a message after its last try')
  else log.warn(facts, 'Could not send a message; it is tried again')
}

/** One line for the log, which must not learn addresses: mail servers repeat them. */
function reasonOf(error: unknown, { recipient }: Claim): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(recipient, '[recipient]').replaceAll(/\s+/g, ' ').slice(0, 500)
}

function outgoingMail(delivery: Delivery, claim: Claim): OutgoingMail {
  const company = delivery.company()
  return {
    id: claim.id,
    messageId: `<${claim.id}@${new URL(delivery.appUrl).hostname}>`,
    date: claim.created_at,
    from: { name: company.name, address: company.email },
    to: claim.recipient,
    ...renderMessage(claim.template, claim.data, company),
  }
}
