import { openDatabase } from '#server/database/database.ts'
import type { Scene } from './scene.ts'

/** What kills broke off, each once: the ids of attempts and refunds. */
export interface LeftBehind {
  /** Written here, and unknown to the provider. */
  readonly unasked: Set<string>
  /** Their page was made, and its name is not known here. */
  readonly unnoted: Set<string>
  /** Their money is at the provider, and is not booked here. */
  readonly unbooked: Set<string>
  readonly refundsUnasked: Set<string>
  /** The money is on its way back, and that is not known here. */
  readonly refundsUnnoted: Set<string>
}

export function nothingLeft(): LeftBehind {
  return {
    unasked: new Set(),
    unnoted: new Set(),
    unbooked: new Set(),
    refundsUnasked: new Set(),
    refundsUnnoted: new Set(),
  }
}

/**
 * Notes what is half done while no server runs. Whoever pays while there is none, or a call that failed, leaves
 * the same behind: the site cannot tell them apart, nor does it need to.
 */
export async function noteLeftBehind(
  { place, standIn: { account } }: Pick<Scene, 'place' | 'standIn'>,
  left: LeftBehind,
): Promise<void> {
  const database = await openDatabase(place.databaseUrl)
  try {
    const { db } = database
    const sessions = [...account.sessions.values()]
    const known = new Set(sessions.map(({ client_reference_id: id }) => id))
    const paid = new Set(
      sessions.flatMap(({ id, payment_status: status }) => (status === 'paid' ? [id] : [])),
    )
    const attempts = await db
      .selectFrom('payment_attempts')
      .select(['id', 'reference'])
      .where('finished_at', 'is', null)
      .execute()
    for (const { id, reference } of attempts) {
      if (reference === null) (known.has(id) ? left.unnoted : left.unasked).add(id)
      else if (paid.has(reference)) left.unbooked.add(id)
    }
    const wishes = new Set(
      [...account.refunds.values()].map(({ metadata }) => metadata?.['refund']),
    )
    const refunds = await db
      .selectFrom('refunds')
      .select('id')
      .where('state', '=', 'asked')
      .execute()
    for (const { id } of refunds) {
      ;(wishes.has(id) ? left.refundsUnnoted : left.refundsUnasked).add(id)
    }
  } finally {
    await database.close()
  }
}
