import { describe, expect, it } from 'vitest'
import { admits } from './node-range.ts'

const wide = ['*', '>=18', '>= 0.8', '>=v12.22.7', '>= 10.x', '20 || >=22', '20.x', '>=18 <21']
const near = ['^10 || ^12.20.0 || ^20.0.0', '^20.19.0 || >=22.12.0', '~20.19', '>20.18', '<=20']
const newer = ['>=22', '^20.20.0 || >=22.12.0', '^18 || >=21', '>20', '20.18']
const older = ['>=18 <20', '~20.18.1', '<20.19.0', '^0.10']

describe('a range of Node versions', () => {
  it.each([...wide, ...near])('%s admits 20.19.0', (range) => {
    expect(admits(range, '20.19.0')).toBe(true)
  })

  it.each([...newer, ...older])('%s refuses 20.19.0', (range) => {
    expect(admits(range, '20.19.0')).toBe(false)
  })

  it('that the check cannot read is refused loudly', () => {
    expect(() => admits('18 - 22', '20.19.0')).toThrow("'-' is not a range this check can read")
  })
})
