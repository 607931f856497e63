import { beforeEach, describe, expect, it } from 'vitest'
import { pauseLetters, resumeLetters, stopLetters } from '#server/letters/interrupt.ts'
import type { Transport } from '#server/mail/outbox.ts'
import { friday, mailingOfTest } from './mailing.ts'
import type { Mailing } from './mailing.ts'

const newMailing = mailingOfTest()
let mailing: Mailing

beforeEach(() => {
  mailing = newMailing()
})

/** The connection breaks: nobody can tell whether the message was taken. */
const lost: Transport = {
  send: () => Promise.reject(new Error('The connection broke')),
  close: () => undefined,
}

describe('a pause', () => {
  it('takes back what was not tried yet, and resuming sends it once', async () => {
    const { context } = mailing
    await mailing.subscribers('ada', 'ben')
    await mailing.begin()
    await mailing.feed()

    expect(await pauseLetters(context)).toEqual([friday])
    expect(await mailing.feed()).toBe(false)
    await mailing.deliver()
    expect(mailing.recipients()).toEqual([])
    expect(await mailing.status()).toMatchObject({ state: 'paused', waiting: 2, stopped: 0 })

    expect(await resumeLetters(context)).toEqual([friday])
    await mailing.feed()
    await mailing.deliver()
    await mailing.feed()
    expect(mailing.recipients().toSorted()).toEqual(['ada', 'ben'])
    expect(await mailing.status()).toMatchObject({ state: 'sent', sent: 2 })
  })

  it('leaves a message to its tries that a mail server was offered: it may have come', async () => {
    await mailing.subscribers('ada')
    await mailing.begin()
    await mailing.feed()
    await mailing.deliver(lost)

    await pauseLetters(mailing.context)

    expect(await mailing.written()).toEqual(['ada'])
  })
})

it('a letter that is stopped goes to nobody more, also when its message was tried', async () => {
  const { context } = mailing
  await mailing.subscribers('ada', 'ben')
  await mailing.begin()
  await mailing.feed()
  await mailing.deliver(lost)

  expect(await stopLetters(context)).toEqual([friday])
  expect(await resumeLetters(context)).toEqual([])
  mailing.clock.pass(60 * 60_000)
  await mailing.feed()
  await mailing.deliver()

  expect(mailing.recipients()).toEqual([])
  expect(await mailing.status()).toMatchObject({
    state: 'stopped',
    sent: 0,
    stopped: 2,
    waiting: 0,
  })
})

it('a letter that is paused can be stopped', async () => {
  const { context } = mailing
  await mailing.subscribers('ada')
  await mailing.begin()
  await pauseLetters(context)

  expect(await stopLetters(context)).toEqual([friday])
  expect(await mailing.status()).toMatchObject({ state: 'stopped', sent: 0 })
  expect(await stopLetters(context)).toEqual([])
})

it('a letter that is stopped while a message is with a mail server does not try that again', async () => {
  const { context } = mailing
  await mailing.subscribers('ada')
  await mailing.begin()
  await mailing.feed()
  await mailing.deliver({
    ...lost,
    async send(mail) {
      await stopLetters(context)
      await lost.send(mail)
    },
  })

  mailing.clock.pass(60 * 60_000)
  await mailing.deliver()

  expect(mailing.recipients()).toEqual([])
  expect(await mailing.status()).toMatchObject({ state: 'stopped', stopped: 1 })
})
