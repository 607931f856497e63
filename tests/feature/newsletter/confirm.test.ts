import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { confirmSubscription, findSubscription } from '#server/messages/newsletter.ts'
import { subscribe } from '#server/messages/subscribe.ts'
import { createSigner } from '#server/signing/signer.ts'
import { issueToken } from '#server/signing/token.ts'
import { testDatabase } from '../../support/database.ts'

const signer = createSigner(['a-key-a-key-a-key-a-key-a-key-a-key'])
const noon = Date.UTC(2026, 10, 21, 12)
const day = 24 * 60 * 60_000

let database: Database
let token: string

beforeEach(async () => {
  database = await testDatabase()
  const confirmUrl = (issued: string) => {
    token = issued
    return `https://www.saltlark.example/mail/confirm/${issued}`
  }
  await subscribe(database, { email: 'ada@example.com' }, { now: noon, signer, confirmUrl })
})

afterEach(() => database.close())

function find(text = token, now = noon) {
  return findSubscription(database.db, text, { now, signer })
}

function confirm(text = token, now = noon) {
  return confirmSubscription(database, text, { now, signer, unsubscribeUrl })
}

const unsubscribeUrl = (issued: string) => `https://www.saltlark.example/mail/unsubscribe/${issued}`

function welcomes() {
  const mails = database.db.selectFrom('outbox').selectAll()
  return mails.where('template', '=', 'newsletter-welcome').execute()
}

function subscriber() {
  return database.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
}

describe('confirming', () => {
  it('says the same to two clicks at once and to a later one, welcomes once and keeps the first instant', async () => {
    const clicks = await Promise.all([confirm(token, noon + 5), confirm(token, noon + 5)])
    const confirmed = { email: 'ada@example.com', status: 'confirmed' }

    expect([...clicks, await confirm(token, noon + 9)]).toEqual([confirmed, confirmed, confirmed])
    expect(await subscriber()).toMatchObject({ confirmed_at: noon + 5 })
    expect(await welcomes()).toHaveLength(1)
  })
})

describe('a confirmation link', () => {
  it('works for seven days', async () => {
    expect(await find(token, noon + 7 * day - 1)).toMatchObject({ status: 'pending' })
    expect(await find(token, noon + 7 * day)).toEqual({ fault: 'expired' })
    expect(await confirm(token, noon + 7 * day)).toEqual({ fault: 'expired' })
    expect(await subscriber()).toMatchObject({ status: 'pending' })
    expect(await welcomes()).toEqual([])
  })

  it('is invalid when it was issued for something else', async () => {
    const { id } = await subscriber()
    const purpose = 'newsletter.unsubscribe'
    const other = issueToken(signer, { purpose, id, expiresAt: noon + day })

    expect(await confirm(other)).toEqual({ fault: 'invalid' })
  })

  it('is invalid when its subscriber is gone', async () => {
    await database.db.deleteFrom('subscribers').execute()

    expect(await find()).toEqual({ fault: 'invalid' })
    expect(await confirm()).toEqual({ fault: 'invalid' })
  })

  it('does not bring back somebody who unsubscribed', async () => {
    await confirm()
    await database.db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', unsubscribed_at: noon + 9 })
      .execute()

    expect(await find()).toEqual({ fault: 'expired' })
    expect(await confirm()).toEqual({ fault: 'expired' })
    expect(await subscriber()).toMatchObject({ status: 'unsubscribed' })
  })
})
