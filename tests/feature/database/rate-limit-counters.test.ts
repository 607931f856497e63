import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { tableCounters } from '#server/database/rate-limit-counters.ts'
import { testDatabase } from '../../support/database.ts'

describe('counters of calls in a table', () => {
  let database: Database
  let now = 0

  beforeEach(async () => {
    database = await testDatabase()
    now = 1_000_000
  })
  afterEach(() => database.close())

  it('counts each call of a window once, also when many come at the same time', async () => {
    const counters = tableCounters(database.db, () => now)

    const counts = await Promise.all(Array.from({ length: 20 }, () => counters.hit('caller', 60)))

    expect(counts.map(({ hits }) => hits).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect(new Set(counts.map(({ resetsAt }) => resetsAt))).toEqual(new Set([now + 60_000]))
  })

  it('begins anew when the window has ended', async () => {
    const counters = tableCounters(database.db, () => now)
    await counters.hit('caller', 60)
    await counters.hit('caller', 60)

    now += 60_000

    expect(await counters.hit('caller', 60)).toEqual({ hits: 1, resetsAt: now + 60_000 })
  })

  it('takes back a call that was none, but never more than there were', async () => {
    const counters = tableCounters(database.db, () => now)
    await counters.hit('caller', 60)
    await counters.hit('caller', 60)

    for (let count = 0; count < 3; count += 1) await counters.giveBack('caller')
    await counters.giveBack('stranger')

    expect((await counters.hit('caller', 60)).hits).toBe(1)
    expect((await counters.hit('stranger', 60)).hits).toBe(1)
  })

  it('forgets a caller, and sweeps the windows that have ended', async () => {
    const counters = tableCounters(database.db, () => now)
    await counters.hit('forgotten', 60)
    await counters.hit('over', 1)
    await counters.hit('running', 60)

    await counters.forget('forgotten')
    now += 1_000
    await counters.sweep()

    const rows = await database.db.selectFrom('rate_limits').select('key').execute()
    expect(rows).toEqual([{ key: 'running' }])
  })
})
