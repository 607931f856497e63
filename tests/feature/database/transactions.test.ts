import { beforeEach, describe, expect, it } from 'vitest'
import type { Connection, Database } from '#server/database/database.ts'
import { people } from '#server/database/world.ts'
import { countUsers } from '../../support/count-users.ts'
import { testDatabase } from '../../support/database.ts'

let database: Database

beforeEach(async () => {
  database = await testDatabase()
  return () => database.close()
})

describe('a transaction', () => {
  it('keeps all of its work, and returns what the work returns', async () => {
    const name = await database.transaction(async (trx) => {
      await addAda(trx)
      return 'done'
    })

    expect(name).toBe('done')
    expect(await countUsers(database.db)).toBe(1)
  })

  it('keeps nothing of work that fails, and passes the failure on', async () => {
    const outcome = database.transaction(async (trx) => {
      await addAda(trx)
      throw new Error('No more berths.')
    })

    await expect(outcome).rejects.toThrow('No more berths.')
    expect(await countUsers(database.db)).toBe(0)
  })
})

describe('an exclusive transaction', () => {
  it('sees all the work of those before it', async () => {
    const work = (trx: Connection) => countThenAdd(trx)

    const seen = await Promise.all([1, 2, 3, 4].map(() => database.exclusive(work)))

    expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3]))
  })
})

async function addAda(connection: Connection): Promise<void> {
  const { id, name, email, role } = people.ada
  await connection.insertInto('users').values({ id, name, email, role, created_at: 1 }).execute()
}

async function countThenAdd(connection: Connection): Promise<number> {
  const count = await countUsers(connection)
  const email = `sailor-${count}@saltlark.example`
  await connection
    .insertInto('users')
    .values({ id: email, name: 'Sailor', email, role: 'customer', created_at: 1 })
    .execute()
  return count
}
