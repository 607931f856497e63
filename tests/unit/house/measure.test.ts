import { describe, expect, it } from 'vitest'
import { isOver, tableOf } from '../../house/measure.ts'

describe('the table', () => {
  it('has a row for each measure, with its verdict', () => {
    const measures = [
      { name: 'lines', value: 61_270, limit: 55_000 },
      { name: 'cycles', value: 0, limit: 0 },
      { name: 'files', value: 76, limit: null },
      { name: 'packages', value: 'none', limit: 'pictures' },
      { name: 'entered', value: null, limit: 65, reason: 'Error: no site' },
    ]

    expect(tableOf(measures)).toEqual([
      'measure    value     limit  verdict',
      '-----------------------------------',
      'lines     61,270    55,000  over',
      'cycles         0         0  kept',
      'files         76',
      'packages    none  pictures  over',
      'entered                 65  not measured: Error: no site',
    ])
  })
})

describe('a limit', () => {
  it('is passed by more, not by as much', () => {
    expect(isOver({ name: 'lines', value: 20, limit: 20 })).toBe(false)
    expect(isOver({ name: 'lines', value: 21, limit: 20 })).toBe(true)
  })

  it('is not passed by what could not be measured', () => {
    expect(isOver({ name: 'entered', value: null, limit: 65 })).toBe(false)
  })
})
