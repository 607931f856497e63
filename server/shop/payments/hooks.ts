import type { IncomingHttpHeaders } from 'node:http'
import type { Connection } from '#server/database/database.ts'
import { syncDispute, tellFraudWarning } from './disputes.ts'
import type { PaymentContext, ProvidingContext } from './payment-context.ts'
import { ForgedHook, ProviderFault } from './provider.ts'
import type { Heard } from './provider.ts'
import { syncByReference } from './sync-attempt.ts'
import { hearRefund } from './sync-refund.ts'

/** What is kept of a message to be looked up again: of what kind the thing is, and its name. */
interface Kept {
  readonly id: string
  readonly type: string
  readonly reference: string | null
}

/**
 * Takes a message of the provider, and looks up what it names. One that came before is done. Where that
 * fails the message stays and is heard again by {@link hearAgain}, or when the provider repeats it.
 * @throws ForgedHook; what the database or the provider throws.
 */
export async function hearHook(
  context: PaymentContext,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const { provider, database, clock } = context
  if (!provider) throw new ForgedHook('nobody takes cards for this site')
  const { id, about } = provider.hear(raw, headers)
  if (about === null) return
  const kept = { id, type: about.kind, reference: referenceOf(about) }
  await database.db
    .insertInto('provider_events')
    .values({ ...kept, provider: provider.name, received_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .execute()
  const { done_at: done } = await database.db
    .selectFrom('provider_events')
    .select('done_at')
    .where('provider', '=', provider.name)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (done === null) await hear({ ...context, provider }, kept)
}

/** A warning is about a payment, and has nothing of its own to look up. */
function referenceOf(about: NonNullable<Heard['about']>): string {
  return about.kind === 'fraud-warning' ? about.payment : about.reference
}

async function hear(context: ProvidingContext, kept: Kept): Promise<void> {
  const now = context.clock.now()
  try {
    await lookAt(context, kept)
    await note(context, kept, { done_at: now, error: null })
  } catch (error) {
    // What a provider refuses to show it refuses again: it is left to the nightly comparison.
    const isRefused = error instanceof ProviderFault && error.kind === 'refused'
    await note(context, kept, { done_at: isRefused ? now : null, error: reasonOf(error) })
    if (!isRefused) throw error
    context.log.warn(
      { event: kept.id, reason: reasonOf(error) },
      'A message names what is not shown',
    )
  }
}

async function lookAt(context: ProvidingContext, { type, reference }: Kept): Promise<void> {
  if (reference === null) return
  if (type === 'refund') await hearRefund(context, reference)
  if (type === 'dispute') await syncDispute(context, reference)
  if (type === 'fraud-warning') await tellFraudWarning(context, reference)
  if (type === 'attempt' && (await syncByReference(context, reference)) === 'silent') {
    throw new ProviderFault('silent', 'The provider does not say how the attempt stands.')
  }
}

async function note(
  { provider, database }: ProvidingContext,
  { id }: Kept,
  news: { readonly done_at: number | null; readonly error: string | null },
): Promise<void> {
  await database.db
    .updateTable('provider_events')
    .set(news)
    .where('provider', '=', provider.name)
    .where('id', '=', id)
    .execute()
}

/** Without what a library may quote in its own words. */
function reasonOf(error: unknown): string {
  if (error instanceof ProviderFault) return error.message.slice(0, 200)
  return error instanceof Error ? error.name : 'unknown'
}

/** Looks up what messages named that could not be looked up when they came; tried again until it can be. */
export async function hearAgain(context: PaymentContext): Promise<void> {
  const { provider, database, log } = context
  if (!provider) return
  const undone = await database.db
    .selectFrom('provider_events')
    .select(['id', 'type', 'reference'])
    .where('provider', '=', provider.name)
    .where('done_at', 'is', null)
    .orderBy('received_at')
    .limit(most)
    .execute()
  for (const kept of undone) {
    try {
      await hear({ ...context, provider }, kept)
    } catch (error) {
      log.warn({ event: kept.id, reason: reasonOf(error) }, 'A message cannot be looked up yet')
      // It does not answer the next one either.
      if (error instanceof ProviderFault) return
    }
  }
}

/** In one round: a provider that is slow keeps nothing else waiting for long. */
const most = 20

/** In milliseconds: 90 days, in which no provider repeats anything. */
const keptFor = 90 * 24 * 60 * 60_000

/** Forgets messages that came long ago. */
export async function sweepEvents(connection: Connection, now: number): Promise<void> {
  await connection
    .deleteFrom('provider_events')
    .where('received_at', '<', now - keptFor)
    .execute()
}
