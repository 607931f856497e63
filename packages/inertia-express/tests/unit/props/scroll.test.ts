import { describe, expect, it } from 'vitest'
import { defer, merge } from '../../../src/props/prop.ts'
import { cursorPosition, pagePosition, scroll } from '../../../src/props/scroll.ts'
import { labelsOf, propsOf, resolved } from './resolved.ts'

const list = { data: [{ id: 1 }] }
const position = pagePosition({ page: 1, pages: 2 })
const told = { pageName: 'page', previousPage: null, nextPage: 2, currentPage: 1 }

describe('a scroll prop', () => {
  it('is sent with its position, and grows by the list in it', async () => {
    expect(await resolved({ feed: { posts: scroll(list, position) } })).toEqual({
      props: { feed: { posts: list } },
      labels: {
        mergeProps: ['feed.posts.data'],
        scrollProps: { 'feed.posts': { ...told, reset: false } },
      },
    })
  })

  it.each([
    ['append', { mergeProps: ['posts.data'] }],
    ['prepend', { prependProps: ['posts.data'] }],
  ] as const)('grows at the side that the client scrolls to: %s', async (intent, labels) => {
    expect(await labelsOf({ posts: scroll(list, position) }, { only: 'posts', intent })).toEqual({
      ...labels,
      scrollProps: { posts: { ...told, reset: false } },
    })
  })

  it('may be the list itself, or hold it at another path', async () => {
    const props = {
      itself: scroll([1], position, { wrapper: '' }),
      deeper: scroll({ page: { rows: [1] } }, position, { wrapper: 'page.rows' }),
    }

    expect((await labelsOf(props)).mergeProps).toEqual(['itself', 'deeper.page.rows'])
  })

  it('shows no item twice when its items are recognised by a field', async () => {
    const props = { posts: scroll(list, position, { matchOn: ['id', 'slug'] }) }

    expect((await labelsOf(props)).matchPropsOn).toEqual(['posts.data.id', 'posts.data.slug'])
  })

  it('tells its position from its value, also of a promise', async () => {
    const found = { data: [1], next: 'abc' }
    const posts = scroll(
      async () => found,
      ({ next }) => cursorPosition({ previous: null, next, current: null }),
    )

    expect((await labelsOf({ posts })).scrollProps).toEqual({
      posts: {
        pageName: 'cursor',
        previousPage: null,
        nextPage: 'abc',
        currentPage: null,
        reset: false,
      },
    })
  })

  it('starts anew when the client throws its list away', async () => {
    const props = { posts: scroll(list, position, { matchOn: 'id' }), others: merge([1]) }

    expect(await labelsOf(props, { only: 'posts,others', reset: 'posts' })).toEqual({
      mergeProps: ['others'],
      scrollProps: { posts: { ...told, reset: true } },
    })
  })
})

describe('a deferred scroll prop', () => {
  it.each([
    [
      'scroll around defer',
      scroll(
        defer(() => list),
        position,
      ),
    ],
    ['defer around scroll', defer(scroll(() => list, position))],
  ])('is announced without a position, by %s', async (_order, posts) => {
    expect(await resolved({ feed: { posts } })).toEqual({
      props: { feed: {} },
      labels: {
        deferredProps: { default: ['feed.posts'] },
        mergeProps: ['feed.posts.data'],
      },
    })
  })

  it('has its position when it comes', async () => {
    const props = {
      posts: scroll(
        defer(() => list),
        position,
      ),
    }

    expect(await propsOf(props, { only: 'posts' })).toEqual({ posts: list })
    expect(await labelsOf(props, { only: 'posts' })).toEqual({
      mergeProps: ['posts.data'],
      scrollProps: { posts: { ...told, reset: false } },
    })
  })
})

describe('the position of a numbered page', () => {
  it.each([
    [{ page: 1, pages: 1 }, [null, 1, null]],
    [{ page: 1, pages: 3 }, [null, 1, 2]],
    [{ page: 2, pages: 3 }, [1, 2, 3]],
    [{ page: 3, pages: 3 }, [2, 3, null]],
    [{ page: 9, pages: 3 }, [3, 9, null]],
    [{ page: 1, pages: 0 }, [null, 1, null]],
    [{ page: 2, pages: 0 }, [1, 2, null]],
  ])('for %j has the neighbours %j', (where, [previousPage, currentPage, nextPage]) => {
    expect(pagePosition(where)).toEqual({
      pageName: 'page',
      previousPage,
      currentPage,
      nextPage,
    })
  })

  it('may be asked for by another query parameter', () => {
    expect(pagePosition({ page: 1, pages: 1 }, 'posts_page').pageName).toBe('posts_page')
  })

  it.each([
    [{ page: 0, pages: 3 }, 'page is 0; a whole number from 1 on was expected'],
    [{ page: 1.5, pages: 3 }, 'page is 1.5; a whole number from 1 on was expected'],
    [{ page: 1, pages: -1 }, 'pages is -1; a whole number from 0 on was expected'],
    [{ page: Number('x'), pages: 1 }, 'page is NaN; a whole number from 1 on was expected'],
  ])('does not exist for %j', (where, message) => {
    expect(() => pagePosition(where)).toThrow(new RangeError(message))
  })
})

describe('the position of a page that is known by cursors', () => {
  it('has the cursors, under the query parameter `cursor` or another', () => {
    const cursors = { previous: 'a', current: 'b', next: null }

    expect(cursorPosition(cursors)).toEqual({
      pageName: 'cursor',
      previousPage: 'a',
      currentPage: 'b',
      nextPage: null,
    })
    expect(cursorPosition(cursors, 'after').pageName).toBe('after')
  })
})
