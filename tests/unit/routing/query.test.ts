import { describe, expect, it } from 'vitest'
import { mergeQuery, readQuery, writeQuery } from '#server/routing/urls.ts'

describe('writing a query', () => {
  it.each([
    [{}, ''],
    [undefined, ''],
    [{ tag: 5 }, '?tag=5'],
    [{ q: 'knots & splices', page: 2 }, '?q=knots%20%26%20splices&page=2'],
    [{ empty: '', none: null, missing: undefined }, '?empty='],
    [{ on: true, off: false }, '?on=1&off=0'],
    [{ tag: [5, 19] }, '?tag=5&tag=19'],
    [{ tag: [] }, ''],
    [{ 'a&b#c': 'd' }, '?a%26b%23c=d'],
  ])('%j gives "%s"', (query, text) => {
    expect(writeQuery(query)).toBe(text)
  })
})

describe('reading the query of an address', () => {
  it.each([
    ['/events', {}],
    ['/events?', {}],
    ['/events?tag=5#dates?x=1', { tag: '5' }],
    ['?tag=5&tag=19', { tag: ['5', '19'] }],
    ['/search?q=a+b%20c&page=', { q: 'a b c', page: '' }],
    ['/events?by[date]=1', { 'by[date]': '1' }],
    ['/events?a=%', { a: '%' }],
  ])('of %s', (address, query) => {
    expect(readQuery(address)).toEqual(query)
  })

  it('is written again as it was meant', () => {
    const query = { tag: ['5', '19'], 'by[date]': '1', q: 'a&b=c' }

    expect(readQuery(writeQuery(query))).toEqual(query)
  })

  it('may have any key', () => {
    expect(Object.keys(readQuery('/?__proto__=1&constructor=2'))).toEqual([
      '__proto__',
      'constructor',
    ])
  })
})

describe('changing some keys of a query', () => {
  const query = { tag: '5', page: '2', 'by[date]': '1', 'by[price]': '2' }

  it('keeps the others, and their order', () => {
    expect(writeQuery(mergeQuery(query, { page: 3 }))).toBe(
      '?tag=5&page=3&by%5Bdate%5D=1&by%5Bprice%5D=2',
    )
  })

  it('adds what is new, and takes away what is null, with all that stands under it', () => {
    expect(mergeQuery({ tag: '5' }, { page: 2 })).toEqual({ tag: '5', page: 2 })
    expect(mergeQuery(query, { page: null, by: null })).toEqual({ tag: '5' })
  })

  it('changes nothing by undefined', () => {
    expect(mergeQuery(query, { tag: undefined })).toEqual(query)
  })
})
