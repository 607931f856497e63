import { describe, expect, it } from 'vitest'
import { rememberingRoutes } from '#js/lib/remembering-routes.ts'
import { createSiteRoutes } from '#js/lib/site-routes.ts'
import { routes as table } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'

const everyName = ziggyTable(table, patterns, 'https://saltlark.example')

describe('the address of a named route', () => {
  const plain = createSiteRoutes(everyName, '/')
  const remembering = rememberingRoutes(everyName, '/')

  it.each([
    ['web.home', {}, {}, '/'],
    ['web.courses.slug', { slug: 'vhf' }, { slug: 'x' }, '/rya-courses/vhf?slug=x'],
    ['web.events.all', { reference: 'CR-DSP' }, {}, '/events/CR-DSP'],
    ['web.nothing', {}, {}, undefined],
    ['constructor', {}, {}, undefined],
  ])('%s with %j and %j is %s, also where it is remembered', (name, parameters, query, address) => {
    expect(plain.find(name, parameters, query)).toBe(address)
    // The second time it comes from memory.
    expect(remembering.find(name, parameters, query)).toBe(address)
    expect(remembering.find(name, parameters, query)).toBe(address)
  })

  it.each([plain, remembering])('is refused without a parameter, and by no name', (routes) => {
    // @ts-expect-error the slug is missing
    expect(() => routes.to('web.courses.slug')).toThrow(/'slug' parameter is required/)
    // @ts-expect-error the name is not in the table
    expect(() => routes.to('web.courses.slgu')).toThrow(/there is no route/)
    expect(routes.to('web.courses.slug', { slug: 'vhf' })).toBe('/rya-courses/vhf')
  })
})

describe("the page's own query", () => {
  const routes = createSiteRoutes(everyName, '/events/CR-DSP?tag=5&page=2#top')

  it('is there to be read', () => {
    expect(routes.query).toEqual({ tag: '5', page: '2' })
  })

  it('is changed in some keys, on the same page', () => {
    expect(routes.here({ page: 3 })).toBe('/events/CR-DSP?tag=5&page=3')
    expect(routes.here({ page: null })).toBe('/events/CR-DSP?tag=5')
    expect(routes.here()).toBe('/events/CR-DSP?tag=5&page=2')
  })

  it('is changed in some keys, and taken to another page', () => {
    expect(routes.to('web.events.all', {}, routes.merged({ page: null, by: 'date' }))).toBe(
      '/events?tag=5&by=date',
    )
  })

  it('cannot bring in keys that mean something else in a link', () => {
    const hostile = createSiteRoutes(everyName, '/events?a%26admin%3D1%23=x')

    expect(hostile.here({ page: 2 })).toBe('/events?a%26admin%3D1%23=x&page=2')
  })
})

describe('the current route', () => {
  it('is recognised by its name or by a pattern', () => {
    const routes = createSiteRoutes(everyName, '/rya-courses/theory')

    expect(routes.isCurrent('web.courses.theory')).toBe(true)
    expect(routes.isCurrent('web.courses.*')).toBe(true)
    expect(routes.isCurrent('web.*')).toBe(true)
    expect(routes.isCurrent('web.sailing-holidays.*')).toBe(false)
    // @ts-expect-error: this is neither a name nor a group of names
    expect(routes.isCurrent('web.courses')).toBe(false)
    // @ts-expect-error: a full stop stands for itself
    expect(routes.isCurrent('web.courses.theor.')).toBe(false)
  })

  it('is recognised by its parameters too', () => {
    const routes = createSiteRoutes(everyName, '/rya-courses/vhf-radio?slug=other')

    expect(routes.isCurrent('web.courses.slug', { slug: 'vhf-radio' })).toBe(true)
    expect(routes.isCurrent('web.courses.slug', { slug: 'other' })).toBe(false)
    expect(routes.isCurrent('web.*', { slug: 'vhf-radio' })).toBe(true)
  })
})

describe('whether an address is the page that is shown', () => {
  const routes = createSiteRoutes(everyName, '/rya-courses?by=date')

  it('depends on the path alone', () => {
    expect(routes.ariaCurrent('/rya-courses')).toBe('page')
    expect(routes.ariaCurrent('/rya-courses?by=price#list')).toBe('page')
    expect(routes.ariaCurrent('/rya-courses/theory')).toBeUndefined()
  })
})
