import { describe, expect, it } from 'vitest'
import { travelInstant, travelledTo, travelTo } from '#server/site/time-travel.ts'

describe('what ?at= means', () => {
  it.each([
    ['2026-12-24', '2026-12-24T12:00:00.000Z'],
    ['2026-07-01', '2026-07-01T11:00:00.000Z'],
    ['2026-12-24T18:30', '2026-12-24T18:30:00.000Z'],
    ['2026-07-01T00:00', '2026-06-30T23:00:00.000Z'],
    ['2028-02-29', '2028-02-29T12:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(new Date(travelInstant(text) ?? Number.NaN).toISOString()).toBe(instant)
  })

  it.each([
    '',
    '2026-12-24 ',
    ...'now 2026-02-29 2026-13-01 24.12.2026 20261-12-24 1999-12-31 2100-01-01'.split(' '),
    ...'2026-12-24T24:00 2026-12-24T18'.split(' '),
  ])("'%s' is no day", (text) => {
    expect(travelInstant(text)).toBeNull()
  })
})

describe('a journey', () => {
  it('lasts for what it was made for, however long that takes, and for nothing beside it', async () => {
    const later = travelTo(5, async () => {
      await Promise.resolve()
      return travelledTo()
    })

    expect(travelledTo()).toBeNull()
    expect(await later).toBe(5)
    expect(travelTo(0, travelledTo)).toBe(0)
  })
})
