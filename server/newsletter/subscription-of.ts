import type { Connection } from '#server/database/database.ts'
import { normaliseEmail } from './email.ts'

interface OwnSubscription {
  /** `waiting`: asked for, and not confirmed yet. Who stopped it is as if they had never asked. */
  readonly state: 'subscribed' | 'waiting' | 'none'
  /** Names the subscriber in links; null where there is none. */
  readonly id: string | null
}

/** Does the newsletter go to this address? For whoever has proved that it is theirs. */
export async function subscriptionOf(
  connection: Connection,
  email: string,
): Promise<OwnSubscription> {
  const subscriber = await connection
    .selectFrom('subscribers')
    .select(['id', 'status'])
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst()
  return { state: states[subscriber?.status ?? 'unsubscribed'], id: subscriber?.id ?? null }
}

const states = { pending: 'waiting', confirmed: 'subscribed', unsubscribed: 'none' } as const
