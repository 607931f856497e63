import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { run as checkContent } from '#server/console/content.ts'
import { runDatesCommand } from '#server/console/dates.ts'
import { messages, ordered, placesOn, testChandlery } from '../../support/chandlery.ts'
import { frozenContent } from '../../support/frozen-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { textFiles } from '../../support/text-files.ts'
import { deskConfig, deskDatabase, farDate } from './orders-desk.ts'

async function cancelledDate() {
  const { url, database } = await deskDatabase()
  const shop = await testChandlery({ database })
  const { reference, offer } = farDate(shop)
  await ordered(shop, placesOn({ reference }, 2))
  const edited = await testChandlery({ overrides: [{ reference, cancelled: true }], database })
  const { content, version } = edited.site.current()
  const printed: string[] = []
  const faults: string[] = []
  const run = (...typed: readonly string[]) =>
    runDatesCommand(typed, {
      config: deskConfig(url),
      clock: shop.clock,
      machineClock: shop.clock,
      readContent: async () => ({ content, version }),
      openProvider: async () => null,
      print: (line) => void printed.push(...line.split('\n')),
      printError: (text) => void faults.push(text),
    })
  return { url, shop, reference, offer, run, printed, faults }
}

it('npm run dates shows what staff did to sold dates, and writes to whoever has booked once', async () => {
  const { shop, reference, offer, run, printed, faults } = await cancelledDate()

  expect(await run('cases')).toBe(0)
  expect(printed[1]).toMatch(new RegExp(`^${reference} +cancelled +${offer.name} +1 +2 `))

  expect(await run('show', reference.toLowerCase())).toBe(0)
  expect(printed.join('\n')).toMatch(/SL-1001 .*Ben Okafor +ben@example\.com +2 +nothing/)
  expect(printed).toContain('Hello Ben Okafor,')
  expect(await messages(shop)).not.toContain('date-changed to ben@example.com')

  expect(await run('confirm', reference)).toBe(0)
  expect(await run('confirm', reference)).toBe(0)
  expect(printed.slice(-2)).toEqual([
    '1 letter written, about 2 people. The site sends them within five seconds.',
    `${reference} was confirmed already, on 21/11/2026 10:00: nobody is written to again.`,
  ])
  expect((await messages(shop)).filter((one) => one.startsWith('date-changed'))).toHaveLength(1)

  expect(await run('show', 'CR-DSP-270321')).toBe(1)
  expect(faults).toEqual([
    'CR-DSP-270321 is no sold date that was cancelled or moved. npm run dates -- cases lists those.',
  ])
})

it('npm run dates -- alarms lists what one network had of a date, the newest day first', async () => {
  const { shop, run, printed } = await cancelledDate()
  expect(await run('alarms')).toBe(0)
  const raised = { reference: 'CR-DSP-270321', network: 'a-hash', heads: 5, raised_at: 1 }
  await shop.database.db
    .insertInto('hold_alarms')
    .values(['2026-11-19', '2026-11-20'].map((day) => ({ ...raised, day, places: 12 })))
    .execute()

  expect(await run('alarms')).toBe(0)
  expect(await run('alarms', 'all')).toBe(2)

  expect(printed).toEqual([
    'No network had more than a third of a date in the last 30 days.',
    'Day         Reference       Places  Network',
    '20/11/2026  CR-DSP-270321  5 of 12  a-hash',
    '19/11/2026  CR-DSP-270321  5 of 12  a-hash',
  ])
})

it('npm run content:check says what an edit means for people who have booked, or that it could not look', async () => {
  const { url, reference } = await cancelledDate()
  const directory = join(temporaryFolder(), 'content')
  cpSync(frozenContent, directory, { recursive: true })
  const { read, write } = textFiles(directory)
  const { overrides } = JSON.parse(read('schedule/overrides.json')) as { overrides: object[] }
  const all = [...overrides, { reference, cancelled: true }]
  write('schedule/overrides.json', JSON.stringify({ overrides: all }))
  const print = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    print.mockRestore()
  })
  const check = async (database: string) => {
    vi.stubEnv('CONTENT_DIR', directory)
    vi.stubEnv('DATABASE_URL', database)
    print.mockClear()
    await checkContent([])
    return print.mock.calls.flat().join('\n')
  }

  expect(await check(url)).toContain(
    `cancelled: cancels 1 sold date with 2 people: ${reference}; once it is live, have them written to`,
  )
  expect(await check('postgres://nobody@127.0.0.1:1/none')).toContain(
    'What is sold was not looked at: ',
  )
})
