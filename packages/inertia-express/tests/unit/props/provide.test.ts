import { describe, expect, it } from 'vitest'
import { defer, merge, optional, provide } from '../../../src/props/prop.ts'
import type { PropPlace } from '../../../src/props/prop.ts'
import { propsOf, resolved } from './resolved.ts'

describe('a provided prop', () => {
  it('is told the component, its path and what stands beside it', async () => {
    const told: PropPlace[] = []
    const user = { name: 'Ada', initial: provide((place) => void told.push(place)) }

    await propsOf({ auth: { users: [user] } })

    expect(told).toEqual([{ component: 'home', path: 'auth.users.0.initial', siblings: user }])
  })

  it('is made from what stands beside it', async () => {
    const initial = provide(({ siblings }) => String(siblings['name']).slice(0, 1))

    expect(await propsOf({ user: { name: 'Ada', initial } })).toEqual({
      user: { name: 'Ada', initial: 'A' },
    })
  })

  it('may be promised', async () => {
    expect(await propsOf({ a: provide(async ({ path }) => path) })).toEqual({ a: 'a' })
  })

  it('may be several props, each of a kind of its own', async () => {
    const props = {
      auth: provide(() => ({ user: () => 'Ada', roles: optional(() => ['admin']) })),
    }

    expect(await propsOf(props)).toEqual({ auth: { user: 'Ada' } })
    expect(await propsOf(props, { only: 'auth.roles' })).toEqual({
      auth: { user: 'Ada', roles: ['admin'] },
    })
  })

  it('may be of any kind', async () => {
    const props = { a: provide(() => defer(() => 1)), b: provide(() => merge([2])) }

    expect(await resolved(props)).toEqual({
      props: { b: [2] },
      labels: { deferredProps: { default: ['a'] }, mergeProps: ['b'] },
    })
    expect(await resolved(props, { only: 'a' })).toEqual({ props: { a: 1 }, labels: {} })
  })

  it('may come from a function', async () => {
    expect(await propsOf({ a: () => provide(({ path }) => path) })).toEqual({ a: 'a' })
  })

  it('is not made for a reload that does not ask for it', async () => {
    const props = { a: 1, b: provide(() => expect.unreachable()) }

    expect(await propsOf(props, { only: 'a' })).toEqual({ a: 1 })
  })
})
