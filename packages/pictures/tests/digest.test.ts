import { expect, it } from 'vitest'
import { committedDigest, presentDigest } from '../src/digest.ts'

it('the pictures and fonts are those that were drawn last, from these sources', () => {
  expect(presentDigest(), 'Run npm run art and npm run fonts, and commit what they write.').toEqual(
    committedDigest(),
  )
})
