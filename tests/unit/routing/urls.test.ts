import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { createUrls } from '#server/routing/urls.ts'
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

describe('a link by name', () => {
  it('carries the method of its route', () => {
    expect(urls.link('web.courses.slug', { slug: 'vhf' }, { from: 'menu' })).toEqual({
      url: '/rya-courses/vhf?from=menu',
      method: 'get',
    })
    expect(urls.link('logout')).toEqual({ url: '/logout', method: 'post' })
    expect(urls.link('user-password.update').method).toBe('put')
    expect(urls.link('current-user.destroy').method).toBe('delete')
  })
})

describe('an absolute address by name', () => {
  it('stands on the canonical origin', () => {
    expect(urls.absolute('web.home')).toBe('https://www.example.com/')
    expect(urls.absolute('mail.confirm', { token: 'a'.repeat(20) })).toBe(
      `https://www.example.com/mail/confirm/${'a'.repeat(20)}`,
    )
  })
})

describe('a wrong address', () => {
  it('is refused when a parameter does not fit its pattern', () => {
    expect(() => urls.path('web.courses.slug', { slug: '../admin' })).toThrow(
      "Ziggy error: 'slug' parameter '../admin' does not match required format '(?:[a-z0-9]+(?:-[a-z0-9]+)*)' for route 'web.courses.slug'.",
    )
  })

  it('does not compile, and is refused, when a required parameter is missing', () => {
    // @ts-expect-error: the slug is required
    expect(() => urls.path('web.courses.slug')).toThrow(
      "Ziggy error: 'slug' parameter is required for route 'web.courses.slug'.",
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
