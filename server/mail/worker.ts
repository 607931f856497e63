import type { Log } from '#server/app/log.ts'
import type { Database } from '#server/database/database.ts'
import type { Attachment, MailFile } from './attachments.ts'
import { claimNext, giveUpAbandoned, markFailed, markSent } from './claim.ts'
import type { Claim } from './claim.ts'
import type { Sender } from './mail-layout.ts'
import { dropNewsletter, messageContent } from './newsletter-message.ts'
import type { OutgoingMail, Transport } from './outbox.ts'

/** Sets an alarm. The returned function unsets it. */
export interface Schedule {
  after(milliseconds: number, work: () => void): () => void
}

export type OutboxWorker = ReturnType<typeof startOutboxWorker>

/** How often a worker looks without being woken: for messages of other processes, and retries. */
const pollMilliseconds = 5000

/**
 * Sends the outbox's messages from inside this process, on any number of processes at once. First
 * looks after one poll interval, so that it costs a starting site nothing. Delivery is at least
 * once (see `deliverDue`). A failing database is logged and tried again at the next poll.
 */
export function startOutboxWorker({
  schedule = timers,
  ...delivery
}: Delivery & { readonly schedule?: Schedule }) {
  const stopping = new AbortController()
  let round: Promise<void> | null = null
  let isWokenAgain = false
  let cancelPoll = schedule.after(pollMilliseconds, wake)

  /** Looks for messages now. Call it after the transaction that enqueued one. Never throws. */
  function wake(): void {
    isWokenAgain = true
    round ??= work()
  }

  async function work(): Promise<void> {
    cancelPoll()
    while (isWokenAgain && !stopping.signal.aborted) {
      isWokenAgain = false
      await deliverOrLog(delivery, stopping.signal)
    }
    round = null
    if (!stopping.signal.aborted) cancelPoll = schedule.after(pollMilliseconds, wake)
  }

  /** Finishes the message in hand, then rests for good. Can be called twice. */
  async function stop(): Promise<void> {
    stopping.abort()
    cancelPoll()
    await round
  }

  return { wake, stop }
}

async function deliverOrLog(delivery: Delivery, signal: AbortSignal): Promise<void> {
  try {
    await deliverDue(delivery, signal)
  } catch (error) {
    delivery.log.error({ err: error }, 'The outbox cannot be read; the worker tries again')
  }
}

// Not a reason to keep a process alive.
export const timers: Schedule = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds).unref()
    return () => clearTimeout(timer)
  },
}

export interface Delivery {
  readonly database: Database
  readonly transport: Transport
  /** Must run on: on a clock that stands still nothing comes due again. */
  readonly clock: { now(): number }
  readonly log: Log
  /** Who sends, asked again for each message: the facts may change while the site runs. */
  company(): Omit<Sender, 'siteUrl'>
  /** Draws a file that goes with a message; null: what it is of is no more. */
  attach(attachment: Attachment): Promise<MailFile | null>
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
  while (!isStopping()) {
    const claim = await claimNext(database, clock.now())
    if (!claim) return
    await deliver(delivery, claim)
  }
}

async function deliver(delivery: Delivery, claim: Claim): Promise<void> {
  const { database, transport, clock, log } = delivery
  try {
    const mail = await outgoingMail(delivery, claim)
    if (!mail) {
      await dropNewsletter(database, claim.id)
      return
    }
    await transport.send(mail)
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
  const fields = { mail: claim.id, template: claim.template, try: claim.attempts, reason }
  if (fate === 'dead') log.error(fields, 'Gave up a message after its last try')
  else log.warn(fields, 'Could not send a message; it is tried again')
}

/** One line for the log, which must not learn addresses: mail servers repeat them. */
function reasonOf(error: unknown, { recipient }: Claim): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(recipient, '[recipient]').replaceAll(/\s+/g, ' ').slice(0, 500)
}

/** Null: its reader wants it no longer. */
async function outgoingMail(delivery: Delivery, claim: Claim): Promise<OutgoingMail | null> {
  const company = { ...delivery.company(), siteUrl: delivery.appUrl }
  const content = await messageContent(delivery.database.db, claim, company)
  if (!content) return null
  return {
    id: claim.id,
    messageId: `<${claim.id}@${new URL(delivery.appUrl).hostname}>`,
    date: claim.created_at,
    from: { name: company.name, address: company.email },
    to: claim.recipient,
    ...content,
    files: await filesOf(delivery, claim),
  }
}

/** So many tries fail with a file that cannot be drawn; then the message goes without it, as it says where it is. */
const triesWithFiles = 2

async function filesOf({ attach, log }: Delivery, claim: Claim): Promise<MailFile[]> {
  const attachments = JSON.parse(claim.attachments ?? '[]') as Attachment[]
  try {
    const files = await Promise.all(attachments.map(attach))
    return files.filter((file) => file !== null)
  } catch (error) {
    if (claim.attempts <= triesWithFiles) throw error
    const fields = { err: error, mail: claim.id, template: claim.template }
    log.error(fields, 'Sent a message without its files, which cannot be drawn')
    return []
  }
}
