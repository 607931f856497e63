import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBacklog } from '#server/cache/pages.ts'

it('works on one key after another, and passes over what finds too many waiting', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = createBacklog(2, (key) => {
    begun.push(key)
    return new Promise((end) => ends.push(end))
  })

  for (const key of ['a', 'b', 'b', 'c', 'd']) add(key)
  expect(begun).toEqual(['a'])
  for (let count = 0; count < 3; count += 1) {
    ends.shift()?.()
    await turn()
  }
  add('d')

  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})
