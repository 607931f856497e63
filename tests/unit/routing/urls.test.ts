import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { createUrls, mergeQuery, pathOf, readQuery, writeQuery } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'

const urls = createUrls<Routes>(ziggyTable(routes, patterns, 'https://www.example.com'))

describe('a path by name', () => {
  it.each([
    [urls.path('web.home'), '/'],
    [urls.path('web.courses.slug', { slug: 'day-skipper' }), '/rya-courses/day-skipper'],
    [urls.path('web.events.all', {}), '/events'],
    [urls.path('web.events.all', { reference: 'CR-DSP' }), '/events/CR-DSP'],
    [urls.path('web.events.all', {}, { tag: 5, page: undefined, sort: null }), '/events?tag=5'],
    [urls.path('web.search', {}, { q: 'knots & splices' }), '/search?q=knots%20%26%20splices'],
    [urls.path('web.courses.slug', { slug: 'vhf' }, { slug: 'x' }), '/rya-courses/vhf?slug=x'],
  ])('is written from the table, with its query: %s', (path, expected) => {
    expect(path).toBe(expected)
  })
})

it('a link by name carries the method of its route', () => {
  expect(urls.link('web.courses.slug', { slug: 'vhf' }, { from: 'menu' })).toEqual({
    url: '/rya-courses/vhf?from=menu',
    method: 'get',
  })
  expect(urls.link('logout')).toEqual({ url: '/logout', method: 'post' })
  expect(urls.link('user-password.update').method).toBe('put')
  expect(urls.link('current-user.destroy').method).toBe('delete')
})

describe('a wrong address', () => {
  it('is refused when a parameter does not fit its pattern', () => {
    expect(() => urls.path('web.courses.slug', { slug: '../admin' })).toThrow(
      "Ziggy error: 'slug' parameter '../admin' does not match required format '(?:[a-z0-9]+(?:-[a-z0-9]+)*)' for route 'web.courses.slug'.",
    )
  })

  it('does not compile, and is refused, when no route has the name', () => {
    // @ts-expect-error: there is no such name
    expect(() => urls.path('web.courses.slgu', { slug: 'day-skipper' })).toThrow(
      "[routing] there is no route 'web.courses.slgu' in this table; npm run routes lists all names.",
    )
  })

  it.each(['constructor', 'toString', '__proto__'])(
    'is refused for %s, which every object has',
    (name) => {
      expect(() => urls.path(name as 'web.home')).toThrow(`there is no route '${name}'`)
    },
  )

  it('does not compile, and is refused, with a parameter that the route does not have', () => {
    const message =
      "[routing] route 'web.events.all' has no parameter 'tag'; if it belongs into the query, pass it there."
    // @ts-expect-error: a tag belongs into the query
    expect(() => urls.path('web.events.all', { tag: '5' })).toThrow(message)
    // @ts-expect-error: the home page has no parameter
    expect(() => urls.path('web.home', { slug: 'vhf' })).toThrow(/has no parameter 'slug'/)
  })
})

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
