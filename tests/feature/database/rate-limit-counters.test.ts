import { beforeEach, describe, expect, it } from 'vitest'
import { openCounters } from '#server/app/counters.ts'
import { memoryCounters } from '#server/database/memory-counters.ts'
import { tableCounters } from '#server/database/rate-limit-counters.ts'
import type { Counters } from '#server/database/rate-limit-counters.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'
import { keptLog } from '../../support/kept-log.ts'

const database = databaseOfTest()
let now = 0

beforeEach(() => void (now = 1_000_000))

const clock = { now: () => now }

describe.each([
  ['a table', async () => tableCounters(database().db, clock.now)],
  ['memory', () => memoryCounters(database().db, clock)],
] as const)('counters of calls in %s', (_where, make: () => Promise<Counters>) => {
  it('count each call of a window once, also when many come at the same time', async () => {
    const counters = await make()

    const counts = await Promise.all(Array.from({ length: 20 }, () => counters.hit('caller', 60)))

    expect(counts.map(({ hits }) => hits).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect(new Set(counts.map(({ resetsAt }) => resetsAt))).toEqual(new Set([now + 60_000]))
  })

  it('begin anew when the window has ended', async () => {
    const counters = await make()
    await counters.hit('caller', 60)

    now += 60_000

    expect(await counters.read(['caller'])).toEqual([null])
    expect(await counters.hit('caller', 60)).toEqual({ hits: 1, resetsAt: now + 60_000 })
  })

  it('count several keys at once, each in a window of its own, in the order of the keys', async () => {
    const counters = await make()
    await counters.hit('often', 60)

    const counts = await counters.hitAll([
      { key: 'new', seconds: 3600 },
      { key: 'often', seconds: 60 },
    ])

    const standing = [
      { hits: 1, resetsAt: now + 3_600_000 },
      { hits: 2, resetsAt: now + 60_000 },
    ]
    expect(counts).toEqual(standing)
    expect(await counters.read(['often', 'nobody', 'new'])).toEqual([
      standing[1],
      null,
      standing[0],
    ])
  })

  it('take back a call that was none, but never more than there were', async () => {
    const counters = await make()
    await counters.hit('caller', 60)

    for (let count = 0; count < 3; count += 1) await counters.giveBack(['caller', 'stranger'])

    expect((await counters.hit('caller', 60)).hits).toBe(1)
    expect((await counters.hit('stranger', 60)).hits).toBe(1)
  })

  it('forget a caller, and sweep the windows that have ended', async () => {
    await database()
      .db.insertInto('rate_limits')
      .values({ key: 'over', hits: 9, resets_at: now + 1000 })
      .execute()
    const counters = await make()
    await counters.hit('forgotten', 60)
    await counters.hit('running', 60)

    await counters.forget(['forgotten'])
    now += 1_000
    await counters.sweep()

    expect(await counters.read(['forgotten', 'running'])).toMatchObject([null, { hits: 1 }])
    const rows = await database().db.selectFrom('rate_limits').select('key').execute()
    expect(rows.map(({ key }) => key)).not.toContain('over')
  })
})

describe('counters in memory', () => {
  const rows = () => database().db.selectFrom('rate_limits').select(['key', 'hits']).execute()

  it('write nothing for a call, then all in one batch that the next process reads', async () => {
    const counters = await memoryCounters(database().db, clock)
    for (let count = 0; count < 3; count += 1) await counters.hit('hour', 3600)
    await counters.hit('soon over', 60)
    await counters.hit('forgotten', 3600)
    expect(await rows()).toEqual([])

    await counters.save()
    await counters.forget(['forgotten'])
    await counters.save()

    expect(await rows()).toEqual([{ key: 'hour', hits: 3 }])
    const next = await memoryCounters(database().db, clock)
    expect((await next.hit('hour', 3600)).hits).toBe(4)
  })

  it('keep for the next batch what could not be written, and have it logged', async () => {
    const log = keptLog()
    const counters = await openCounters({ ...database(), engine: 'sqlite' }, clock, log)
    const { schema } = database().db
    for (let caller = 0; caller < 600; caller += 1) await counters.hit(`caller-${caller}`, 3600)

    await schema.alterTable('rate_limits').renameTo('away').execute()
    await counters.stop()
    await schema.alterTable('away').renameTo('rate_limits').execute()
    const told = [...log.lines]
    await counters.stop()

    expect(told).toMatchObject([{ level: 'error', message: 'counts of calls cannot be kept' }])
    expect(log.lines).toEqual(told)
    expect(await rows()).toHaveLength(600)
  })

  it('hold a hundred thousand callers at most, the newest', async () => {
    const counters = await memoryCounters(database().db, clock)
    await counters.hit('first', 60)

    for (let caller = 0; caller < 100_000; caller += 1) await counters.hit(`caller-${caller}`, 60)

    expect(await counters.read(['first', 'caller-99999'])).toEqual([
      null,
      { hits: 1, resetsAt: now + 60_000 },
    ])
  })
})
