import { expect, it } from 'vitest'
import { maximumTries, retryDelay } from '#server/mail/claim.ts'

it('the wait before the next try doubles from a minute to four hours', () => {
  const minutes = Array.from({ length: maximumTries }, (_, index) => retryDelay(index + 1) / 60_000)

  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240])
})
