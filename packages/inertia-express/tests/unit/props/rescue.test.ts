import { describe, expect, it, vi } from 'vitest'
import { defer, merge, once } from '../../../src/props/prop.ts'
import { propsOf, resolved } from './resolved.ts'

const broken = new Error('no posts')
const rescue = { rescue: true }

describe('a deferred prop that may fail', () => {
  it.each([
    ['throws', () => raise()],
    ['rejects', () => Promise.reject(broken)],
    ['holds something that throws', () => ({ deep: [() => raise()] })],
    ['holds something that rejects', async () => ({ deep: { er: async () => raise() } })],
    ['has two failures in it', () => [async () => raise(), () => raise()]],
    ['has no JSON', () => ({ toJSON: () => raise() })],
  ])('is left out and named when it %s', async (_how, make) => {
    const onRescue = vi.fn<(error: unknown, path: string) => void>()
    const props = { title: 'Home', feed: { posts: defer<unknown>(make, rescue), other: 1 } }

    const answer = await resolved(props, { only: 'feed' }, { onRescue })

    expect(answer).toEqual({
      props: { feed: { other: 1 } },
      labels: { rescuedProps: ['feed.posts'] },
    })
    expect(onRescue.mock.calls.map(([error, path]) => [error, path])).toEqual([
      [broken, 'feed.posts'],
    ])
  })

  it('is left out when it takes too long', async () => {
    const props = { a: 1, posts: defer(() => new Promise(() => {}), rescue) }

    const { labels } = await resolved(props, { only: 'a,posts' }, { timeout: 20 })

    expect(labels).toEqual({ rescuedProps: ['posts'] })
  })

  it.each([
    ['one at once', () => raise()],
    ['one later', async () => raise()],
  ])(
    'has no other labels then, after %s: there is nothing to merge or to keep',
    async (_, make) => {
      const posts = once(
        merge(defer(() => [merge([1]), make, merge([2]), async () => merge([3])], rescue)),
      )

      expect(await resolved({ posts }, { only: 'posts' })).toEqual({
        props: {},
        labels: { rescuedProps: ['posts'] },
      })
    },
  )

  it('may be what a function gives', async () => {
    const { labels } = await resolved(
      { posts: () => defer(() => raise(), rescue) },
      { only: 'posts' },
    )

    expect(labels).toEqual({ rescuedProps: ['posts'] })
  })

  it('is like any other when it does not fail', async () => {
    expect(await resolved({ posts: defer(() => [1], rescue) }, { only: 'posts' })).toEqual({
      props: { posts: [1] },
      labels: {},
    })
  })

  it('fails the page when the failure cannot be reported', async () => {
    const onRescue = () => {
      throw new Error('no log')
    }
    const posts = defer(async () => raise(), rescue)

    await expect(resolved({ posts }, { only: 'posts' }, { onRescue })).rejects.toThrow('no log')
  })
})

describe('a deferred prop that must not fail', () => {
  it('fails the page', async () => {
    await expect(propsOf({ posts: defer(() => raise()) }, { only: 'posts' })).rejects.toBe(broken)
  })
})

function raise(): never {
  throw broken
}
