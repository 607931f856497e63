import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { merge, once, optional } from '../../../src/props/prop.ts'
import { promiseToKeep } from '../../support/promise-to-keep.ts'
import { query } from './query.ts'
import { propsOf, resolved } from './resolved.ts'

let unheard: unknown[]
const hear = (error: unknown) => void unheard.push(error)
beforeEach(() => {
  unheard = []
  process.on('unhandledRejection', hear)
})
afterEach(async () => {
  await turn()
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})

const broken = new Error('no database')
const other = new Error('another failure')

describe('a prop that fails', () => {
  it.each([
    ['throws', () => () => raise()],
    ['rejects', () => async () => raise()],
    ['is a broken promise', () => Promise.reject(broken)],
    ['throws in what a function made', () => () => ({ list: [() => raise()] })],
    ['rejects in what a promise brought', () => async () => ({ list: [async () => raise()] })],
    ['has no JSON', () => ({ toJSON: () => raise() })],
    ['cannot be read', () => unreadable()],
  ])('fails the page when it %s', async (_how, prop) => {
    await expect(propsOf({ a: 1, deep: { prop: prop() }, z: () => 2 })).rejects.toBe(broken)
  })

  it.each([
    ['both later', () => [async () => raise(), async () => raise(other)]],
    ['one at once and one later', () => [() => raise(), async () => raise(other)]],
    ['one later and one at once', () => [async () => raise(other), () => raise()]],
    ['one at once and a broken promise', () => [() => raise(), Promise.reject(other)]],
    ['a broken promise inside', () => [() => raise(), { a: [merge(Promise.reject(other))] }]],
  ])('beside another fails the page once and nothing else: %s', async (_how, props) => {
    const [first, second] = props()

    await expect(propsOf({ first, second })).rejects.toBe(broken)
  })

  it('is the only one when a dotted key has no place', async () => {
    const props = { a: 'text', 'a.b': 1, c: [Promise.reject(other)] }

    await expect(propsOf(props)).rejects.toThrow('without a place')
  })

  it('stops the others from being made', async () => {
    const make = vi.fn<() => number>(() => 1)

    await expect(propsOf({ first: () => raise(), second: make })).rejects.toBe(broken)

    expect(make).not.toHaveBeenCalled()
  })

  it('stops what was on its way when it failed', async () => {
    const make = vi.fn<() => number>(() => 1)
    const slow = promiseToKeep<object>()
    const kind = promiseToKeep<object>()
    const props = { slow: slow.promise, kind: kind.promise, first: async () => raise() }
    await expect(propsOf(props)).rejects.toBe(broken)

    slow.keep({ made: make, promised: Promise.reject(other) })
    kind.keep(once(make))
    await turn()

    expect(make).not.toHaveBeenCalled()
  })
})

describe('a promise that is not sent', () => {
  it.each([
    ['is not asked for', (promise: unknown) => promise, { only: 'a' }],
    ['stands in what is not asked for', (promise: unknown) => [{ c: promise }], { only: 'a' }],
    ['is left out', (promise: unknown) => merge(promise), { except: 'b' }],
    ['is held by the client', (promise: unknown) => once(promise), { held: 'b' }],
    ['is optional', (promise: unknown) => optional(once(promise)), undefined],
  ])('may break when it %s', async (_why, around, asked) => {
    expect(await propsOf({ a: 1, b: around(Promise.reject(broken)) }, asked)).toEqual({ a: 1 })
  })

  it('is not started when it starts by being awaited, as database queries do', async () => {
    const rows = query(() => expect.unreachable())

    expect(await propsOf({ a: 1, b: rows, c: { d: rows } }, { only: 'a' })).toEqual({ a: 1 })
  })
})

describe('a prop that never settles', () => {
  it.each([
    ['a promise', () => new Promise(() => {})],
    ['a promise in a promise', async () => ({ more: new Promise(() => {}) })],
    ['a promise of a foreign make', () => query(() => {})],
  ])('fails the page in time: %s', async (_what, slow) => {
    await expect(resolved({ a: 1, slow }, undefined, { timeout: 20 })).rejects.toThrow(
      /^props\.slow(?:\.more)? was not there after 0\.02 s: its promise never settled or takes too long$/,
    )
  })

  it.each([Infinity, 2 ** 31])('may take its time when it is given %d ms', async (timeout) => {
    const slow = async () => {
      for (let turns = 0; turns < 20; turns += 1) await turn()
      return 'there'
    }

    expect((await resolved({ slow }, undefined, { timeout })).props).toEqual({ slow: 'there' })
  })

  it('does no harm when it fails after all', async () => {
    const late = promiseToKeep<number>()
    await expect(resolved({ late: late.promise }, undefined, { timeout: 20 })).rejects.toThrow(
      'was not there after',
    )

    late.breakIt(broken)
  })
})

function raise(error = broken): never {
  throw error
}

function unreadable(): object {
  return Object.defineProperty({}, 'a', { enumerable: true, get: () => raise() })
}
