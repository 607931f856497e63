import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import { findReader, issueUnsubscribeToken, unsubscribe } from '#server/messages/unsubscribe.ts'
import { createSigner } from '#server/signing/signer.ts'
import { testDatabase } from '../../support/database.ts'

const signer = createSigner(['a-key-a-key-a-key-a-key-a-key-a-key'])
const noon = Date.UTC(2026, 10, 21, 12)
const day = 24 * 60 * 60_000
const email = 'ada@example.com'

let database: Database
let id: string
let token: string

beforeEach(async () => {
  database = await testDatabase()
  id = newId(noon)
  token = issueUnsubscribeToken(signer, id, noon)
  const row = { id, email, status: 'confirmed', created_at: noon, confirmed_at: noon } as const
  await database.db.insertInto('subscribers').values(row).execute()
  return () => database.close()
})

const find = (text = token, now = noon) => findReader(database.db, text, { now, signer })
const leave = (text = token, now = noon) => unsubscribe(database.db, text, { now, signer })
const subscriber = () => database.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()

describe('unsubscribing', () => {
  it('says the same at the second click, and keeps the instant of the first', async () => {
    await leave(token, noon + 5)

    expect(await leave(token, noon + 9)).toEqual({ email, isSubscribed: false })
    expect(await subscriber()).toMatchObject({ unsubscribed_at: noon + 5 })
  })

  it('works from a message that is nine years old', async () => {
    expect(await leave(token, noon + 9 * 365 * day)).toMatchObject({ isSubscribed: false })
  })

  it('works for somebody who came back and has not confirmed again', async () => {
    await database.db.updateTable('subscribers').set({ status: 'pending' }).execute()

    expect(await leave()).toMatchObject({ isSubscribed: false })
  })
})

describe('a link that is about nobody', () => {
  it('has outlived its subscriber', async () => {
    await database.db.deleteFrom('subscribers').execute()

    expect([await find(), await leave()]).toEqual([null, null])
  })
})
