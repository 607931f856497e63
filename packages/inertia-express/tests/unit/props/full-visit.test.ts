import { describe, expect, it, vi } from 'vitest'
import { always, defer, merge, optional } from '../../../src/props/prop.ts'
import { query } from './query.ts'
import { labelsOf, propsOf, resolved, wholePage } from './resolved.ts'

describe('the props of a full visit', () => {
  it('are all of them', async () => {
    const props = { a: 1, b: null, errors: {}, list: [1, 'two', false], inner: { deep: { c: 3 } } }

    expect(await propsOf(props)).toStrictEqual(props)
  })

  it('are made when they are functions or promises', async () => {
    const props = { a: () => 1, b: Promise.resolve(2), c: async () => 3 }

    expect(await propsOf(props)).toStrictEqual({ a: 1, b: 2, c: 3 })
  })

  it('are awaited when a library has promises of its own make', async () => {
    const rows = query((found) => found([1, 2]))

    expect(await propsOf({ rows, made: () => rows })).toEqual({
      rows: [1, 2],
      made: [1, 2],
    })
  })

  it.each([
    ['an object', { auth: { user: () => 'Ada' } }, { auth: { user: 'Ada' } }],
    ['a list', { users: [() => 'Ada', async () => 'Ben'] }, { users: ['Ada', 'Ben'] }],
    ['a function', { auth: () => ({ user: async () => 'Ada' }) }, { auth: { user: 'Ada' } }],
    [
      'a promise',
      { auth: Promise.resolve({ users: [() => 'Ada'] }) },
      { auth: { users: ['Ada'] } },
    ],
  ])('are made inside %s', async (_where, props, expected) => {
    expect(await propsOf(props)).toStrictEqual(expected)
  })

  it('are the same for a document and for a visit that shows another page', async () => {
    const props = { a: 1, b: optional(() => 2), c: defer(() => 3), d: merge([4]) }

    expect(await resolved(props, wholePage)).toEqual(await resolved(props))
  })

  it('have no labels when nothing is to be said', async () => {
    expect(await labelsOf({ a: 1, b: () => ({ c: always(1) }) })).toStrictEqual({})
  })
})

describe('an optional prop', () => {
  it.each([
    ['at the top', (prop: unknown) => ({ prop })],
    ['in an object', (prop: unknown) => ({ auth: { user: { prop } } })],
    ['in an item of a list', (prop: unknown) => ({ users: [{ prop }] })],
    ['in what a function makes', (prop: unknown) => ({ auth: () => ({ prop }) })],
    ['as what a function makes', (prop: unknown) => ({ prop: () => prop })],
    ['as what a promise brings', (prop: unknown) => ({ prop: async () => prop })],
  ])('%s is neither sent, nor announced, nor made', async (_where, around) => {
    const make = vi.fn<() => number>(() => 1)

    const { props, labels } = await resolved(around(optional(make)))

    expect(JSON.stringify(props)).not.toContain('prop')
    expect(labels).toStrictEqual({})
    expect(make).not.toHaveBeenCalled()
  })

  it('leaves null in its place of a list', async () => {
    expect(await propsOf({ list: [1, optional(() => 2), 3] })).toEqual({ list: [1, null, 3] })
  })
})

describe('a deferred prop', () => {
  it.each([
    ['at the top', (prop: unknown) => ({ prop }), 'prop'],
    ['in an object', (prop: unknown) => ({ auth: { user: { prop } } }), 'auth.user.prop'],
    ['in an item of a list', (prop: unknown) => ({ users: [{}, { prop }] }), 'users.1.prop'],
    ['in what a function makes', (prop: unknown) => ({ auth: () => ({ prop }) }), 'auth.prop'],
    ['as what a function makes', (prop: unknown) => ({ prop: () => prop }), 'prop'],
  ])('%s is announced by its path and not made', async (_where, around, path) => {
    const make = vi.fn<() => number>(() => 1)

    const { props, labels } = await resolved(around(defer(make)))

    expect(JSON.stringify(props)).not.toContain('prop')
    expect(labels).toStrictEqual({ deferredProps: { default: [path] } })
    expect(make).not.toHaveBeenCalled()
  })

  it('is announced in its group, with those of the group in the order of the page', async () => {
    const props = {
      a: defer(() => 1, { group: 'side' }),
      b: defer(() => 2),
      c: { d: defer(() => 3, { group: 'side' }) },
    }

    expect(await labelsOf(props)).toStrictEqual({
      deferredProps: { side: ['a', 'c.d'], default: ['b'] },
    })
  })
})

describe('a prop that always travels', () => {
  it('is made like any other', async () => {
    expect(await propsOf({ a: always(1), b: { c: always(async () => 2) } })).toEqual({
      a: 1,
      b: { c: 2 },
    })
  })
})
