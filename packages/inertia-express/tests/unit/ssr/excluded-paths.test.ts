import { describe, expect, it } from 'vitest'
import { excludes } from '../../../src/ssr/excluded-paths.ts'

describe('the paths that server rendering leaves out', () => {
  it.each([
    [['/cart'], '/cart', true],
    [['/cart'], '/cart?step=2', true],
    [['/cart'], '/cart#total', true],
    [['/cart'], '/cart/items', false],
    [['/admin/*'], '/admin/orders/7', true],
    [['/admin/*'], '/admin', false],
    [['/admin*'], '/admin', true],
    [['*/edit'], '/orders/7/edit', true],
    [['/*/7/*'], '/orders/7/edit', true],
    [['/a*a'], '/a', false],
    [['/a*b*b'], '/ab', false],
    [['/a*b*b'], '/a-b-b', true],
    [['/cart', '/pay'], '/pay', true],
    [['*'], '/', true],
    [[''], '/', false],
    [[], '/', false],
    [['/cart'], 'https://www.example.com/cart?step=2', true],
    [['/cart.'], '/cart5', false],
  ])('%j has %s: %s', (patterns, url, expected) => {
    expect(excludes(patterns, url)).toBe(expected)
  })

  it('may be known by a predicate, which sees no query', () => {
    expect(excludes((path) => path === '/cart', '/cart?step=2')).toBe(true)
  })

  it('are found in time whatever the pattern', () => {
    const pattern = `${'*a'.repeat(200)}*b`

    expect(excludes([pattern], `/${'a'.repeat(5_000)}`)).toBe(false)
  })
})
