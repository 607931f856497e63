import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { testLetter } from '#server/letters/begin-letter.ts'
import type { LetterSource } from '#server/letters/letter-source.ts'
import { startLetters } from '#server/letters/send-letters.ts'
import type { Schedule } from '#server/mail/worker.ts'
import { handSchedule } from '../../support/mail.ts'
import { friday, mailingOfTest } from './mailing.ts'
import type { Mailing } from './mailing.ts'

const newMailing = mailingOfTest()
let mailing: Mailing
let look: () => Promise<number>

const minute = 60_000

beforeEach(async () => {
  mailing = newMailing()
  await mailing.subscribers('ada')
  mailing.planned.letter = { ...mailing.planned.letter, sendAt: mailing.clock.now() + minute }
  look = startLooking(mailing.context.letters)
})

/** Starts what sends letters. What is returned has it look once, and ends with the milliseconds until it looks again. */
function startLooking(source: LetterSource): () => Promise<number> {
  let alarm = () => undefined as void
  let onSet = (_milliseconds: number) => undefined as void
  const schedule: Schedule = {
    after(milliseconds, work) {
      alarm = work
      onSet(milliseconds)
      return () => undefined
    },
  }
  const { context, log } = mailing
  const letters = startLetters({ ...context, letters: source, log, schedule })
  onTestFinished(() => letters.stop())
  return () =>
    new Promise((resolve) => {
      onSet = resolve
      alarm()
    })
}

it('a letter that was tested goes out at the time of its file, and no earlier', async () => {
  await testLetter(mailing.context, friday, 'office@example.com')

  await look()
  expect(await mailing.written()).toEqual([])
  mailing.clock.pass(minute)
  await look()

  expect(await mailing.written()).toEqual(['ada'])
  await look()
  expect(await mailing.written()).toEqual(['ada'])
})

it('a letter that nobody tested as it is does not go out, and the log says so once', async () => {
  const told = {
    level: 'warn',
    facts: { letter: friday },
    message: expect.stringContaining('nobody tested'),
  }
  mailing.clock.pass(minute)

  await look()
  await look()
  expect(mailing.log.lines).toEqual([told])
  await testLetter(mailing.context, friday, 'office@example.com')
  mailing.planned.letter = { ...mailing.planned.letter, fingerprint: 'as it was changed since' }
  await look()

  expect(mailing.log.lines).toEqual([told, told])
  expect(await mailing.written()).toEqual([])
})

it.each([
  ['of a day before', { date: '2026-12-03' }],
  ['that is a draft', { isDraft: true }],
  ['whose file names no time', { sendAt: null }],
])('a letter %s does not go out by itself', async (_which, changed) => {
  mailing.planned.letter = { ...mailing.planned.letter, ...changed }
  await testLetter(mailing.context, mailing.planned.letter.date, 'office@example.com')
  mailing.clock.pass(minute)

  await look()

  expect(await mailing.written()).toEqual([])
})

it('looks each second while a letter is being sent, and each five seconds else', async () => {
  expect(await look()).toBe(5_000)

  await mailing.begin()

  expect(await look()).toBe(1_000)
})

it('finishes what it has in hand when it is stopped, and then rests', async () => {
  await mailing.begin()
  mailing.clock.pass(minute)
  const schedule = handSchedule()
  const { stop } = startLetters({ ...mailing.context, log: mailing.log, schedule })

  schedule.ring()
  await stop()

  expect(await mailing.written()).toEqual(['ada'])
  expect(schedule.isSet).toBe(false)
})

it('that a letter cannot be filled is logged, and keeps nothing else from going out', async () => {
  await mailing.begin()
  const fails = startLooking({
    ...mailing.context.letters,
    all: () => {
      throw new Error('The content is gone')
    },
  })

  await fails()

  expect(await mailing.written()).toEqual(['ada'])
  expect(mailing.log.lines.at(-1)).toMatchObject({ level: 'error' })
})
