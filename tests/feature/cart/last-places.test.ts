import { expect, it } from 'vitest'
import { connectAll } from '../../support/database.ts'
import { rushForOrders } from '../../support/last-places.ts'
import { codeReader, keptPost } from '../../support/order-codes.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { freshDates } from './checkout-forms.ts'

const [buyersAtOnce, places] = [40, 5]
/** Some four hundred requests: a busy machine may take its time over them. */
const timeLimit = 120_000

const site = siteOfFile()
const freshDate = freshDates(() => site)

it(
  'the last five places of a date go to five of forty whose hold is over and who order at once',
  async () => {
    const { reference } = freshDate(places)
    const { database } = site.services
    const buyers = Array.from({ length: buyersAtOnce }, () => site.visitor())

    await connectAll(database)
    const readCode = codeReader(database.db, keptPost(site.directory))
    const endings = await rushForOrders({ reference, places }, buyers, database, readCode)

    const orders = endings.flatMap(({ orderId }) => orderId ?? [])
    const refused = endings.filter(({ orderId }) => orderId === null)
    const full = refused.filter(({ words }) =>
      /This date is full\.|are held for somebody else/.test(words),
    )
    expect([new Set(orders).size, full.length]).toEqual([places, buyersAtOnce - places])
    const { db } = database
    const sold = db.selectFrom('order_lines').select('order_id').where('reference', '=', reference)
    const inBooks = (await sold.execute()).map(({ order_id: id }) => id)
    expect(inBooks.toSorted()).toEqual(orders.toSorted())
    expect(new Set(endings.flatMap(({ statuses }) => statuses))).toEqual(new Set([303, 422]))
  },
  timeLimit,
)
