import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { confirmSubscription } from '#server/messages/newsletter.ts'
import { subscribe } from '#server/messages/subscribe.ts'
import { createSigner } from '#server/signing/signer.ts'
import { testDatabase } from '../../support/database.ts'

const signer = createSigner(['a-key-a-key-a-key-a-key-a-key-a-key'])
const noon = Date.UTC(2026, 10, 21, 12)
const minute = 60_000

let database: Database

beforeEach(async () => {
  database = await testDatabase()
})

afterEach(() => database.close())

function subscribeAt(email: string, now = noon) {
  const confirmUrl = (token: string) => `https://www.saltlark.example/mail/confirm/${token}`
  return subscribe(database, { email }, { now, signer, confirmUrl })
}

function subscribers() {
  return database.db.selectFrom('subscribers').selectAll().execute()
}

function mails() {
  return database.db.selectFrom('outbox').select(['recipient', 'template', 'data']).execute()
}

async function confirmLastMail(now: number) {
  const unsubscribeUrl = (issued: string) => `https://www.saltlark.example/${issued}`
  await confirmSubscription(database, await tokenOfLastMail(), { now, signer, unsubscribeUrl })
}

async function tokenOfLastMail(): Promise<string> {
  const { data } = await database.db
    .selectFrom('outbox')
    .select('data')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return /\/mail\/confirm\/([\w-]+)/.exec(data)?.[1] ?? ''
}

describe('subscribing a new address', () => {
  it('keeps nobody when the mail cannot be written down', async () => {
    const spoilt = subscribe(
      database,
      { email: 'ada@example.com' },
      {
        now: noon,
        signer,
        confirmUrl: () => {
          throw new Error('No such route')
        },
      },
    )

    await expect(spoilt).rejects.toThrow('No such route')
    expect(await subscribers()).toEqual([])
    expect(await mails()).toEqual([])
  })
})

describe('subscribing an address that has not confirmed yet', () => {
  it('sends another mail after ten minutes, and none before', async () => {
    await subscribeAt('ada@example.com')
    await subscribeAt('ada@example.com', noon + 10 * minute - 1)
    expect(await mails()).toHaveLength(1)

    await subscribeAt('ada@example.com', noon + 10 * minute)

    expect(await mails()).toHaveLength(2)
    expect(await subscribers()).toMatchObject([{ status: 'pending', created_at: noon }])
  })
})

describe('subscribing an address that has confirmed', () => {
  it('changes nothing and sends nothing', async () => {
    await subscribeAt('ada@example.com')
    await confirmLastMail(noon + minute)
    const [before, sent] = [await subscribers(), await mails()]

    await subscribeAt('ada@example.com', noon + 60 * minute)

    expect(await subscribers()).toEqual(before)
    expect(await mails()).toEqual(sent)
  })
})

describe('subscribing an address that has unsubscribed', () => {
  it('asks for a fresh confirmation', async () => {
    await subscribeAt('ada@example.com')
    await database.db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', unsubscribed_at: noon + minute })
      .execute()

    await subscribeAt('ada@example.com', noon + 60 * minute)

    expect(await subscribers()).toMatchObject([{ status: 'pending' }])
    expect(await mails()).toHaveLength(2)
  })
})

describe('twenty calls with one address at once', () => {
  it('make one subscriber and one mail', async () => {
    await Promise.all(Array.from({ length: 20 }, () => subscribeAt('ada@example.com')))

    expect(await subscribers()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })
})
