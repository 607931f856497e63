import { describe, expect, it } from 'vitest'
import { get, page, post } from '#server/routing/define.ts'
import { createMatcher } from '#server/routing/matcher.ts'

const table = {
  home: page('/'),
  theory: page('/courses/theory'),
  course: page('/courses/{slug}'),
  events: page('/events/{reference?}'),
  confirm: get('/confirm/{token}'),
  'confirm.store': post('/confirm/{token}'),
}
const patterns = { slug: '[a-z-]+', reference: '[A-Z]+', token: '[a-f0-9]{8}' }
const matcher = createMatcher(table, patterns)

describe('finding the route of a method and a path', () => {
  it.each([
    ['GET', '/', 'home', {}],
    ['GET', '/courses/day-skipper', 'course', { slug: 'day-skipper' }],
    ['GET', '/events', 'events', {}],
    ['GET', '/events/DSP', 'events', { reference: 'DSP' }],
    ['GET', '/confirm/0a1b2c3d', 'confirm', { token: '0a1b2c3d' }],
    ['POST', '/confirm/0a1b2c3d', 'confirm.store', { token: '0a1b2c3d' }],
  ])('%s %s is %s', (method, path, name, params) => {
    const found = matcher.find(method, path)

    expect(found?.name).toBe(name)
    expect(found?.params).toStrictEqual(params)
  })

  it('prefers a static path to the parameter that would swallow it', () => {
    expect(matcher.find('GET', '/courses/theory')?.name).toBe('theory')
  })

  it('answers HEAD by GET', () => {
    expect(matcher.find('HEAD', '/courses/theory')?.name).toBe('theory')
  })

  it.each([
    ['GET', '/nowhere'],
    ['GET', '/courses/DAY'],
    ['GET', '/courses/%61'],
    ['GET', '/confirm/0a1b2c3'],
    ['POST', '/'],
    ['DELETE', '/confirm/0a1b2c3d'],
    ['GET', '/constructor'],
    ['GET', '__proto__'],
  ])('%s %s has none', (method, path) => {
    expect(matcher.find(method, path)).toBeUndefined()
  })
})

describe('finding every route of a path', () => {
  it('lists them whatever their method, for Allow and for limits', () => {
    const names = matcher.all('/confirm/0a1b2c3d').map(({ name }) => name)

    expect(names).toEqual(['confirm', 'confirm.store'])
  })

  it('brings the route itself, with its options', () => {
    expect(matcher.all('/events')[0]?.route).toBe(table.events)
  })

  it('is empty for a path that no route has', () => {
    expect(matcher.all('/nowhere')).toEqual([])
  })
})
