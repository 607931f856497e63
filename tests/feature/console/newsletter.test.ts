import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runNewsletterCommand } from '#server/console/newsletter.ts'
import type { Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { SubscriberRow } from '#server/database/schema.ts'
import { content } from '../../support/catalogue.ts'
import { deskConfig, deskDatabase } from './orders-desk.ts'

/** A published letter of the test's content. */
const letter = '2026-12-04'
const now = Date.UTC(2026, 11, 4, 7)

let database: Database
let config: ReturnType<typeof deskConfig>
let printed: string[]
let asked: string[]

beforeEach(async () => {
  const desk = await deskDatabase()
  database = desk.database
  config = deskConfig(desk.url)
  printed = []
  asked = []
  await subscriber('ada@example.com', 'confirmed')
  await subscriber('ben@example.com', 'confirmed')
  await subscriber('carl@example.com', 'pending')
  await subscriber('dora@example.com', 'unsubscribed')
})

async function subscriber(email: string, status: SubscriberRow['status']): Promise<void> {
  await database.db
    .insertInto('subscribers')
    .values({ id: newId(now), email, status, created_at: now, confirmed_at: now })
    .execute()
}

/** @param answer what is typed where the command asks; null: nobody is there. */
function runWith(answer: string | null, ...typed: readonly string[]): Promise<number> {
  printed = []
  const print = (line: string) => void printed.push(line)
  const ask = async (question: string) => {
    asked.push(question)
    return answer ?? ''
  }
  return runNewsletterCommand(typed, {
    config,
    clock: { now: () => now },
    readContent: async () => ({ content, version: 'test' }),
    ask: answer === null ? null : ask,
    print,
    printError: print,
  })
}

const run = (...typed: readonly string[]) => runWith(null, ...typed)

const stateOf = async () => {
  const rows = database.db.selectFrom('letters_sent').select('state')
  return (await rows.executeTakeFirst())?.state
}

const staffLog = () => readFileSync(join(config.dataDirectory, 'staff.log'), 'utf8')

describe('npm run newsletter -- send', () => {
  it('needs a test before', async () => {
    expect(await run('send', letter, '--yes')).toBe(1)

    expect(printed).toEqual([expect.stringMatching(/^Nobody has looked at the letter/)])
  })

  it('shows how many have it, and sends it once its day is typed', async () => {
    await run('test', letter, 'office@example.com')

    expect(await runWith('no', 'send', letter)).toBe(1)
    expect(printed).toEqual([
      '“A letter that is to come” goes to 2 subscribers.',
      'Nothing is sent.',
    ])
    expect(await stateOf()).toBe('tested')
    expect(await runWith(letter, 'send', letter)).toBe(0)

    expect(asked).toEqual(Array(2).fill(`Type its day, ${letter}, to send it: `))
    expect(await stateOf()).toBe('sending')
    expect(staffLog()).toContain('"letter-sent"')
  })

  it('asks nobody where nobody is at a terminal', async () => {
    await run('test', letter, 'office@example.com')

    expect([await run('send', letter), await stateOf()]).toEqual([1, 'tested'])
    expect([await run('send', letter, '--yes'), await stateOf()]).toEqual([0, 'sending'])
    expect(await run('send', letter, '--yes')).toBe(1)
    expect(printed.join()).toContain('is being sent already')
  })

  it('pauses, resumes and stops what is being sent', async () => {
    await run('test', letter, 'office@example.com')
    expect(await run('pause')).toBe(1)
    await run('send', letter, '--yes')

    expect([await run('pause'), await stateOf()]).toEqual([0, 'paused'])
    expect([await run('resume'), await stateOf()]).toEqual([0, 'sending'])
    expect([await run('stop'), await stateOf()]).toEqual([0, 'stopped'])
    expect(await run('resume')).toBe(1)
  })
})

it('npm run newsletter -- test sends a letter to one address, as it would be today', async () => {
  expect(await run('test', letter, 'office@example.com')).toBe(0)

  const rows = await database.db.selectFrom('outbox').select(['template', 'recipient']).execute()
  expect(rows).toEqual([{ template: 'weekly-letter', recipient: 'office@example.com' }])
  const { html } = await database.db
    .selectFrom('letters_sent')
    .select('html')
    .executeTakeFirstOrThrow()
  expect(html).toContain('href="https://personal-link.invalid/"')
})

it('npm run newsletter -- preview prints a letter, and sends and keeps nothing', async () => {
  expect(await run('preview', letter)).toBe(0)

  expect(printed.join('\n')).toMatch(/^Subject {2}A letter that is to come\nSize {5}\d+\.\d kB/)
  expect(printed.join('\n')).toContain('Stop the newsletter:')
  printed.length = 0
  expect(await run('preview', letter, '--html')).toBe(0)
  expect(printed.join('\n')).toMatch(/^<!doctype html>[^]*<\/html>\s*$/i)
  expect(await stateOf()).toBe(undefined)
})

it('npm run newsletter -- status says how each letter stands', async () => {
  await run('status')
  expect(printed.slice(1)).toEqual([
    expect.stringMatching(/^2026-11-20 {2}to be tested$/),
    expect.stringMatching(/^2026-12-04 {2}to be tested$/),
  ])
  await run('test', letter, 'office@example.com')
  await run('status')
  expect(printed[2]).toMatch(/tested, goes out 04\/12\/2026 07:30$/)
  await run('send', letter, '--yes')
  await run('status')

  expect(printed[2]).toMatch(/^2026-12-04 {2}sending, 04\/12\/2026 07:00 +0 +2 +0 +0$/)
})

describe('npm run newsletter -- subscribers', () => {
  it('counts them', async () => {
    expect(await run('subscribers')).toBe(0)

    expect(printed).toEqual(['2 subscribers. Not confirmed yet: 1. Left: 1.'])
  })

  it('exports those who confirmed', async () => {
    expect(await run('subscribers', 'export')).toBe(0)

    expect(printed.toSorted()).toEqual([
      'ada@example.com,04/12/2026 07:00\r',
      'ben@example.com,04/12/2026 07:00\r',
      'email,confirmed\r',
    ])
    expect(staffLog()).toContain('"subscribers-exported"')
  })

  it('unsubscribes who rings, in whatever letters the address is typed', async () => {
    expect([
      await run('unsubscribe', 'Ada@Example.com'),
      await run('unsubscribe', 'ada@example.com'),
    ]).toEqual([0, 1])

    await run('subscribers')
    expect(printed[0]).toMatch(/^1 subscriber\. .* Left: 2\.$/)
    expect(staffLog()).not.toContain('ada@example.com')
  })

  it('erases somebody, with what was written to them', async () => {
    await run('test', letter, 'ada@example.com')

    expect([await run('erase', 'ada@example.com'), await run('erase', 'ada@example.com')]).toEqual([
      0, 1,
    ])

    const tables = ['subscribers', 'outbox', 'letter_recipients'] as const
    const rows = await Promise.all(
      tables.map((table) => database.db.selectFrom(table).selectAll().execute()),
    )
    expect(JSON.stringify(rows)).not.toContain('ada@example.com')
  })
})

it.each([
  [[], 'There is no command.'],
  [['sned'], "There is no command 'sned'."],
  [['status', 'more'], 'status needs nothing behind it.'],
  [['send'], 'send needs the day of a letter'],
  [['send', '2026-13-01'], 'send needs the day of a letter'],
  [['test', letter], 'test needs a day and one e-mail address.'],
  [['test', letter, 'nobody'], "'nobody' is no e-mail address."],
  [['erase'], 'erase needs one e-mail address.'],
  [['pause', '--yes'], '--yes does not belong to pause.'],
])('npm run newsletter explains a slip: %s', async (typed, words) => {
  expect([await run(...typed), printed[0]?.startsWith(words)]).toEqual([2, true])
})
