import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import { subscriptionOf } from '#server/messages/newsletter.ts'
import { testDatabase } from '../../support/database.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const email = 'ada@example.com'

let database: Database

beforeEach(async () => {
  database = await testDatabase()
  return () => database.close()
})

describe('what the newsletter says to the owner of an address', () => {
  it.each([
    ['pending', 'waiting'],
    ['confirmed', 'subscribed'],
    ['unsubscribed', 'none'],
  ] as const)('of a subscriber who is %s: %s', async (status, state) => {
    const id = newId(noon)
    const row = { id, email, status, created_at: noon }
    await database.db.insertInto('subscribers').values(row).execute()

    expect(await subscriptionOf(database.db, 'Ada@Example.com')).toEqual({ state, id })
  })

  it('of an address that never asked: none', async () => {
    expect(await subscriptionOf(database.db, email)).toEqual({ state: 'none', id: null })
  })
})
