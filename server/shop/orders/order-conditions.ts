import type { Connection } from '#server/database/database.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { conditionsFor } from '../checkout/conditions.ts'
import type { Condition } from '../checkout/conditions.ts'
import type { OrderContext } from '../context.ts'
import { keptDates } from '../places/sold-date.ts'
import { agreedTerms } from './bought-line.ts'
import { linesOfOrder } from './order-messages.ts'

/** What the checkout said of the lines of an order, by the terms that it was placed under. */
export async function conditionsOfOrder(
  { site }: Pick<OrderContext, 'site'>,
  connection: Connection,
  order: OrderRow,
): Promise<readonly Condition[]> {
  const lines = await linesOfOrder(connection, order.id)
  const references = lines.flatMap(({ reference }) => reference ?? [])
  const dates = await keptDates(connection, references)
  const conditioned = lines.map(({ kind, name, reference }) => {
    const code = reference === null ? undefined : dates.get(reference)?.code
    return { kind, name, code: code ?? null }
  })
  return conditionsFor(conditioned, agreedTerms(order), site.current().content)
}
