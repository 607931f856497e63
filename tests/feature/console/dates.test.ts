import { expect, it, onTestFinished } from 'vitest'
import { runDatesCommand } from '#server/console/dates.ts'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { messages, ordered, placesOn, testChandlery } from '../../support/chandlery.ts'
import { testDatabasePlace } from '../../support/database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { farDate } from './orders-desk.ts'

async function cancelledDate() {
  const place = await testDatabasePlace()
  const database = await openDatabase(place.url)
  await migrate(database)
  onTestFinished(async () => {
    await database.close()
    await place.remove()
  })
  const shop = await testChandlery({ database })
  const { reference, offer } = farDate(shop)
  await ordered(shop, placesOn({ reference }, 2))
  const edited = await testChandlery({ overrides: [{ reference, cancelled: true }], database })
  const { content, version } = edited.site.current()
  const printed: string[] = []
  const faults: string[] = []
  const run = (...typed: readonly string[]) =>
    runDatesCommand(typed, {
      config: {
        appUrl: 'https://www.saltlark.example',
        appKeys: ['a key of the test'],
        database: { url: place.url },
        dataDirectory: temporaryFolder(),
      },
      clock: shop.clock,
      readContent: async () => ({ content, version }),
      print: (line) => void printed.push(...line.split('\n')),
      printError: (text) => void faults.push(text),
    })
  return { shop, reference, offer, run, printed, faults }
}

it('npm run dates shows what staff did to sold dates, and writes to whoever has booked once', async () => {
  const { shop, reference, offer, run, printed, faults } = await cancelledDate()

  expect(await run('cases')).toBe(0)
  expect(printed[1]).toMatch(new RegExp(`^${reference} +cancelled +${offer.name} +1 +2 `))

  expect(await run('show', reference.toLowerCase())).toBe(0)
  expect(printed.join('\n')).toMatch(/SL-1001 .*Ben Okafor +ben@example\.com +2 +nothing/)
  expect(printed).toContain('Hello,')
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
