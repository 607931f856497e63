import { describe, expect, it } from 'vitest'
import { connectAll } from '../../support/database.ts'
import { rushForCarts, rushForOrders } from '../../support/last-places.ts'
import type { Ending } from '../../support/last-places.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { freshDates } from './checkout-forms.ts'

const [buyersAtOnce, places] = [40, 5]
/** Some four hundred requests: a busy machine may take its time over them. */
const timeLimit = 120_000

const site = siteOfFile()
const freshDate = freshDates(() => site)

const buyers = () => Array.from({ length: buyersAtOnce }, () => site.visitor())

/** How a rush ended: for its buyers, and in the books. */
async function resultOf(reference: string, endings: readonly Ending[]) {
  const orders = endings.flatMap(({ orderId }) => orderId ?? [])
  const sold = await site.services.database.db
    .selectFrom('order_lines')
    .select('order_id')
    .where('reference', '=', reference)
    .execute()
  const refusedAsFull = endings.filter(({ words }) => words.includes('This date is full.'))
  return {
    orders: new Set(orders).size,
    refusedAsFull: refusedAsFull.filter(({ orderId }) => orderId === null).length,
    isInBooks:
      orders.toSorted().join() ===
      sold
        .map(({ order_id: id }) => id)
        .toSorted()
        .join(),
    statuses: [...new Set(endings.flatMap(({ statuses }) => statuses))].toSorted((a, b) => a - b),
  }
}

const fiveSold = {
  orders: places,
  refusedAsFull: buyersAtOnce - places,
  isInBooks: true,
  statuses: [303, 422],
}

describe('the last five places of a date', () => {
  it(
    'go to five of forty who put one into their cart at once',
    async () => {
      const { reference } = freshDate(places)

      await connectAll(site.services.database)
      const endings = await rushForCarts(reference, buyers())

      expect(await resultOf(reference, endings)).toEqual(fiveSold)
    },
    timeLimit,
  )

  it(
    'go to five of forty whose hold is over and who order at once',
    async () => {
      const { reference } = freshDate(places)
      const { database } = site.services

      await connectAll(database)
      const endings = await rushForOrders({ reference, places }, buyers(), database)

      expect(await resultOf(reference, endings)).toEqual(fiveSold)
    },
    timeLimit,
  )
})
