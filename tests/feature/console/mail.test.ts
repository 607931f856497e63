import { beforeEach, describe, expect, it } from 'vitest'
import { runMailCommand } from '#server/console/mail.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const now = Date.UTC(2026, 10, 21, 8, 30)
const site = siteOfFile()
const outbox = () => site.services.database.db

let printed: string[]
let given: string
let waiting: string

beforeEach(async () => {
  printed = []
  await outbox().deleteFrom('outbox').execute()
  ;[given, waiting] = [await write('ada@example.com'), await write('ben@example.com')]
  const failed = { failed_at: now, attempts: 10, last_error: 'The mailbox is full' }
  await outbox().updateTable('outbox').set(failed).where('id', '=', given).execute()
})

/** A message about nobody’s account, due so late that no worker of the site takes it. */
function write(to: string): Promise<string> {
  const data = { registerUrl: 'https://www.saltlark.example/register' }
  return enqueue(outbox(), { template: 'no-account', to, data }, now, now + 1e12)
}

const run = (...typed: string[]) => {
  const { config, content } = site.services
  const print = (line: string) => void printed.push(line)
  const clock = { now: () => now }
  const readContent = async () => content.current()
  return runMailCommand(typed, { config, clock, readContent, print, printError: print })
}

const rows = () => outbox().selectFrom('outbox').selectAll().orderBy('recipient').execute()

describe('npm run mail', () => {
  it('lists what was given up before what waits', async () => {
    expect(await run('list')).toBe(0)

    expect(printed.slice(1, 3)).toEqual([
      expect.stringMatching(
        `^${given}  no-account  ada@example.com  21/11/2026 08:30     10  given up$`,
      ),
      expect.stringMatching(
        `^${waiting}  no-account  ben@example.com  21/11/2026 08:30      0  waits$`,
      ),
    ])
    expect(printed[3]).toBe('1 message given up, 1 waiting.')
  })

  it('shows a message as its reader will have it, and why it could not be sent', async () => {
    expect(await run('show', given)).toBe(0)

    const text = printed.join('\n')
    expect(text).toMatch(/^To {7}ada@example\.com\nSubject {2}\S/)
    expect(text).toContain('10 tries, given up\nWhy      The mailbox is full\n')
    expect(text).toContain('https://www.saltlark.example/register')
  })

  it.each([
    ['one', () => given],
    ['all', () => '--all'],
  ])(
    'has %s that was given up tried as often as a new one, and lets be what waits',
    async (_which, id) => {
      const before = await rows()

      expect(await run('retry', id())).toBe(0)

      const again = { failed_at: null, attempts: 0, due_at: now }
      expect(await rows()).toEqual([{ ...before[0], ...again }, before[1]])
      expect(printed).toEqual([expect.stringMatching(/^1 message will be tried again/)])
    },
  )

  it('drops what was given up, and nothing that waits', async () => {
    expect([await run('drop', waiting), await run('drop', given)]).toEqual([1, 0])

    expect((await rows()).map(({ id }) => id)).toEqual([waiting])
  })

  it.each([
    [['retry'], 'retry needs a message or --all'],
    [['list', '--all'], 'retry needs a message or --all'],
    [['show'], 'show needs a message'],
    [['sned'], "There is no command 'sned'"],
    [['drop', 'a', 'b'], "'b' is one word too many"],
  ])('explains a slip: %s', async (typed, words) => {
    expect([await run(...typed), printed[0]?.startsWith(words)]).toEqual([2, true])
    expect(printed[0]).toContain('npm run mail -- COMMAND')
  })
})
