import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/database/database.ts'

/** What is done, in order; 'turn' is what the event loop has waiting meanwhile, such as a socket. */
async function watched() {
  const database = await openDatabase('file::memory:')
  onTestFinished(() => database.close())
  await sql`create table t (name text)`.execute(database.db)
  const order: string[] = []
  const write = async (name: string) => {
    await database.transaction((trx) => sql`insert into t values (${name})`.execute(trx))
    order.push(name)
  }
  setImmediate(function turns() {
    order.push('turn')
    if (order.length < 100) setImmediate(turns)
  })
  return { order, write }
}

describe('transactions on SQLite', () => {
  it('that wait for each other give way to sockets between two of them', async () => {
    const { order, write } = await watched()

    await Promise.all(['a', 'b', 'c', 'd'].map(write))

    const between = order
      .join(' ')
      .split(/[abcd]/)
      .slice(1, -1)
    expect(between.map((turns) => turns.includes('turn'))).toEqual([true, true, true])
  })

  it('that nobody waits behind follow each other at once', async () => {
    const { order, write } = await watched()

    for (const name of ['a', 'b', 'c', 'd']) await write(name)

    expect(order.slice(0, 4)).toEqual(['a', 'b', 'c', 'd'])
  })
})
