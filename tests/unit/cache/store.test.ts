import { describe, expect, it } from 'vitest'
import { createStore } from '#server/cache/store.ts'

interface Thing {
  readonly name: string
  bytes: number
}

const thing = (name: string, bytes = 10): Thing => ({ name, bytes })
const storeOf = (mostBytes: number) => createStore<Thing>(mostBytes, ({ bytes }) => bytes)

describe('what is kept', () => {
  it('is found by its key, as it was set last', () => {
    const store = storeOf(100)
    store.set('a', thing('first'))
    store.set('a', thing('second'))

    expect(store.get('a')?.name).toBe('second')
    expect(store.get('b')).toBeUndefined()
  })

  it('is never more than so many bytes, however often a thing is set', () => {
    const store = storeOf(30)
    for (let count = 0; count < 10; count += 1) store.set('a', thing('a'))
    for (const name of ['b', 'c']) store.set(name, thing(name))
    expect(['a', 'b', 'c'].map((key) => store.get(key)?.name)).toEqual(['a', 'b', 'c'])

    for (let count = 0; count < 1_000; count += 1) store.set(`n${count}`, thing('new'))
    const left = Array.from({ length: 1_000 }, (_, count) => store.get(`n${count}`))

    expect(left.filter(Boolean)).toHaveLength(3)
  })

  it('goes when nobody has asked for it, before what somebody has', () => {
    const store = storeOf(30)
    for (const name of ['a', 'b', 'c']) store.set(name, thing(name))

    store.get('a')
    store.set('d', thing('d'))

    expect(store.get('a')?.name).toBe('a')
    expect(store.get('b')).toBeUndefined()
  })

  it('makes room for itself when it has grown', () => {
    const store = storeOf(30)
    const grown = thing('a')
    for (const one of [grown, thing('b'), thing('c')]) store.set(one.name, one)
    store.get('a')

    grown.bytes = 25
    store.set('a', grown)

    expect(store.get('a')?.name).toBe('a')
    expect([store.get('b'), store.get('c')]).toEqual([undefined, undefined])
  })

  it('lets go of what alone is too large', () => {
    const store = storeOf(30)
    store.set('a', thing('a', 31))

    expect(store.get('a')).toBeUndefined()
  })
})
