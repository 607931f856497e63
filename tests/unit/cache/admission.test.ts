import { expect, it } from 'vitest'
import { createAdmission } from '#server/cache/page-cache.ts'

const names = (count: number, word = 'n') => Array.from({ length: count }, (_, at) => word + at)

it('tells a name that comes for the first time', () => {
  const admission = createAdmission()

  expect(['a', 'b', 'a'].map((name) => admission.isNew(name))).toEqual([true, true, false])
})

it('remembers the last thousand at least, and whoever comes back among them', () => {
  const admission = createAdmission()
  admission.isNew('first')
  for (const name of names(999)) admission.isNew(name)
  expect(admission.isNew('first')).toBe(false)

  for (const name of names(999, 'm')) admission.isNew(name)
  expect(admission.isNew('m0')).toBe(false)
  expect(admission.isNew('n998')).toBe(false)
})

it('forgets what came long ago, so that it holds no more than two thousand', () => {
  const admission = createAdmission()
  admission.isNew('first')
  for (const name of names(2_500)) admission.isNew(name)

  expect(admission.isNew('first')).toBe(true)
})
