import { describe, expect, it } from 'vitest'
import { shiftedClock, systemClock } from '#server/site/clock.ts'

const christmas = Date.parse('2026-12-25T08:00:00Z')

describe('a clock', () => {
  it('of the machine reads the time', () => {
    const before = Date.now()
    const now = systemClock.now()

    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThanOrEqual(Date.now())
  })

  it('that is shifted starts at its instant and runs on', () => {
    const clock = shiftedClock(christmas)

    const first = clock.now()

    expect(first).toBeGreaterThanOrEqual(christmas)
    expect(first).toBeLessThan(christmas + 60_000)
    expect(clock.now()).toBeGreaterThanOrEqual(first)
  })
})
