import { enqueue } from '#server/mail/outbox.ts'
import { poundsText } from '../orders/order-messages.ts'
import { syncDispute } from './disputes.ts'
import type { PaymentContext, ProvidingContext } from './payment-context.ts'
import { ProviderFault } from './provider.ts'
import type { Changed } from './provider.ts'
import { syncAttempt, syncByReference } from './sync-attempt.ts'
import { hearRefund } from './sync-refund.ts'

/** What a comparison with the provider found. */
interface Reconciled {
  /** How many things were looked at there. */
  readonly looked: number
  /** What was there and not here, and is now, by the provider's names. */
  readonly mended: readonly string[]
  /** What belongs to nothing here, or could not be looked at, in whole sentences. */
  readonly alarms: readonly string[]
}

const day = 24 * 60 * 60_000

/**
 * Compares what changed at the provider with what is booked here, and books what is missing. What has our
 * mark and is not known here is told to staff, once.
 * @param days how many of them to go back.
 * @throws ProviderFault when it does not answer.
 */
export async function reconcile(context: PaymentContext, days = 3): Promise<Reconciled> {
  const { provider, machineClock, log } = context
  if (!provider) return { looked: 0, mended: [], alarms: [] }
  const changed: Changed[] = []
  for await (const one of provider.changedSince(machineClock.now() - days * day)) changed.push(one)
  const mended: string[] = []
  const alarms: string[] = []
  // Payments first: what goes back or is disputed is of one.
  for (const one of changed.toSorted((a, b) => rank(a) - rank(b))) {
    const found = await compare({ ...context, provider }, one)
    if (found === 'mended') mended.push(one.reference)
    else if (found !== 'same') alarms.push(found.alarm)
  }
  const looked = changed.length
  if (alarms.length > 0) log.error({ alarms }, 'The provider has what is not known here')
  log.info({ looked, mended }, 'Compared with the provider')
  return { looked, mended, alarms }
}

function rank({ kind }: Changed): number {
  return kind === 'attempt' ? 0 : 1
}

type Found = 'same' | 'mended' | { readonly alarm: string }

async function compare(context: ProvidingContext, changed: Changed): Promise<Found> {
  const before = await standing(context, changed)
  try {
    const isKnown = await look(context, changed)
    if (!isKnown) return await tellUnknown(context, changed)
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.kind === 'silent') throw error
    return { alarm: `${changed.kind} ${changed.reference} cannot be looked at: ${error.message}` }
  }
  return (await standing(context, changed)) === before ? 'same' : 'mended'
}

/** Looks a thing up and books what is missing. @returns is it ours? */
async function look(context: ProvidingContext, changed: Changed): Promise<boolean> {
  const { kind, reference } = changed
  if (kind === 'refund') return (await hearRefund(context, reference)) !== 'unknown'
  if (kind === 'dispute') return (await syncDispute(context, reference)) !== 'unknown'
  if ((await syncByReference(context, reference)) !== 'unknown') return true
  // The answer with its name was lost.
  const { attempt } = changed.mark
  return attempt !== null && (await syncAttempt(context, attempt)) !== null
}

const tables = { attempt: 'payment_attempts', refund: 'refunds', dispute: 'disputes' } as const

/** How a thing stands here; undefined: it is not known. */
async function standing(
  { database, provider }: ProvidingContext,
  { kind, reference }: Changed,
): Promise<string | undefined> {
  const row = await database.db
    .selectFrom(tables[kind])
    .select('state')
    .where('provider', '=', provider.name)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.state
}

/** Only what has our mark is ours: the account may serve others. */
async function tellUnknown(context: ProvidingContext, changed: Changed): Promise<Found> {
  const { database, provider, clock, site, outbox } = context
  const { kind, reference } = changed
  if (kind !== 'attempt' || changed.mark.environment === null) return 'same'
  const { payment } = await provider.look(reference)
  if (payment === null) return 'same'
  const now = clock.now()
  const text = `The provider calls it ${reference}, and its money ${payment.reference}.`
  await database.transaction(async (trx) => {
    // Kept as what a message named, so that the next nights say nothing of it.
    const noted = await trx
      .insertInto('provider_events')
      .values({
        provider: provider.name,
        id: `unknown-${reference}`,
        type: 'unknown-payment',
        reference,
        received_at: now,
        done_at: now,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!noted) return
    const data = {
      number: null,
      what: 'unknown-payment',
      amount: poundsText(payment.amount),
      text,
      commands: [],
    } as const
    const { company } = site.current().content
    await enqueue(trx, { template: 'money-to-office', to: company.email, data }, now)
  })
  outbox.wake()
  return { alarm: `A payment of ${poundsText(payment.amount)} belongs to nothing here. ${text}` }
}
