import { expect, it } from 'vitest'
import { createNewcomers } from '#server/cache/page-cache.ts'

const names = (count: number, word = 'n') => Array.from({ length: count }, (_, at) => word + at)

it('tells a name that comes for the first time', () => {
  const newcomers = createNewcomers()

  expect(['a', 'b', 'a'].map((name) => newcomers.isNew(name))).toEqual([true, true, false])
})

it('remembers the last thousand at least, and whoever comes back among them', () => {
  const newcomers = createNewcomers()
  newcomers.isNew('first')
  for (const name of names(999)) newcomers.isNew(name)
  expect(newcomers.isNew('first')).toBe(false)

  for (const name of names(999, 'm')) newcomers.isNew(name)
  expect(newcomers.isNew('m0')).toBe(false)
  expect(newcomers.isNew('n998')).toBe(false)
})

it('forgets what came long ago, so that it holds no more than two thousand', () => {
  const newcomers = createNewcomers()
  newcomers.isNew('first')
  for (const name of names(2_500)) newcomers.isNew(name)

  expect(newcomers.isNew('first')).toBe(true)
})
