import { describe, expect, it } from 'vitest'
import { rememberingRoutes } from '#js/lib/remembering-routes.ts'
import { createSiteRoutes } from '#js/lib/site-routes.ts'
import { routes as table } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'

const everyName = ziggyTable(table, patterns, 'https://saltlark.example')

describe.each([
  ['made each time', createSiteRoutes(everyName, '/')],
  ['made for the first page', rememberingRoutes(everyName, '/')],
  ['remembered from the first page', rememberingRoutes(everyName, '/')],
])('the address of a named route, %s,', (_way, routes) => {
  it('is relative', () => {
    expect(routes.to('web.home')).toBe('/')
    expect(routes.to('web.courses.slug', { slug: 'day-skipper' })).toBe('/rya-courses/day-skipper')
    expect(routes.to('web.courses.slug', { slug: 'vhf-radio' })).toBe('/rya-courses/vhf-radio')
  })

  it('is found by a name that is only known at run time, if browsers get it', () => {
    expect(routes.find('web.courses.slug', { slug: 'vhf' })).toBe('/rya-courses/vhf')
    expect(routes.find('web.nothing')).toBeUndefined()
    expect(routes.find('constructor')).toBeUndefined()
  })

  it('leaves out an optional parameter that is not given', () => {
    expect(routes.to('web.events.all')).toBe('/events')
    expect(routes.to('web.events.all', { reference: 'CR-DSP' })).toBe('/events/CR-DSP')
  })

  it('carries a query apart from the parameters', () => {
    const intended = '/rya-courses?page=2&by=date'

    const address = routes.to('login', undefined, { intended })

    expect(new URL(address, 'https://saltlark.example').searchParams.get('intended')).toBe(intended)
  })

  it('keeps a query of the same name as a parameter out of the path', () => {
    expect(routes.to('web.courses.slug', { slug: 'vhf' }, { slug: 'x' })).toBe(
      '/rya-courses/vhf?slug=x',
    )
  })

  it('refuses a value that the parameter may not have', () => {
    expect(() => routes.to('web.courses.slug', { slug: '../admin' })).toThrow(
      /'slug' parameter '..\/admin' does not match/,
    )
  })

  it('does not compile without a required parameter', () => {
    // @ts-expect-error the slug is missing
    expect(() => routes.to('web.courses.slug')).toThrow(/'slug' parameter is required/)
    // @ts-expect-error the name is not in the table
    expect(() => routes.to('web.courses.slgu')).toThrow(/there is no route/)
  })
})

describe('a link to a named route', () => {
  it('carries its method', () => {
    const { link } = createSiteRoutes(everyName, '/')

    expect(link('web.courses.slug', { slug: 'vhf' }, { from: 'menu' })).toEqual({
      url: '/rya-courses/vhf?from=menu',
      method: 'get',
    })
    expect(link('logout')).toEqual({ url: '/logout', method: 'post' })
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

describe('a name that browsers do not get', () => {
  const hidden = ziggyTable(
    table,
    patterns,
    'https://saltlark.example',
    (name) => name === 'health',
  )
  const routes = createSiteRoutes(hidden, '/')

  it('has no address to find', () => {
    expect(routes.find('health')).toBeUndefined()
    expect(routes.find('web.courses.slug', { slug: 'vhf-radio' })).toBe('/rya-courses/vhf-radio')
  })

  it('is not confused with what every object has', () => {
    expect(routes.find('constructor')).toBeUndefined()
  })
})

describe('the current route', () => {
  it('belongs to the page, whatever the window shows', () => {
    expect(createSiteRoutes(everyName, '/rya-courses/vhf-radio?from=menu').current()).toBe(
      'web.courses.slug',
    )
    expect(createSiteRoutes(everyName, '/').current()).toBe('web.home')
  })

  it('is the static path before the parameter that would swallow it', () => {
    expect(createSiteRoutes(everyName, '/rya-courses/theory').current()).toBe('web.courses.theory')
  })

  it('is nothing on an unknown path, however a browser would write it', () => {
    expect(createSiteRoutes(everyName, '/no/such/page').current()).toBeUndefined()
    expect(createSiteRoutes(everyName, '/.').current()).toBeUndefined()
  })

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

    expect(routes.params()).toEqual({ slug: 'vhf-radio' })
    expect(routes.isCurrent('web.courses.slug', { slug: 'vhf-radio' })).toBe(true)
    expect(routes.isCurrent('web.courses.slug', { slug: 'other' })).toBe(false)
    expect(routes.isCurrent('web.*', { slug: 'vhf-radio' })).toBe(true)
  })

  it('has no parameters where the path has none', () => {
    expect(createSiteRoutes(everyName, '/').params()).toEqual({})
    expect(createSiteRoutes(everyName, '/no/such/page').params()).toEqual({})
    expect(createSiteRoutes(everyName, '/level-finder').params()).toEqual({})
  })
})

describe('whether an address is the page that is shown', () => {
  const routes = createSiteRoutes(everyName, '/rya-courses?by=date')

  it('depends on the path alone', () => {
    expect(routes.isHere('/rya-courses')).toBe(true)
    expect(routes.isHere('/rya-courses?by=price#list')).toBe(true)
    expect(routes.isHere('/rya-courses/theory')).toBe(false)
  })
})
