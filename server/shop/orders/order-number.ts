import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'

/** The number of the next order, such as `SL-1001`: no two orders have the same. */
export async function nextOrderNumber(trx: Transaction<Tables>): Promise<string> {
  const { value } = await trx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'orders')
    .returning('value')
    .executeTakeFirstOrThrow()
  return `SL-${value}`
}
