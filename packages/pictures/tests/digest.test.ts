import { expect, it } from 'vitest'
import { committedDigest, presentDigest } from '../src/digest.ts'

it('the pictures and fonts are those that were drawn last, from these sources', () => {
  expect(
    presentDigest(),
    'Run npm run fonts and then npm run art, and commit what they write.',
  ).toEqual(committedDigest())
})
