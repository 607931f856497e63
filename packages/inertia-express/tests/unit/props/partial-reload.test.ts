import { describe, expect, it, vi } from 'vitest'
import { always, deepMerge, defer, merge, once, optional } from '../../../src/props/prop.ts'
import { fc } from '../../support/properties.ts'
import { labelsOf, propsOf, resolved } from './resolved.ts'

const page = {
  title: 'Home',
  count: 3,
  auth: { user: { name: 'Ada', email: 'ada@example.com' }, token: 'secret' },
  errors: always({}),
}

describe('the props of a partial reload', () => {
  it.each([
    [{ only: 'title' }, { title: 'Home', errors: {} }],
    [{ only: ' title , title,,' }, { title: 'Home', errors: {} }],
    [{ only: 'nothing' }, { errors: {} }],
    [{ only: 'auth.user' }, { auth: { user: page.auth.user }, errors: {} }],
    [{ only: 'auth.user.name' }, { auth: { user: { name: 'Ada' } }, errors: {} }],
    [{ only: 'auth,auth.user.name' }, { auth: page.auth, errors: {} }],
    [{ only: 'title.length' }, { title: 'Home', errors: {} }],
    [{ except: 'auth' }, { title: 'Home', count: 3, errors: {} }],
    [{ except: 'auth.user.email,count' }, authWithoutEmail({ title: 'Home', errors: {} })],
    [{ except: 'errors,auth,count' }, { title: 'Home', errors: {} }],
    [
      { only: 'title,auth', except: 'title' },
      { auth: page.auth, errors: {} },
    ],
    [{ only: 'auth', except: 'auth.user.email' }, authWithoutEmail({ errors: {} })],
    [{ only: 'auth.user', except: 'auth' }, { errors: {} }],
    [
      { only: '', except: '' },
      { ...page, errors: {} },
    ],
  ])('that asks for %j are %j', async (asked, expected) => {
    expect(await propsOf(page, asked)).toStrictEqual(expected)
  })

  it('are those that a look at every single path finds', async () => {
    const name = fc.constantFrom('a', 'b', 'c')
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof({ maxDepth: 3 }, fc.nat(), fc.dictionary(name, tie('tree'), { minKeys: 1 })),
    }))
    const paths = fc.array(fc.array(name, { minLength: 1, maxLength: 4 }))
    const listed = paths.map((list) => list.map((steps) => steps.join('.')))

    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, tree), listed, listed, async (data, only, except) => {
        const asked = { only: only.join(), except: except.join() }

        expect(leavesOf(await propsOf(data, asked))).toEqual(
          leavesOf(data).filter((path) => isAskedFor(path, only, except)),
        )
      }),
    )
  })

  it('that were not asked for are not made', async () => {
    const make = vi.fn<() => number>(() => 1)

    await propsOf({ a: make, b: { c: make, d: 2 }, e: optional(make) }, { only: 'b.d' })
    await propsOf({ a: make, b: { c: make, d: 2 }, e: always(2) }, { except: 'a,b.c' })

    expect(make).not.toHaveBeenCalled()
  })

  it('say nothing of what is deferred: the client would ask for it again without end', async () => {
    const props = { a: 1, b: defer(() => 2), c: () => ({ d: defer(() => 3), e: 4 }) }

    for (const asked of [{ only: 'a' }, { only: 'b' }, { only: 'c.e' }, { except: 'b' }]) {
      expect(await labelsOf(props, asked)).not.toHaveProperty('deferredProps')
    }
  })

  it('are those of the whole page when another component answers', async () => {
    const { props } = await resolved(page, { only: 'title' }, { component: 'other' })

    expect(Object.keys(props)).toEqual(['title', 'count', 'auth', 'errors'])
  })
})

describe('an optional or deferred prop', () => {
  it.each([
    ['itself', 'auth.news'],
    ['its parent', 'auth'],
    ['something in it', 'auth.news.0'],
  ])('is sent to a partial reload that names %s', async (_what, only) => {
    for (const kind of [optional, defer]) {
      expect(await propsOf({ auth: { news: kind(() => ['one']) } }, { only })).toEqual({
        auth: { news: ['one'] },
      })
    }
  })

  it('is sent to a partial reload that only leaves out others', async () => {
    expect(await propsOf({ a: 1, b: optional(() => 2) }, { except: 'a' })).toEqual({ b: 2 })
  })

  it('beside the wanted one in what a function makes is not made', async () => {
    const make = vi.fn<() => number>(() => 1)
    const auth = () => ({ user: 'Ada', news: defer(() => ['one']), roles: defer(make) })

    expect(await propsOf({ auth }, { only: 'auth.news' })).toEqual({
      auth: { user: 'Ada', news: ['one'] },
    })
    expect(make).not.toHaveBeenCalled()
  })
})

describe('a prop that always travels', () => {
  it('is sent beside what was asked for, also inside an object', async () => {
    const auth = { user: 'Ada', errors: always(() => ({ name: 'required' })), token: 'secret' }

    expect(await propsOf({ auth, top: always(1) }, { only: 'auth.user' })).toEqual({
      auth: { user: 'Ada', errors: { name: 'required' } },
      top: 1,
    })
  })

  it('is not labelled when nobody asked for it: its list would grow by every reload', async () => {
    const props = { a: 1, list: always(merge([1])), kept: always(once(() => 2)) }

    expect(await resolved(props, { only: 'a' })).toEqual({
      props: { a: 1, list: [1], kept: 2 },
      labels: {},
    })
    expect(await labelsOf(props, { only: 'list' })).toEqual({ mergeProps: ['list'] })
  })
})

describe('a list', () => {
  const rows = [
    { name: 'one', more: optional(() => 'more of one') },
    { name: 'two', more: optional(() => 'more of two') },
  ]

  it('is sent with everything in it to whoever asks for it', async () => {
    expect(await propsOf({ rows }, { only: 'rows' })).toEqual({
      rows: [
        { name: 'one', more: 'more of one' },
        { name: 'two', more: 'more of two' },
      ],
    })
  })

  it('is sent whole to whoever asks for a part, because the client replaces lists', async () => {
    expect(await propsOf({ rows }, { only: 'rows.1.more' })).toEqual({
      rows: [{ name: 'one' }, { name: 'two', more: 'more of two' }],
    })
  })

  it('keeps the places of the others when an item is left out', async () => {
    expect(await propsOf({ rows: ['a', 'b', 'c'] }, { except: 'rows.1' })).toEqual({
      rows: ['a', null, 'c'],
    })
  })
})

describe('the labels of a partial reload', () => {
  const feed = { posts: merge([1]), tags: deepMerge({ a: 1 }), lang: once(() => 'en'), other: 1 }

  it.each([
    [{ only: 'feed.posts' }, { mergeProps: ['feed.posts'] }],
    [{ only: 'feed.posts.0' }, {}],
    [{ only: 'feed.other' }, {}],
    [{ only: 'feed', except: 'feed.posts,feed.tags' }, heldLanguage()],
    [{ except: 'feed' }, {}],
    [
      { only: 'feed' },
      { mergeProps: ['feed.posts'], deepMergeProps: ['feed.tags'], ...heldLanguage() },
    ],
  ])('that asks for %j are %j', async (asked, expected) => {
    expect(await labelsOf({ feed }, asked)).toEqual(expected)
  })

  it('say nothing of what is sent along in what a function makes', async () => {
    expect(await labelsOf({ feed: () => feed }, { only: 'feed.other' })).toEqual({})
  })
})

function authWithoutEmail(beside: object): object {
  return { ...beside, auth: { user: { name: 'Ada' }, token: 'secret' } }
}

function heldLanguage(): object {
  return { onceProps: { 'feed.lang': { prop: 'feed.lang', expiresAt: null } } }
}

function leavesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const start = path === '' ? '' : `${path}.`
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, start + key))
}

function isAskedFor(path: string, only: readonly string[], except: readonly string[]): boolean {
  const isIn = (inner: string, outer: string) => `${inner}.`.startsWith(`${outer}.`)
  const isWanted = only.some((wanted) => isIn(path, wanted) || isIn(wanted, path))
  return (only.length === 0 || isWanted) && !except.some((unwanted) => isIn(path, unwanted))
}
