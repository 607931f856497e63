import { describe, expect, it } from 'vitest'
import { route } from 'ziggy-js'
import { routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { get, page, post } from '#server/routing/define.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import { routeNames, sampleFor, samplePath } from '../../support/route-samples.ts'

const origin = 'https://www.example.com'
const table = ziggyTable(routes, patterns, origin)

describe('the table that ziggy-js reads', () => {
  it('says of each route its path, methods, parameters and patterns', () => {
    const small = {
      home: page('/'),
      course: page('/courses/{slug}'),
      level: get('/level/{step?}'),
      subscribe: post('/subscribe'),
    }

    const { routes: made } = ziggyTable(small, { slug: '[a-z]+', step: 'one|two' }, origin)

    expect(made).toEqual({
      home: { uri: '/', methods: ['GET', 'HEAD'] },
      course: {
        uri: 'courses/{slug}',
        methods: ['GET', 'HEAD'],
        wheres: { slug: '(?:[a-z]+)' },
        parameters: ['slug'],
      },
      level: {
        uri: 'level/{step?}',
        methods: ['GET', 'HEAD'],
        wheres: { step: '(?:one|two)' },
        parameters: ['step'],
      },
      subscribe: { uri: 'subscribe', methods: ['POST'] },
    })
  })

  it.each([
    ['https://www.example.com', null],
    ['http://localhost:8000', 8000],
  ])('of a site at %s has the port %s', (url, port) => {
    expect(ziggyTable({}, {}, url)).toEqual({ url, port, defaults: {}, routes: {} })
  })
})

describe('the real ziggy-js with our table', () => {
  it.each(routeNames)('builds %s', (name) => {
    expect(route(name, sampleFor(name), false, table)).toBe(samplePath(name))
  })
})
