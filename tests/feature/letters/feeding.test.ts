import { beforeEach, describe, expect, it } from 'vitest'
import { feedLetters } from '#server/letters/feed.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Transport } from '#server/mail/outbox.ts'
import { connectAll } from '../../support/database.ts'
import { mailingOfTest } from './mailing.ts'
import type { Mailing } from './mailing.ts'

const newMailing = mailingOfTest()
let mailing: Mailing

beforeEach(() => {
  mailing = newMailing()
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `reader${index + 10}`)

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
