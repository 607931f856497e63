import { describe, expect, it } from 'vitest'
import { matchExpression, parametersOf } from '#server/routing/matcher.ts'

const patterns = { slug: '[a-z]+(?:-[a-z]+)*', step: '[0-9]+', either: 'port|starboard' }

describe('the parameters of a URI', () => {
  it('are named in their order', () => {
    expect(parametersOf('/rya-courses')).toEqual([])
    expect(parametersOf('/{slug}/dates/{step?}')).toEqual([
      { name: 'slug', optional: false },
      { name: 'step', optional: true },
    ])
  })
})

describe('the expression of a URI', () => {
  it.each([
    ['/', '/', {}],
    ['/rya-courses/{slug}', '/rya-courses/day-skipper', { slug: 'day-skipper' }],
    ['/level-finder/{step?}', '/level-finder', { step: undefined }],
    ['/level-finder/{step?}', '/level-finder/2', { step: '2' }],
    ['/tack/{either}', '/tack/starboard', { either: 'starboard' }],
    ['/orders/{unknown}', '/orders/any-thing.at_all', { unknown: 'any-thing.at_all' }],
  ])('%s matches %s', (uri, path, parameters) => {
    expect({ ...matchExpression(uri, patterns).exec(path)?.groups }).toEqual(parameters)
  })

  it.each([
    ['/', ''],
    ['/', '//'],
    ['/rya-courses', '/rya-courses/'],
    ['/rya-courses', '/RYA-courses'],
    ['/rya-courses/{slug}', '/rya-courses/'],
    ['/rya-courses/{slug}', '/rya-courses/-day'],
    ['/rya-courses/{slug}', '/rya-courses/day-skipper/dates'],
    ['/rya-courses/{slug}', '/old/rya-courses/day-skipper'],
    ['/level-finder/{step?}', '/level-finder2'],
    ['/tack/{either}', '/tack/starboards'],
    ['/tack/{either}', '/tack/import'],
    ['/sitemap.xml', '/sitemapxxml'],
  ])('%s does not match %s', (uri, path) => {
    expect(matchExpression(uri, patterns).test(path)).toBe(false)
  })
})
