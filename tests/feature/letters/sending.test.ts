import { beforeEach, describe, expect, it } from 'vitest'
import { beginLetter, testLetter } from '#server/letters/begin-letter.ts'
import { letterStatuses } from '#server/letters/letter-status.ts'
import { friday, mailingOfTest, morning } from './mailing.ts'
import type { Mailing } from './mailing.ts'

const newMailing = mailingOfTest()
let mailing: Mailing

beforeEach(() => {
  mailing = newMailing()
})

describe('a letter', () => {
  it('is begun only once it was tested as its file is, and only once', async () => {
    const { context, planned } = mailing
    await mailing.subscribers('ada')
    await mailing.subscribe('ben', 'pending')
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
    expect(mailing.wakes).toBe(1)
  })

  it('has in a test the link by which its reader stops the newsletter, if they are a subscriber', async () => {
    const { context } = mailing
    await mailing.subscribers('ada')
    const { id } = await context.database.db
      .selectFrom('subscribers')
      .select('id')
      .executeTakeFirstOrThrow()

    await testLetter(context, friday, 'Ada@example.com')
    await testLetter(context, friday, 'office@example.com')
    await mailing.deliver()

    const links = new Map(mailing.mails.map(({ to, unsubscribeUrl }) => [to, unsubscribeUrl]))
    const ofAda = context.unsubscribeUrl(id, morning)
    expect(links.get('Ada@example.com')).toBe(ofAda)
    expect(links.get('office@example.com')).not.toBe(ofAda)
  })

  it('goes to confirmed subscribers, each with their own link to stop by one click', async () => {
    await mailing.subscribers('ada', 'ben')
    await mailing.subscribe('carl', 'pending')
    await mailing.subscribe('dora', 'unsubscribed')
    await mailing.begin()

    await mailing.feed()
    expect(await mailing.written()).toEqual(['ada', 'ben'])
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

  it('goes to who had the letter before, and is counted alone', async () => {
    const { planned } = mailing
    await mailing.subscribers('ada', 'ben')
    const send = async (date: string) => {
      planned.letter = { ...planned.letter, date }
      await mailing.begin()
      await mailing.feed()
    }
    await send('2026-11-27')
    await mailing.deliver()
    await mailing.feed()

    await send(friday)

    const all = await letterStatuses(mailing.context.database.db)
    expect(all.map(({ date, state, sent, waiting }) => [date, state, sent, waiting])).toEqual([
      ['2026-11-27', 'sent', 2, 0],
      [friday, 'sending', 0, 2],
    ])
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
