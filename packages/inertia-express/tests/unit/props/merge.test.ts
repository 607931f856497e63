import { describe, expect, it } from 'vitest'
import { deepMerge, defer, merge, once, optional, prepend } from '../../../src/props/prop.ts'
import { labelsOf, propsOf, resolved } from './resolved.ts'

const posts = [{ id: 1 }]

describe('a prop that is merged', () => {
  it.each([
    ['after the old list', merge(posts), { mergeProps: ['feed.posts'] }],
    ['before the old list', prepend(posts), { prependProps: ['feed.posts'] }],
    ['at every depth', deepMerge(posts), { deepMergeProps: ['feed.posts'] }],
    ['by a path in it', merge({ data: posts }, { at: 'data' }), { mergeProps: at('data') }],
    [
      'by a path at its start',
      prepend({ data: posts }, { at: 'data' }),
      { prependProps: at('data') },
    ],
    [
      'by several paths',
      merge({ a: posts, b: { c: posts } }, { at: ['a', 'b.c'] }),
      { mergeProps: [...at('a'), ...at('b.c')] },
    ],
    [
      'by a field of its items',
      merge(posts, { matchOn: 'id' }),
      { mergeProps: ['feed.posts'], matchPropsOn: at('id') },
    ],
    [
      'by a path and a field',
      prepend({ data: posts }, { at: 'data', matchOn: 'id' }),
      { prependProps: at('data'), matchPropsOn: at('data.id') },
    ],
    [
      'at every depth, by fields of several lists',
      deepMerge({ a: posts, b: posts }, { matchOn: ['a.id', 'b.id'] }),
      { deepMergeProps: ['feed.posts'], matchPropsOn: [...at('a.id'), ...at('b.id')] },
    ],
  ])('%s says so on a full visit and on a reload', async (_how, prop, labels) => {
    expect(await labelsOf({ feed: { posts: prop } })).toStrictEqual(labels)
    expect(await labelsOf({ feed: { posts: prop } }, { only: 'feed.posts' })).toStrictEqual(labels)
  })

  it.each([
    ['a function', () => merge(posts)],
    ['a promise', Promise.resolve(merge(posts))],
    ['a function that makes the list', merge(() => posts)],
    ['a function that promises the list', merge(async () => posts)],
  ])('may come from %s', async (_source, source) => {
    expect(await resolved({ posts: source })).toEqual({
      props: { posts },
      labels: { mergeProps: ['posts'] },
    })
  })

  it('names the fields to match on as a list, which the client searches', async () => {
    const { matchPropsOn } = await labelsOf({ a: merge(posts, { matchOn: 'id' }) })

    expect(Array.isArray(matchPropsOn)).toBe(true)
  })

  it('can be merged by two ways at two places', async () => {
    const prop = prepend(merge({ new: posts, old: posts }, { at: 'old' }), { at: 'new' })

    expect(await labelsOf({ prop })).toEqual({
      mergeProps: ['prop.old'],
      prependProps: ['prop.new'],
    })
  })

  it('is listed once, however often it says so: the client would add it twice', async () => {
    const prop = merge(merge(posts, { matchOn: 'id' }), { matchOn: 'id' })

    expect(await labelsOf({ posts: prop })).toEqual({
      mergeProps: ['posts'],
      matchPropsOn: ['posts.id'],
    })
  })

  it('cannot be merged by two ways in one place', () => {
    expect(() => prepend(merge(posts))).toThrow(
      'A prop cannot be merged by both append and prepend in one place: keep one',
    )
  })

  it('says nothing when there is no value to merge', async () => {
    expect(await resolved({ posts: deepMerge(() => undefined) })).toEqual({ props: {}, labels: {} })
  })
})

describe('a list that the client throws away first', () => {
  it.each([
    ['the prop', 'feed.posts'],
    ['the path in it', 'feed.posts.data'],
  ])('by the name of %s is not merged', async (_what, reset) => {
    const feed = {
      posts: merge({ data: posts }, { at: 'data', matchOn: 'id' }),
      other: merge(posts),
    }

    expect(await resolved({ feed }, { only: 'feed', reset })).toEqual({
      props: { feed: { posts: { data: posts }, other: posts } },
      labels: { mergeProps: ['feed.other'] },
    })
  })
})

describe('a prop of several kinds', () => {
  it('is announced with what to do when it comes: deferred, merged and kept', async () => {
    const prop = once(
      deepMerge(
        defer(() => posts),
        { matchOn: 'id' },
      ),
    )

    expect(await labelsOf({ feed: { posts: prop } })).toEqual({
      deferredProps: { default: ['feed.posts'] },
      deepMergeProps: ['feed.posts'],
      matchPropsOn: ['feed.posts.id'],
      onceProps: { 'feed.posts': { prop: 'feed.posts', expiresAt: null } },
    })
  })

  it('has the same labels whichever kind stands around the other', async () => {
    const one = defer(merge(() => posts))
    const other = merge(defer(() => posts))

    expect(await labelsOf({ posts: one })).toEqual(await labelsOf({ posts: other }))
    expect(await resolved({ posts: one }, { only: 'posts' })).toEqual({
      props: { posts },
      labels: { mergeProps: ['posts'] },
    })
  })

  it('has the labels of the kind that its function gives, too', async () => {
    expect(await labelsOf({ posts: merge(() => once(() => posts)) })).toEqual({
      mergeProps: ['posts'],
      onceProps: { posts: { prop: 'posts', expiresAt: null } },
    })
  })

  it('takes the deferred group of the outer kind', async () => {
    const prop = defer(
      defer(() => 1, { group: 'inner' }),
      { group: 'outer' },
    )

    expect(await labelsOf({ prop })).toEqual({ deferredProps: { outer: ['prop'] } })
  })

  it('cannot be optional and deferred, or either and always there', async () => {
    expect(() => optional(defer(() => 1))).toThrow('A prop cannot be both deferred and optional')
    const hidden = { prop: optional(() => defer(() => 1)) }
    await expect(propsOf(hidden, { only: 'prop' })).rejects.toThrow('both deferred and optional')
  })
})

function at(path: string): string[] {
  return [`feed.posts.${path}`]
}
