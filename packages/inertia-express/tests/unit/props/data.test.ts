import { describe, expect, it } from 'vitest'
import { fc } from '../../support/properties.ts'
import { propsOf } from './resolved.ts'

describe('data among the props', () => {
  it('is what JSON makes of it, whatever it is', async () => {
    const anything = fc.anything({
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
    })

    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), anything), async (data) => {
        const props = withoutDots(data)

        expect(JSON.stringify(await propsOf(props))).toBe(JSON.stringify(props))
      }),
    )
  })

  it.each([
    ['a BigInt', 2n ** 64n, '18446744073709551616'],
    ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
    ['an invalid date', new Date(Number.NaN), null],
    ['a buffer', Buffer.from([7]), { type: 'Buffer', data: [7] }],
    ['a map', new Map([['a', 1]]), {}],
    [
      'an instance of a class',
      new (class {
        a = 1
        b() {}
      })(),
      { a: 1 },
    ],
    ['an object that inherits fields', Object.assign(Object.create({ b: 2 }), { a: 1 }), { a: 1 }],
    ['JSON of its own', { toJSON: () => ({ a: 1 }) }, { a: 1 }],
    ['JSON of its own that has JSON of its own', { toJSON: () => new Date(0) }, {}],
    ['a field named like JSON of its own', { toJSON: 'a' }, { toJSON: 'a' }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['a list with gaps', Array.from({ length: 2 }), [null, null]],
    ['a list with other keys', Object.assign([1], { index: 2, call: () => 3 }), [1]],
  ])('may be %s', async (_what, value, expected) => {
    expect(await propsOf({ value, list: [value], made: () => value })).toStrictEqual({
      value: expected,
      list: [expected],
      made: expected,
    })
  })

  it.each([undefined, Symbol('s')])(
    'says nothing when it is %s, but keeps its place',
    async (value) => {
      expect(await propsOf({ value, list: [1, value], made: () => value, b: 2 })).toStrictEqual({
        list: [1, null],
        b: 2,
      })
    },
  )

  it.each([Number.NaN, Infinity, -Infinity])('is null as JSON when it is %d', async (value) => {
    expect(JSON.stringify(await propsOf({ value }))).toBe('{"value":null}')
  })

  it('may have JSON of its own that is itself', async () => {
    const itself = { a: 1, toJSON: () => itself }

    expect(await propsOf({ itself })).toEqual({ itself: { a: 1 } })
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])(
    'may have a key called %j',
    async (key) => {
      const data: object = JSON.parse(`{"${key}":{"polluted":[true]}}`)

      const props = await propsOf({ data, list: [data], made: () => data })

      expect(JSON.stringify(props['data'])).toBe(JSON.stringify(data))
      expect(JSON.stringify(props['made'])).toBe(JSON.stringify(data))
      expect(Object.getPrototypeOf(props['data'])).toBe(Object.prototype)
      expect({}).not.toHaveProperty('polluted')
    },
  )

  it('may stand at several places', async () => {
    const user = { name: 'Ada' }

    expect(await propsOf({ a: user, list: [user, { user }] })).toEqual({
      a: user,
      list: [user, { user }],
    })
  })
})

describe('what has no end', () => {
  it.each([
    ['an object that stands in itself', inItself(), 'props.a.b.c contains itself (it is props.a)'],
    ['a list that stands in itself', [inItself()], 'props.a.0.b.c contains itself'],
    ['a function that gives what it stands in', madeInItself(), 'props.a.self contains itself'],
  ])('is refused by its path: %s', async (_what, a, message) => {
    await expect(propsOf({ a })).rejects.toThrow(message)
  })

  it.each([
    ['a function', () => endless],
    ['a promise', () => endlessPromise],
    ['a list', () => endlessList],
  ])('is refused when it is ever new, by way of %s', async (_what, make) => {
    await expect(propsOf({ a: make() })).rejects.toThrow(/is more than 200 levels deep/)
  })

  it('may be deep', async () => {
    const deep = nested(190)

    expect(await propsOf({ deep })).toEqual({ deep })
  })

  it('is refused by data that is too deep for any page', async () => {
    await expect(propsOf({ deep: nested(100_000) })).rejects.toThrow('more than 200 levels deep')
  })
})

describe('a function that gives a function', () => {
  it.each([() => () => 1, async () => () => 1])('is refused by its path', async (made) => {
    await expect(propsOf({ deep: { made } })).rejects.toThrow(
      'props.deep.made is made by a function that gave another function: give the value itself',
    )
  })
})

function endless(): object {
  return { again: endless }
}
async function endlessPromise(): Promise<object> {
  return { again: endlessPromise }
}
function endlessList(): unknown[] {
  return [endlessList]
}

function inItself(): object {
  const a: { b: { c?: object } } = { b: {} }
  a.b.c = a
  return a
}

function madeInItself(): object {
  const a = { self: () => a }
  return a
}

function nested(depth: number): object {
  let inner: object = {}
  for (let level = 1; level < depth; level += 1) inner = { inner }
  return inner
}

// Only at the top, and only there, do dotted keys mean something.
function withoutDots(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key.replaceAll('.', '-'), value]),
  )
}
