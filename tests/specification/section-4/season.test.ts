import { describe, expect, it } from 'vitest'
import { homeObject } from '../support/home.ts'

const isSeasonal = (instant: string) =>
  homeObject({ instant: Date.parse(instant) }).props.isSeasonal

describe('4. Seasonal flag', () => {
  it('is true for all of December', () => {
    expect(isSeasonal('2026-12-01T12:00:00Z')).toBe(true)
    expect(isSeasonal('2026-12-31T12:00:00Z')).toBe(true)
  })

  it('is true for January days before the 6th', () => {
    expect(isSeasonal('2027-01-01T12:00:00Z')).toBe(true)
    expect(isSeasonal('2027-01-05T12:00:00Z')).toBe(true)
  })

  it('is false at any other time', () => {
    expect(isSeasonal('2026-07-15T12:00:00Z')).toBe(false)
  })

  it.each([
    ['2026-11-30T23:59:59Z', false],
    ['2026-12-01T00:00:00Z', true],
    ['2027-01-05T23:59:59Z', true],
    ['2027-01-06T00:00:00Z', false],
  ])('clarification: edge %s is %s', (instant, expected) => {
    expect(isSeasonal(instant)).toBe(expected)
  })

  it('clarification: it is computed by the server and sent as a shared boolean', () => {
    expect(homeObject().props.isSeasonal).toBe(false)
  })
})
