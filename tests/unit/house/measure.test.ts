import { describe, expect, it } from 'vitest'
import { isOver } from '../../house/measure.ts'

describe('a limit', () => {
  it('is passed by more, not by as much', () => {
    expect(isOver({ name: 'lines', value: 20, limit: 20 })).toBe(false)
    expect(isOver({ name: 'lines', value: 21, limit: 20 })).toBe(true)
  })

  it('is not passed by what could not be measured', () => {
    expect(isOver({ name: 'entered', value: null, limit: 65 })).toBe(false)
  })
})
