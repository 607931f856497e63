import { describe, expect, it } from 'vitest'
import { pathOf } from '#server/routing/urls.ts'

describe('the path of an address', () => {
  it.each([
    ['/', '/'],
    ['/knots?by=name', '/knots'],
    ['/knots?a=?b', '/knots'],
    ['/knots#bowline?x', '/knots'],
    ['?a=1', ''],
    ['/a?b=c\nd', '/a'],
    ['https://www.example.com/knots?a=1', 'https://www.example.com/knots'],
  ])('of %j is %j', (address, path) => {
    expect(pathOf(address)).toBe(path)
  })
})
