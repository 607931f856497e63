import { describe, expect, it } from 'vitest'
import { createSiteRoutes } from '#js/lib/site-routes.ts'
import { routes as table } from '#routes/index.ts'
import { later } from '#routes/later.ts'
import { patterns } from '#routes/patterns.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'

const everyName = ziggyTable(table, patterns, 'https://saltlark.example')
const answeredNames = ziggyTable(table, patterns, 'https://saltlark.example', (name) =>
  (later as readonly string[]).includes(name),
)

describe('the address of a named route', () => {
  const routes = createSiteRoutes(everyName, '/')

  it('is relative', () => {
    expect(routes.to('web.home')).toBe('/')
    expect(routes.to('web.courses.slug', { slug: 'day-skipper' })).toBe('/rya-courses/day-skipper')
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
    expect(() => routes.to('web.courses.slgu')).toThrow(/is not in the route list/)
  })
})

describe('a name that is answered later', () => {
  const routes = createSiteRoutes(answeredNames, '/')

  it('is not in the table', () => {
    expect(routes.has('web.courses.all')).toBe(false)
    expect(routes.has('mail.customer-subscribe')).toBe(true)
  })

  it('has no address to find', () => {
    expect(routes.find('web.courses.slug', { slug: 'vhf-radio' })).toBeUndefined()
    expect(routes.find('web.home')).toBe('/')
  })

  it('is not confused with what every object has', () => {
    expect(routes.has('toString')).toBe(false)
    expect(routes.find('constructor')).toBeUndefined()
  })
})

describe('the current route', () => {
  it('belongs to the page, whatever the window shows', () => {
    expect(createSiteRoutes(everyName, '/rya-courses/vhf-radio?from=menu').current).toBe(
      'web.courses.slug',
    )
    expect(createSiteRoutes(everyName, '/').current).toBe('web.home')
  })

  it('is the static path before the parameter that would swallow it', () => {
    expect(createSiteRoutes(everyName, '/rya-courses/theory').current).toBe('web.courses.theory')
  })

  it('is nothing on an unknown path', () => {
    expect(createSiteRoutes(everyName, '/no/such/page').current).toBeUndefined()
  })

  it('is recognised by its name or by a pattern', () => {
    const routes = createSiteRoutes(everyName, '/rya-courses/theory')

    expect(routes.isCurrent('web.courses.theory')).toBe(true)
    expect(routes.isCurrent('web.courses.*')).toBe(true)
    expect(routes.isCurrent('web.courses')).toBe(false)
    expect(routes.isCurrent('web.courses.theor.')).toBe(false)
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
