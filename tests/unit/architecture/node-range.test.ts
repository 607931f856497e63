import { describe, expect, it } from 'vitest'
import { admits } from './node-range.ts'

const newer = ['>=22', '^20.20.0 || >=22.12.0', '^18 || >=21', '>20', '20.18']
const older = ['>=18 <20', '~20.18.1', '<20.19.0', '^0.10']

describe('a range of Node versions', () => {
  it.each([...newer, ...older])('%s refuses 20.19.0', (range) => {
    expect(admits(range, '20.19.0')).toBe(false)
  })

  it('that the check cannot read is refused loudly', () => {
    expect(() => admits('18 - 22', '20.19.0')).toThrow("'-' is not a range this check can read")
  })
})
