import { describe, expect, it } from 'vitest'
import {
  bookMessage,
  limitEnd,
  takeMessage,
  takeMessageOnce,
} from '#server/mail/recipient-limit.ts'
import { hour, minute, times } from '../../support/auth.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const email = 'ada@example.com'
const taken = { outcome: 'taken' }
const limited = (seconds: number) => ({ outcome: 'limited', seconds })

const database = databaseOfTest()

const take = (now: number, to = email) => database().transaction((trx) => takeMessage(trx, to, now))

describe('the messages to one mailbox', () => {
  it('are three in any hour, wherever it begins', async () => {
    for (const at of [0, 50, 59]) expect(await take(noon + at * minute)).toEqual(taken)

    expect(await take(noon + hour - 1)).toEqual(limited(1))
    expect(await take(noon + hour)).toEqual(taken)
    expect(await take(noon + hour)).toEqual(limited(50 * 60))
  })

  it.each(['Ada@Example.com', 'a.d.a@example.com', 'ada+any@example.com'])(
    'are counted together for %s',
    async (other) => {
      await times(3, () => take(noon))

      expect(await take(noon, other)).toEqual(limited(3600))
      expect(await take(noon, '+ada@example.com')).toEqual(taken)
      expect(await take(noon, 'ada@example.org')).toEqual(taken)
    },
  )

  it('are three when twenty are asked for at once, and their counts name nobody', async () => {
    const outcomes = await times(20, () => take(noon))

    expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(3)
    const rows = await database().db.selectFrom('rate_limits').select('key').execute()
    expect(JSON.stringify(rows)).not.toMatch(/ada|example/)
  })

  it('that somebody waits for go one after the other as there is room', async () => {
    const steps = [0, 1, 2, 60, 61, 62, null]
    const due: (number | null)[] = []
    for (let index = 0; index < 7; index += 1) {
      due.push(await bookMessage(database().db, email, noon + index * minute))
    }

    expect(due.map((instant) => instant && (instant - noon) / minute)).toEqual(steps)
    expect(await take(noon + 2 * hour - 1)).toEqual(limited(1))
    expect(await take(noon + 2 * hour)).toEqual(taken)
  })

  it('that are asked for twice within ten minutes are one', async () => {
    const once = (now: number) => takeMessageOnce(database().db, 'newsletter', email, now)

    expect(await once(noon)).toEqual(taken)
    expect(await once(noon + 10 * minute - 1)).toEqual({ outcome: 'repeated' })
    expect(await take(noon + 10 * minute)).toEqual(taken)
    expect(await take(noon + 10 * minute)).toEqual(taken)
    expect(await once(noon + 10 * minute)).toEqual(limited(50 * 60))
    expect(await once(noon + hour)).toEqual(taken)
  })
})

it.each([
  [1, 'in 1 minute'],
  [3600, 'in 60 minutes'],
  [3601, 'in 2 hours'],
])('the end of a limit in %i seconds is told', (seconds, text) => {
  expect(limitEnd({ seconds })).toBe(text)
})
