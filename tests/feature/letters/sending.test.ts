import { beforeEach, describe, expect, it } from 'vitest'
import { beginLetter, testLetter } from '#server/letters/begin-letter.ts'
import { feedLetters } from '#server/letters/feed.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Transport } from '#server/mail/outbox.ts'
import { connectAll } from '../../support/database.ts'
import { friday, mailingOfTest, morning } from './mailing.ts'
import type { Mailing } from './mailing.ts'

const newMailing = mailingOfTest()
let mailing: Mailing

beforeEach(() => {
  mailing = newMailing()
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `reader${index + 10}`)

describe('a letter', () => {
  it('is begun only once it was tested as its file is, and only once', async () => {
    const { context, planned } = mailing
    await mailing.subscribers('ada')
    const begin = () => beginLetter(context, friday)

    expect(await begin()).toEqual({ outcome: 'untested' })
    await testLetter(context, friday, 'office@example.com')
    planned.letter = { ...planned.letter, fingerprint: 'as it was changed since' }
    expect(await begin()).toEqual({ outcome: 'changed' })
    await testLetter(context, friday, 'office@example.com')
    planned.letter = { ...planned.letter, isDraft: true }
    expect(await begin()).toEqual({ outcome: 'draft' })
    planned.letter = { ...planned.letter, isDraft: false }

    expect(await begin()).toEqual({ outcome: 'begun', count: 1 })
    expect(await begin()).toEqual({ outcome: 'known', state: 'sending' })
    expect(await testLetter(context, friday, 'office@example.com')).toEqual({
      outcome: 'known',
      state: 'sending',
    })
    expect(await beginLetter(context, '2026-12-11')).toEqual({ outcome: 'unknown' })
  })

  it('goes to one address as a test, and to no subscriber', async () => {
    await mailing.subscribers('ada')

    await testLetter(mailing.context, friday, 'office@example.com')
    await mailing.deliver()

    expect(mailing.recipients()).toEqual(['office'])
    expect(mailing.mails[0]?.subject).toBe(`The letter of ${friday}`)
  })

  it('goes to confirmed subscribers, each with their own link to stop by one click', async () => {
    await mailing.subscribers('ada', 'ben')
    await mailing.subscribe('carl', 'pending')
    await mailing.subscribe('dora', 'unsubscribed')
    await mailing.begin()

    await mailing.feed()
    await mailing.deliver()

    expect(mailing.recipients().toSorted()).toEqual(['ada', 'ben'])
    const links = mailing.mails.map(({ unsubscribeUrl }) => unsubscribeUrl ?? '')
    expect(new Set(links).size).toBe(2)
    for (const [index, { html, text }] of mailing.mails.entries()) {
      expect([html, text]).toEqual([
        `<a href="${links[index]}">Stop</a>`,
        `Stop:\n${links[index]}\n`,
      ])
    }
  })

  it('is over when whoever wants it has it, and says how many that are', async () => {
    await mailing.subscribers('ada', 'ben')
    await mailing.begin()

    expect(await mailing.feed()).toBe(true)
    await mailing.feed()
    expect(await mailing.status()).toMatchObject({
      state: 'sending',
      sent: 0,
      waiting: 2,
      count: 2,
    })
    await mailing.deliver()
    expect(await mailing.feed()).toBe(true)

    expect(await mailing.status()).toMatchObject({ state: 'sent', sent: 2, waiting: 0 })
    expect(await mailing.feed()).toBe(false)
  })

  it('reaches who confirmed a moment ago, and not who left a moment ago', async () => {
    await mailing.subscribers('ada', 'ben')
    await mailing.begin()
    await mailing.feed()

    await mailing.leave('ben')
    await mailing.subscribers('carl')
    await mailing.feed()
    await mailing.deliver()

    expect(mailing.recipients().toSorted()).toEqual(['ada', 'carl'])
    expect(await mailing.written()).toEqual(['ada', 'carl'])
    expect(await mailing.status()).toMatchObject({ sent: 2, stopped: 1, waiting: 0 })
  })

  it('goes not again to who left and came back while it was being sent', async () => {
    await mailing.subscribers('ada', 'ben')
    await mailing.begin()
    await mailing.feed()
    await mailing.deliver()
    await mailing.leave('ben')
    await mailing.context.database.db
      .updateTable('subscribers')
      .set({ status: 'confirmed', confirmed_at: mailing.clock.now() })
      .execute()

    await mailing.feed()
    await mailing.deliver()

    expect(mailing.recipients().toSorted()).toEqual(['ada', 'ben'])
  })
})

describe('the outbox', () => {
  it('has a few messages of a letter at a time, at a rate that all processes share', async () => {
    await mailing.subscribers(...names(50))
    await mailing.begin()

    await mailing.feed()
    expect(await mailing.written()).toHaveLength(20)
    await mailing.feed()
    expect(await mailing.written()).toHaveLength(20)
    await mailing.deliver()
    await mailing.feed()
    expect(await mailing.written()).toHaveLength(40)
    await mailing.deliver()
    await feedLetters(mailing.context)
    expect(await mailing.written()).toHaveLength(40)
    await mailing.feed()

    expect(await mailing.written()).toEqual(names(50))
  })

  it('has nobody twice, though several processes write at once', async () => {
    const { context, clock } = mailing
    await mailing.subscribers(...names(30))
    await mailing.begin()
    await connectAll(context.database, 4)

    clock.pass(4_000)
    await Promise.all(Array.from({ length: 4 }, () => feedLetters(context)))

    expect(await mailing.written()).toEqual(names(20))
  })

  it('sends whatever else is due before the letters that wait', async () => {
    await mailing.subscribers('ada', 'ben')
    await mailing.begin()
    await mailing.feed()
    const { context, clock } = mailing
    const data = { registerUrl: 'https://www.saltlark.example/register' }
    const order = { template: 'no-account', to: 'customer@example.com', data } as const
    await enqueue(context.database.db, order, clock.now())

    await mailing.deliver()

    expect(mailing.recipients()[0]).toBe('customer')
    expect(mailing.recipients()).toHaveLength(3)
  })

  it('goes on past mailboxes that a mail server does not take for now', async () => {
    const { transport } = mailing.post
    const busy: Transport = {
      ...transport,
      async send(mail) {
        if (/1\d@/.test(mail.to)) throw new Error('450 try again later')
        await transport.send(mail)
      },
    }
    await mailing.subscribers(...names(25))
    await mailing.begin()
    await mailing.feed()
    await mailing.deliver(busy)

    await mailing.feed()
    await mailing.deliver(busy)

    expect(mailing.recipients().toSorted()).toEqual(names(25).slice(10))
    expect(await mailing.status()).toMatchObject({ state: 'sending', sent: 15, waiting: 10 })
  })

  it('has at most 200 messages of a letter that a mail server does not take', async () => {
    const { transport } = mailing.post
    const ailing: Transport = {
      ...transport,
      async send() {
        throw new Error('450 try again later')
      },
    }
    await mailing.subscribers(...names(260))
    await mailing.begin()

    for (let round = 0; round < 13; round += 1) {
      await mailing.feed()
      await mailing.deliver(ailing)
    }

    expect(await mailing.written()).toHaveLength(200)
  })
})

it('a message that was given up counts as failed, and its letter is over all the same', async () => {
  const { context } = mailing
  await mailing.subscribers('ada')
  await mailing.begin()
  await mailing.feed()
  await context.database.db
    .updateTable('outbox')
    .set({ failed_at: morning, attempts: 10 })
    .where('recipient', '=', 'ada@example.com')
    .execute()

  await mailing.feed()

  expect(await mailing.status()).toMatchObject({ state: 'sent', failed: 1, sent: 0 })
})
