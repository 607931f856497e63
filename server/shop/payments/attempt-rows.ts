import type { Connection } from '#server/database/database.ts'
import type { AttemptState, PaymentAttemptRow } from '#server/database/payment-tables.ts'
import type { PaymentContext } from './payment-context.ts'
import type { Opened } from './provider.ts'

const unfinishedStates: readonly AttemptState[] = ['new', 'open', 'processing', 'stale']

/** The attempt of an order of which the end is not known. There is one at most. */
export async function unfinished(
  connection: Connection,
  orderId: string,
): Promise<PaymentAttemptRow | undefined> {
  return connection
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', unfinishedStates)
    .executeTakeFirst()
}

export async function attemptById(
  connection: Connection,
  id: string,
): Promise<PaymentAttemptRow | undefined> {
  return connection
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Notes the page that an attempt got. One whose order has changed meanwhile stays to be closed. */
export async function adoptOpened(
  { database }: Pick<PaymentContext, 'database'>,
  { id }: PaymentAttemptRow,
  { reference, url }: Opened,
): Promise<PaymentAttemptRow> {
  return database.db
    .updateTable('payment_attempts')
    .set((eb) => ({
      reference,
      url,
      last_error: null,
      state: eb
        .case()
        .when('state', '=', 'new')
        .then('open' as const)
        .else(eb.ref('state'))
        .end(),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Marks the unfinished attempt of an order whose money has changed otherwise: it is closed before
 * another is opened, and what is paid by it meanwhile is booked all the same.
 * @param except the id of the attempt by which its money changed.
 */
export async function outdateAttempts(
  connection: Connection,
  orderId: string,
  now: number,
  except = '',
): Promise<void> {
  await connection
    .updateTable('payment_attempts')
    .set({ state: 'stale', check_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['new', 'open'])
    .where('id', '<>', except)
    .execute()
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Minutes after it was begun: while its page is open, and around its end after 35. */
const early = [2, 5, 15, 36, 45].map((minutes) => minutes * minute)

/** When a new attempt is looked at, if nobody comes back before. */
export function firstCheck(created: number): number {
  return created + (early[0] ?? 0)
}

/**
 * When an attempt is looked at next: often at first, every hour for a day, every day for a week; null: no
 * more, it is a matter for staff.
 * @param created when it was begun, by the same clock as now.
 */
export function nextCheck(created: number, now: number): number | null {
  const soon = early.find((after) => created + after > now)
  if (soon !== undefined) return created + soon
  const age = now - created
  if (age < day) return now + hour
  return age < 7 * day ? now + day : null
}
