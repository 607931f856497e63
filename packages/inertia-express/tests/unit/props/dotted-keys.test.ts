import { describe, expect, it } from 'vitest'
import { PropError } from '../../../src/props/prop-tree.ts'
import { defer, merge, optional, provide } from '../../../src/props/prop.ts'
import { propsOf, resolved } from './resolved.ts'

const ada = { name: 'Ada' }
const rights = ['edit']

describe('a dotted key', () => {
  it('stands where it says', async () => {
    expect(await propsOf({ 'auth.user': ada, 'auth.rights': () => rights })).toEqual({
      auth: { user: ada, rights },
    })
  })

  it.each([
    ['an object', { user: ada }],
    ['nothing', undefined],
    ['null', null],
  ])('is added to %s', async (_what, auth) => {
    const props = await propsOf({ auth, 'auth.user.rights': () => rights })

    expect(props).toEqual({ auth: { user: { ...(auth && ada), rights } } })
  })

  it.each([
    ['a function', () => ({ user: ada })],
    ['a function of a promise', async () => ({ user: ada })],
    ['a promise', Promise.resolve({ user: ada })],
    ['a function in an object', { user: () => ada }],
    ['an object with JSON of its own', { toJSON: () => ({ user: ada }) }],
    ['a provided prop', provide(() => ({ user: ada }))],
  ])('is added to what %s makes', async (_what, auth) => {
    expect(await propsOf({ auth, 'auth.user.rights': () => rights })).toEqual({
      auth: { user: { name: 'Ada', rights } },
    })
  })

  it('is added to a prop of a kind, which keeps its labels', async () => {
    const props = { feed: merge(() => ({ posts: [1] })), 'feed.count': 1 }

    expect(await resolved(props)).toEqual({
      props: { feed: { posts: [1], count: 1 } },
      labels: { mergeProps: ['feed'] },
    })
  })

  it('is added to an item of a list', async () => {
    expect(await propsOf({ users: [ada, ada], 'users.1.rights': rights })).toEqual({
      users: [ada, { ...ada, rights }],
    })
  })

  it('counts wherever it stands, before its parent too', async () => {
    expect(await propsOf({ 'auth.rights': rights, auth: { user: ada } })).toEqual({
      auth: { user: ada, rights },
    })
  })

  it('may hold any kind, which has the path for its name', async () => {
    const props = { auth: { user: ada }, 'auth.news': defer(() => 1), 'auth.x': optional(() => 2) }

    expect(await resolved(props)).toEqual({
      props: { auth: { user: ada } },
      labels: { deferredProps: { default: ['auth.news'] } },
    })
    expect(await propsOf(props, { only: 'auth.x' })).toEqual({ auth: { x: 2 } })
  })

  it.each([
    [{ auth: 'Ada', 'auth.user': 1 }, "props.auth is a string without a place for 'auth.user'"],
    [{ a: { b: 1 }, 'a.b.c.d': 1 }, "props.a.b is a number without a place for 'a.b.c.d'"],
    [{ a: [1], 'a.1': 1 }, "props.a is a list without a place for 'a.1'"],
    [{ a: [1], 'a.length': 1 }, "props.a is a list without a place for 'a.length'"],
    [{ a: () => 'text', 'a.b': 1 }, "props.a is a string without a place for 'a.b'"],
  ])('that leads nowhere is refused: %o', async (props, message) => {
    const failure = propsOf(props)

    await expect(failure).rejects.toThrow(PropError)
    await expect(failure).rejects.toThrow(message)
  })

  it.each(['__proto__.polluted', 'a.__proto__.polluted', 'constructor.prototype.polluted'])(
    'called %s reaches no prototype',
    async (key) => {
      const props = await propsOf({ a: {}, [key]: true })

      expect(Object.getPrototypeOf(props)).toBe(Object.prototype)
      expect({}).not.toHaveProperty('polluted')
      expect(JSON.stringify(props)).toContain('"polluted":true')
    },
  )
})
