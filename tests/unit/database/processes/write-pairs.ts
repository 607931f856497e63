import { setImmediate } from 'node:timers/promises'
import { openDatabase } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'

// A user and a subscriber in every transaction, for as long as the process that started this lives.
process.once('message', () => undefined)
process.once('disconnect', () => process.exit())

const [, , url = ''] = process.argv
const database = await openDatabase(url)
for (let count = 1; ; count += 1) {
  const id = newId(count)
  const email = `${id}@saltlark.example`
  await database.transaction(async (trx) => {
    const user = { id, email, name: 'Pair', role: 'customer', created_at: count } as const
    await trx.insertInto('users').values(user).execute()
    const nobody = { confirmed_at: null, unsubscribed_at: null }
    await trx
      .insertInto('subscribers')
      .values({ id, email, status: 'pending', created_at: count, ...nobody })
      .execute()
  })
  if (count === 20) process.send?.('writing')
  await setImmediate()
}
