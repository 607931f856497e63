import type { Connection, Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { OrderContext } from '../context.ts'
import { changedLines, countsOf, openCases } from './sold-lines.ts'
import type { ChangedLine } from './sold-lines.ts'

type CaseContext = Pick<OrderContext, 'database' | 'clock' | 'site'>

/** What came of comparing orders with the content. */
interface Compared {
  /** Dates that have a case since this comparison. */
  readonly opened: readonly OpenedCase[]
  /** Dates whose edit was taken back, or whose orders were. */
  readonly closed: readonly string[]
}

interface OpenedCase {
  readonly reference: string
  readonly kind: ChangedLine['change']['kind']
  readonly orders: number
  readonly people: number
}

/**
 * Opens a case for each sold date of which the content says something else than its orders, and closes those
 * for which this is not so any more. Twice is as good as once, in however many processes.
 */
export async function compareDates({ database, clock, site }: CaseContext): Promise<Compared> {
  const now = site.current()
  const changed = (await changedLines(database.db, now)).map(({ reference }) => reference)
  const open = (await openCases(database.db)).map(({ reference }) => reference)
  const opened: OpenedCase[] = []
  const closed: string[] = []
  for (const reference of [...new Set([...changed, ...open])].toSorted()) {
    await database.transaction(async (trx) => {
      await holdDate(trx, reference)
      const lines = await changedLines(trx, now, [reference])
      const [first] = lines
      if (!first) {
        if (await closeCase(trx, reference, clock.now())) closed.push(reference)
      } else if (await openCase(trx, first, clock.now())) {
        opened.push({ reference, kind: first.change.kind, ...countsOf(lines) })
      }
    })
  }
  return { opened, closed }
}

/** Holds the row of a date until the transaction ends, as who sells places of it does. */
export async function holdDate(trx: Trx, reference: string): Promise<void> {
  await trx
    .updateTable('dates')
    .set((eb) => ({ starts: eb.ref('starts') }))
    .where('reference', '=', reference)
    .execute()
}

/** @returns whether it was not open before. */
async function openCase(
  trx: Trx,
  { reference, told, change: { kind, becomes } }: ChangedLine,
  now: number,
): Promise<boolean> {
  const before = await trx
    .selectFrom('date_cases')
    .selectAll()
    .where('pending', '=', reference)
    .executeTakeFirst()
  const values = {
    kind,
    told: JSON.stringify(told),
    becomes: becomes && JSON.stringify(becomes),
    closed_at: null,
  }
  if (!before) {
    const row = { id: newId(now), reference, pending: reference, opened_at: now, ...values }
    await trx
      .insertInto('date_cases')
      .values({ ...row, confirmed_at: null })
      .execute()
    return true
  }
  const isKnown = before.closed_at === null && before.becomes === values.becomes
  if (isKnown && before.kind === kind) return false
  await trx.updateTable('date_cases').set(values).where('id', '=', before.id).execute()
  return before.closed_at !== null
}

async function closeCase(trx: Connection, reference: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('date_cases')
    .set({ closed_at: now })
    .where('pending', '=', reference)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
