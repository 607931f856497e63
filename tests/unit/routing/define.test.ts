import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { del, get, page, patch, post, put } from '#server/routing/define.ts'
import type { RouteOptions } from '#server/routing/define.ts'
import { parametersOf } from '#server/routing/uri.ts'

const names = Object.keys(routes) as RouteName[]

describe('a route', () => {
  it.each([
    [page('/knots'), 'page', 'GET'],
    [get('/up'), 'action', 'GET'],
    [post('/login'), 'action', 'POST'],
    [put('/user/password'), 'action', 'PUT'],
    [patch('/cart/items/{item}'), 'action', 'PATCH'],
    [del('/user'), 'action', 'DELETE'],
  ])('%j is a %s answered at %s', (route, kind, method) => {
    expect(route).toMatchObject({ kind, method, options: {} })
  })

  it('carries the options in which it differs', () => {
    expect(page('/search', { indexed: false }).options).toEqual({ indexed: false })
  })
})

describe('the route table', () => {
  it('has no two routes with the same method and path', () => {
    const addresses = names.map((name) => `${routes[name].method} ${routes[name].uri}`)

    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('says of every parameter what it looks like', () => {
    const parameters = names.flatMap((name) => parametersOf(routes[name].uri))

    expect(parameters.filter(({ name }) => !(name in patterns))).toEqual([])
  })

  it('has no name that JavaScript would sort before the others', () => {
    expect(names.filter((name) => /^\d+$/.test(name))).toEqual([])
  })

  it('limits the newsletter forms to six calls a minute, counted together', () => {
    const limits = names.flatMap((name) => {
      const { limit }: RouteOptions = routes[name].options
      return limit?.name === 'newsletter' ? [[name, limit.max, limit.seconds]] : []
    })

    expect(limits).toEqual([
      ['mail.customer-subscribe', 6, 60],
      ['mail.confirm.store', 6, 60],
      ['mail.unsubscribe.store', 6, 60],
    ])
  })
})
