import { describe, expect, it } from 'vitest'
import { resolveProps } from '#server/inertia/resolve-props.ts'

const whole = undefined

describe('the props of a full visit', () => {
  it('are all of them', async () => {
    expect(await resolveProps({ a: 1, b: null, errors: {} }, whole)).toEqual({
      a: 1,
      b: null,
      errors: {},
    })
  })

  it('are made when they are functions or promises', async () => {
    const props = { a: () => 1, b: Promise.resolve(2), c: async () => 3 }

    expect(await resolveProps(props, whole)).toEqual({ a: 1, b: 2, c: 3 })
  })

  it('are made side by side', async () => {
    let arrive = (_word: string) => {}
    const arrival = new Promise<string>((resolve) => (arrive = resolve))
    const props = { waits: () => arrival, arrives: () => arrive('met') }

    expect(await resolveProps(props, whole)).toEqual({ waits: 'met' })
  })

  it('fail together when one cannot be made', async () => {
    const props = { a: 1, b: () => Promise.reject(new Error('no b')) }

    await expect(resolveProps(props, whole)).rejects.toThrow('no b')
  })
})

describe('the props of a partial visit', () => {
  const props = { a: 1, b: 2, c: 3, errors: {} }

  it.each([
    [['a', 'b'], [], ['a', 'b', 'errors']],
    [[], ['a'], ['b', 'c', 'errors']],
    [['a', 'b'], ['a'], ['b', 'errors']],
    [['nothing'], [], ['errors']],
    [['__proto__', 'constructor'], [], ['errors']],
    [[], ['errors'], ['a', 'b', 'c', 'errors']],
    [[], [], ['a', 'b', 'c', 'errors']],
  ])('only %j, except %j, are %j', async (only, except, names) => {
    expect(Object.keys(await resolveProps(props, { only, except }))).toEqual(names)
  })

  it('that were not asked for are not made', async () => {
    const made: string[] = []
    const costly = { a: () => made.push('a'), b: () => made.push('b') }

    await resolveProps(costly, { only: ['a'], except: [] })

    expect(made).toEqual(['a'])
  })
})
