import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { defer, merge, once } from '../../../src/props/prop.ts'
import { promiseToKeep } from '../../support/promise-to-keep.ts'
import { propsOf, resolved } from './resolved.ts'

describe('independent props', () => {
  it('run side by side: two that wait for each other both arrive', async () => {
    const first = promiseToKeep<string>()
    const second = promiseToKeep<string>()
    const props = {
      a: () => (second.keep('from a'), first.promise),
      deep: { list: [() => (first.keep('from b'), second.promise)] },
    }

    expect(await propsOf(props)).toEqual({ a: 'from b', deep: { list: ['from a'] } })
  })

  it('keep their order and that of their labels, whichever comes first', async () => {
    const slow = async <Value>(value: Value) => {
      for (let turns = 0; turns < 5; turns += 1) await turn()
      return value
    }
    const props = {
      a: () => slow(merge([1])),
      b: merge([2]),
      c: async () => ({ d: () => slow(merge([3])), e: merge(async () => [4]) }),
      f: () => slow({ g: once(() => 5), h: defer(() => 6) }),
      i: once(() => 7),
      j: defer(() => 8),
    }

    const answer = await resolved(props)

    expect(JSON.stringify(answer.props)).toBe(
      '{"a":[1],"b":[2],"c":{"d":[3],"e":[4]},"f":{"g":5},"i":7}',
    )
    expect(answer.labels.mergeProps).toEqual(['a', 'b', 'c.d', 'c.e'])
    expect(answer.labels.deferredProps).toEqual({ default: ['f.h', 'j'] })
    expect(Object.keys(answer.labels.onceProps ?? {})).toEqual(['f.g', 'i'])
  })
})

describe('the given props', () => {
  it('stay as they are, frozen ones too', async () => {
    const props = () => ({
      auth: () => Object.freeze({ user: Object.freeze({ name: 'Ada' }) }),
      'auth.rights': Object.freeze(['edit']),
      list: Object.freeze([Object.freeze({ a: async () => 1 }), undefined]),
      posts: merge(Object.freeze({ data: Object.freeze([1]) }), { at: 'data' }),
    })
    const given = Object.freeze(props())
    const keys = Object.keys(given)

    expect(await propsOf(given)).toEqual({
      auth: { user: { name: 'Ada' }, rights: ['edit'] },
      list: [{ a: 1 }, null],
      posts: { data: [1] },
    })
    expect(Object.keys(given)).toEqual(keys)
  })

  it('can be given again: every answer makes its own', async () => {
    const props = { list: [1, { a: 2 }], made: () => ({ b: 3 }) }

    const first = await propsOf(props)
    const second = await propsOf(props)

    expect(second).toEqual(first)
    expect(first['list']).not.toBe(props.list)
    expect(first['list']).not.toBe(second['list'])
  })
})
