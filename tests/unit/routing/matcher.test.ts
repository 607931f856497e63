import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { patterns as sitePatterns } from '#routes/patterns.ts'
import { get, page, post } from '#server/routing/define.ts'
import { createMatcher, createRecase } from '#server/routing/matcher.ts'

const table = {
  home: page('/'),
  theory: page('/courses/theory'),
  course: page('/courses/{slug}'),
  events: page('/events/{reference?}'),
  confirm: get('/confirm/{token}'),
  'confirm.store': post('/confirm/{token}'),
  tack: page('/tack/{either}'),
  order: page('/orders/{unknown}'),
  calendar: get('/dates/{reference}.ics'),
}
const patterns = {
  slug: '[a-z-]+',
  reference: '[A-Z]+',
  token: '[a-f0-9]{8}',
  either: 'port|starboard',
}
const matcher = createMatcher(table, patterns)

describe('finding the route of a method and a path', () => {
  it.each([
    ['GET', '/', 'home', {}],
    ['HEAD', '/courses/theory', 'theory', {}],
    ['GET', '/courses/day-skipper', 'course', { slug: 'day-skipper' }],
    ['GET', '/events', 'events', {}],
    ['GET', '/events/DSP', 'events', { reference: 'DSP' }],
    ['GET', '/confirm/0a1b2c3d', 'confirm', { token: '0a1b2c3d' }],
    ['POST', '/confirm/0a1b2c3d', 'confirm.store', { token: '0a1b2c3d' }],
    ['GET', '/dates/DSP.ics', 'calendar', { reference: 'DSP' }],
    ['GET', '/tack/starboard', 'tack', { either: 'starboard' }],
    ['GET', '/orders/any-thing.at_all', 'order', { unknown: 'any-thing.at_all' }],
  ])('%s %s is %s', (method, path, name, params) => {
    const found = matcher.find(method, path)

    expect(found?.name).toBe(name)
    expect(found?.params).toStrictEqual(params)
  })

  it.each([
    ['GET', '/nowhere'],
    ['GET', '/courses/DAY'],
    ['GET', '/courses/'],
    ['GET', '/courses/day/dates'],
    ['GET', '/old/courses/day'],
    ['GET', '/events2'],
    ['GET', '/tack/starboards'],
    ['GET', '/tack/import'],
    ['GET', '/dates/DSP-ics'],
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

const recase = createRecase(routes, sitePatterns)

describe('a path in the wrong case', () => {
  it.each([
    ['/RYA-Courses', '/rya-courses'],
    ['/RYA-Courses/Theory', '/rya-courses/theory'],
    ['/rya-courses/Day-Skipper', '/rya-courses/day-skipper'],
    ['/EVENTS', '/events'],
    ['/Level-Finder/2', '/level-finder/2'],
  ])('%s means %s', (path, right) => {
    expect(recase(path)).toBe(right)
  })

  it('keeps the case of every parameter that is not a slug', () => {
    expect(recase('/EVENTS/CR-DSP')).toBe('/events/CR-DSP')
    expect(recase('/Mail/Confirm/AbCdEfGhIjKlMnOpQrStUv')).toBe(
      '/mail/confirm/AbCdEfGhIjKlMnOpQrStUv',
    )
  })

  it.each([
    ['/events/cr-dsp', 'a reference is written in capitals, and only its writer knows which'],
    ['/rya-courses', 'it is right already'],
    ['/rya-courses/day-skipper', 'it is right already'],
    ['/Nowhere', 'no page has it'],
    ['/RYA-Courses/Day_Skipper', 'a slug has no such character'],
    ['/MAIL/CUSTOMER-SUBSCRIBE', 'it is a form, not a page'],
  ])('%s means nothing else: %s', (path) => {
    expect(recase(path)).toBeUndefined()
  })
})
