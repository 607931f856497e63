import { describe, expect, it } from 'vitest'
import { tooManyTries } from '#server/controllers/auth/refusals.ts'

describe('the words beside a form that was sent too often', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [40, '40 seconds'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3_600, '60 minutes'],
  ])('say how long %i seconds are: %s', (seconds, wait) => {
    expect(tooManyTries({ outcome: 'limited', seconds })).toBe(
      `Too many tries. Wait ${wait} and try again.`,
    )
  })
})
