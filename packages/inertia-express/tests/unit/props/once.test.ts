import { describe, expect, it, vi } from 'vitest'
import { defer, merge, once, optional } from '../../../src/props/prop.ts'
import { labelsOf, propsOf, resolved, wholePage } from './resolved.ts'

const now = 1_000

describe('a once prop', () => {
  it('is sent at first, under its path as the key', async () => {
    expect(await resolved({ config: { lang: once(() => 'en') } }, wholePage)).toEqual({
      props: { config: { lang: 'en' } },
      labels: { onceProps: { 'config.lang': { prop: 'config.lang', expiresAt: null } } },
    })
  })

  it('is not made for a client that holds it, which is told of it all the same', async () => {
    const make = vi.fn<() => string>(() => 'en')
    const config = { lang: once(make), zone: 'UTC' }

    expect(await resolved({ config }, { held: 'config.lang' })).toEqual({
      props: { config: { zone: 'UTC' } },
      labels: { onceProps: { 'config.lang': { prop: 'config.lang', expiresAt: null } } },
    })
    expect(make).not.toHaveBeenCalled()
  })

  it('is known by a key of its own where it has one, so that pages can share it', async () => {
    const props = { lang: once(() => 'en', { key: 'language' }) }

    expect(await labelsOf(props)).toEqual({
      onceProps: { language: { prop: 'lang', expiresAt: null } },
    })
    expect(await propsOf(props, { held: 'other, language' })).toEqual({})
    expect(await propsOf(props, { held: 'lang' })).toEqual({ lang: 'en' })
  })

  it.each([
    ['in seconds from now', { expiresInSeconds: 60 }, now + 60_000],
    ['at an instant', { expiresAt: new Date(5_000) }, 5_000],
    ['never', {}, null],
  ])('runs out %s', async (_when, options, expiresAt) => {
    expect(await labelsOf({ a: once(() => 1, options) })).toEqual({
      onceProps: { a: { prop: 'a', expiresAt } },
    })
  })

  it('is sent to a client that holds it when it must be fresh', async () => {
    expect(await propsOf({ a: once(() => 1, { fresh: true }) }, { held: 'a' })).toEqual({ a: 1 })
  })

  it('is sent to a partial reload that names it, whatever the client holds', async () => {
    expect(await resolved({ a: once(() => 1), b: 2 }, { only: 'a', held: 'a' })).toEqual({
      props: { a: 1 },
      labels: { onceProps: { a: { prop: 'a', expiresAt: null } } },
    })
    expect(await propsOf({ a: once(() => 1), b: 2 }, { except: 'b', held: 'a' })).toEqual({ a: 1 })
  })

  it('is no matter of what a document request says', async () => {
    expect(await propsOf({ a: once(() => 1) })).toEqual({ a: 1 })
  })

  it('may come from a function', async () => {
    const make = vi.fn<() => number>(() => 1)

    expect(await propsOf({ a: () => once(make) }, { held: 'a' })).toEqual({})
    expect(make).not.toHaveBeenCalled()
  })
})

describe('a deferred once prop', () => {
  const props = { feed: { posts: once(defer(() => [1])) } }
  const kept = { onceProps: { 'feed.posts': { prop: 'feed.posts', expiresAt: null } } }

  it('is announced to a client that lacks it', async () => {
    expect(await labelsOf(props, wholePage)).toEqual({
      deferredProps: { default: ['feed.posts'] },
      ...kept,
    })
  })

  it('is not announced to a client that holds it', async () => {
    expect(await labelsOf(props, { held: 'feed.posts' })).toEqual(kept)
  })

  it('is announced to a client that holds it when it must be fresh', async () => {
    const fresh = {
      a: once(
        defer(() => 1),
        { fresh: true },
      ),
    }

    expect(await labelsOf(fresh, { held: 'a' })).toHaveProperty('deferredProps')
  })
})

describe('an optional once prop', () => {
  it('is sent when it is asked for, and kept from then on', async () => {
    const props = { a: once(optional(() => 1)) }

    expect(await propsOf(props, wholePage)).toEqual({})
    expect(await resolved(props, { only: 'a' })).toEqual({
      props: { a: 1 },
      labels: { onceProps: { a: { prop: 'a', expiresAt: null } } },
    })
  })
})

describe('a once prop that is merged', () => {
  it('is kept by the client and merged when it is asked for again', async () => {
    const props = { a: once(merge(() => [1])) }

    expect(await propsOf(props, { held: 'a' })).toEqual({})
    expect(await labelsOf(props, { only: 'a', held: 'a' })).toEqual({
      mergeProps: ['a'],
      onceProps: { a: { prop: 'a', expiresAt: null } },
    })
  })
})
