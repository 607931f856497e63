import { beforeEach, describe, expect, it } from 'vitest'
import type { SubscriberRow } from '#server/database/schema.ts'
import { confirmSubscription, findSubscription } from '#server/messages/newsletter.ts'
import { subscribe } from '#server/messages/subscribe.ts'
import { findReader, issueUnsubscribeToken, unsubscribe } from '#server/messages/unsubscribe.ts'
import { createSigner } from '#server/signing/signer.ts'
import { day, minute, times } from '../../support/auth.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'

const signer = createSigner(['a-key-a-key-a-key-a-key-a-key-a-key'])
const noon = Date.UTC(2026, 10, 21, 12)
const email = 'ada@example.com'
const pathTo = (page: string) => (token: string) => `https://www.saltlark.example/${page}/${token}`
const [confirmUrl, unsubscribeUrl] = [pathTo('mail/confirm'), pathTo('mail/unsubscribe')]

const database = databaseOfTest()

beforeEach(async () => void (await join()))

const join = (now = noon) => subscribe(database(), { email }, { now, signer, confirmUrl })
const confirm = (token: string, now = noon) =>
  confirmSubscription(database(), token, { now, signer, unsubscribeUrl })
const find = (token: string, now = noon) => findSubscription(database().db, token, { now, signer })
const leave = (token: string, now = noon) => unsubscribe(database().db, token, { now, signer })

const subscribers = () => database().db.selectFrom('subscribers').selectAll().execute()
const subscriber = () =>
  database().db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
const change = (row: Partial<SubscriberRow>) =>
  database().db.updateTable('subscribers').set(row).execute()
const mails = () => database().db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
const welcomes = async () =>
  (await mails()).filter(({ template }) => template === 'newsletter-welcome')

/** The token in the message that asks for the click. */
async function sentToken(): Promise<string> {
  const [first] = await mails()
  return /\/mail\/confirm\/([\w-]+)/.exec(first?.data ?? '')?.[1] ?? ''
}

const unsubscribed = { status: 'unsubscribed', unsubscribed_at: noon + minute } as const

describe('subscribing', () => {
  it('keeps nobody when the mail cannot be written down', async () => {
    const before = [await subscribers(), await mails()]
    const noRoute = () => {
      throw new Error('No such route')
    }
    const spoilt = { now: noon, signer, confirmUrl: noRoute }

    await expect(subscribe(database(), { email: 'ben@example.com' }, spoilt)).rejects.toThrow(
      'No such route',
    )
    expect([await subscribers(), await mails()]).toEqual(before)
  })

  it('again sends another mail after ten minutes, and none before', async () => {
    await join(noon + 10 * minute - 1)
    expect(await mails()).toHaveLength(1)

    await join(noon + 10 * minute)

    expect(await mails()).toHaveLength(2)
    expect(await subscribers()).toMatchObject([{ status: 'pending', created_at: noon }])
  })

  it('changes and sends nothing once it is confirmed', async () => {
    await confirm(await sentToken(), noon + minute)
    const before = [await subscribers(), await mails()]

    await join(noon + 60 * minute)

    expect([await subscribers(), await mails()]).toEqual(before)
  })

  it('is refused as often for an address that has confirmed as for any other', async () => {
    await confirm(await sentToken(), noon)

    const outcomes: unknown[] = []
    for (const at of [10, 20, 30]) outcomes.push(await join(noon + at * minute))

    expect(outcomes).toEqual([null, null, { outcome: 'limited', seconds: 30 * 60 }])
  })

  it('asks somebody who has unsubscribed for a fresh confirmation', async () => {
    await change(unsubscribed)

    await join(noon + 60 * minute)

    expect(await subscribers()).toMatchObject([{ status: 'pending' }])
    expect(await mails()).toHaveLength(2)
  })

  it('twenty times at once makes one subscriber and one mail', async () => {
    await database().db.deleteFrom('subscribers').execute()
    await database().db.deleteFrom('outbox').execute()
    await database().db.deleteFrom('rate_limits').execute()

    await times(20, () => join())

    expect([await subscribers(), await mails()].map(({ length }) => length)).toEqual([1, 1])
  })
})

describe('a confirmation link', () => {
  it('says the same to two clicks at once and to a later one, welcomes once and keeps the first instant', async () => {
    const token = await sentToken()
    const clicks = await times(2, () => confirm(token, noon + 5))
    const confirmed = { email, status: 'confirmed' }

    expect([...clicks, await confirm(token, noon + 9)]).toEqual([confirmed, confirmed, confirmed])
    expect(await subscriber()).toMatchObject({ confirmed_at: noon + 5 })
    expect(await welcomes()).toHaveLength(1)
  })

  it('works for seven days', async () => {
    const token = await sentToken()

    expect(await find(token, noon + 7 * day - 1)).toMatchObject({ status: 'pending' })
    expect(await find(token, noon + 7 * day)).toEqual({ fault: 'expired' })
    expect(await confirm(token, noon + 7 * day)).toEqual({ fault: 'expired' })
    expect(await subscriber()).toMatchObject({ status: 'pending' })
    expect(await welcomes()).toEqual([])
  })

  it('is invalid when it was issued for something else', async () => {
    const token = issueUnsubscribeToken(signer, (await subscriber()).id, noon)

    expect(await confirm(token)).toEqual({ fault: 'invalid' })
  })

  it('does not bring back somebody who unsubscribed', async () => {
    const token = await sentToken()
    await confirm(token)
    await change(unsubscribed)

    const expired = { fault: 'expired' }
    expect([await find(token), await confirm(token)]).toEqual([expired, expired])
    expect(await subscriber()).toMatchObject({ status: 'unsubscribed' })
  })
})

describe('a link to stop', () => {
  const stopLink = async () => issueUnsubscribeToken(signer, (await subscriber()).id, noon)

  it('says the same at the second click, and keeps the instant of the first', async () => {
    const token = await stopLink()
    await change({ status: 'confirmed' })
    await leave(token, noon + 5)

    expect(await leave(token, noon + 9)).toEqual({ email, isSubscribed: false })
    expect(await subscriber()).toMatchObject({ unsubscribed_at: noon + 5 })
  })

  it('works nine years later, and for somebody who came back and has not confirmed again', async () => {
    const later = noon + 9 * 365 * day

    expect(await leave(await stopLink(), later)).toMatchObject({ isSubscribed: false })
  })
})

it('links of a subscriber who is gone are about nobody', async () => {
  const [token, { id }] = [await sentToken(), await subscriber()]
  const stop = issueUnsubscribeToken(signer, id, noon)
  await database().db.deleteFrom('subscribers').execute()

  const invalid = { fault: 'invalid' }
  expect([await find(token), await confirm(token)]).toEqual([invalid, invalid])
  const reader = await findReader(database().db, stop, { now: noon, signer })
  expect([reader, await leave(stop)]).toEqual([null, null])
})
