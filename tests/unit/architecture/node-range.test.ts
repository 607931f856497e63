import { describe, expect, it } from 'vitest'
import { admits } from './node-range.ts'

describe('a range of Node versions', () => {
  it.each([
    '*',
    '>=18',
    '>= 0.8',
    '>=v12.22.7',
    '>= 10.x',
    '20 || >=22',
    '20.x',
    '^10 || ^12.20.0 || ^20.0.0',
    '^20.19.0 || >=22.12.0',
    '>=18 <21',
    '~20.19',
    '>20.18',
    '<=20',
  ])('%s admits 20.19.0', (range) => {
    expect(admits(range, '20.19.0')).toBe(true)
  })

  it.each([
    '>=22',
    '^20.20.0 || >=22.12.0',
    '^18 || >=21',
    '>=18 <20',
    '~20.18.1',
    '<20.19.0',
    '>20',
    '^0.10',
    '20.18',
  ])('%s refuses 20.19.0', (range) => {
    expect(admits(range, '20.19.0')).toBe(false)
  })

  it('that the check cannot read is refused loudly', () => {
    expect(() => admits('18 - 22', '20.19.0')).toThrow("'-' is not a range this check can read")
  })
})
