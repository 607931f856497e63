import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Response as ExpressResponse } from 'express'
import { describe, expect, it } from 'vitest'
import type { InertiaOptions } from '../../../src/express/exchange.ts'
import { defer, merge, once, optional } from '../../../src/props/prop.ts'
import { pagePosition, scroll } from '../../../src/props/scroll.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { answerTo, pageOf, partial, show, site, visit } from './adapter.ts'

const feed = {
  title: 'Knots',
  late: defer(() => 'there', { group: 'side' }),
  hidden: optional(() => 'shown'),
  posts: scroll(() => ({ data: [{ id: 1 }] }), pagePosition({ page: 1, pages: 2 }), {
    matchOn: 'id',
  }),
  tags: merge(() => ['bowline']),
  menu: once(() => ['Home'], { expiresInSeconds: 60 }),
}

describe('the props of a page', () => {
  it('come with what the client is told about them', async () => {
    const page = await pageWith(feed, visit, { now: () => 1_000 })

    expect(page).toEqual({
      component: 'error',
      url: '/knots?a=1',
      version: 'v2',
      sharedProps: ['errors'],
      props: {
        title: 'Knots',
        posts: { data: [{ id: 1 }] },
        tags: ['bowline'],
        menu: ['Home'],
        errors: {},
      },
      deferredProps: { side: ['late'] },
      mergeProps: ['posts.data', 'tags'],
      matchPropsOn: ['posts.data.id'],
      scrollProps: {
        posts: {
          pageName: 'page',
          previousPage: null,
          nextPage: 2,
          currentPage: 1,
          reset: false,
        },
      },
      onceProps: { menu: { prop: 'menu', expiresAt: 61_000 } },
    })
  })

  it('come as a partial visit asks for them', async () => {
    const page = await pageWith(feed, {
      ...partial,
      'X-Inertia-Partial-Data': 'late,hidden,posts,tags',
      'X-Inertia-Reset': 'tags',
      'X-Inertia-Infinite-Scroll-Merge-Intent': 'prepend',
      'X-Inertia-Except-Once-Props': 'menu,late',
    })

    expect(page.props).toEqual({
      late: 'there',
      hidden: 'shown',
      posts: { data: [{ id: 1 }] },
      tags: ['bowline'],
      errors: {},
    })
    expect(page).toMatchObject({ prependProps: ['posts.data'] })
    expect(page).not.toHaveProperty('mergeProps')
    expect(page).not.toHaveProperty('deferredProps')
  })

  it('run out by the clock of the machine where there is no other', async () => {
    const before = Date.now()
    const { onceProps } = await pageWith(feed, visit)

    const left = Number(onceProps?.['menu']?.expiresAt) - before
    expect(left).toBeGreaterThanOrEqual(60_000)
    expect(left).toBeLessThan(90_000)
  })

  it('may hold what JSON has no word for', async () => {
    const { props } = await pageWith(
      { big: 2n ** 64n, none: undefined, day: new Date(0), not: Number.NaN },
      visit,
    )

    expect(props).toEqual({
      big: '18446744073709551616',
      day: '1970-01-01T00:00:00.000Z',
      not: null,
      errors: {},
    })
  })
})

describe('a prop that fails', () => {
  it('is left out, reported with the request and named, when it may be', async () => {
    const told: unknown[] = []
    const late = defer<string>(() => Promise.reject(new Error('no news')), { rescue: true })

    const page = await pageWith(
      { late },
      { ...partial, 'X-Inertia-Partial-Data': 'late' },
      { onRescue: (error, path, request) => void told.push([error, path, request.originalUrl]) },
    )

    expect(page).toMatchObject({ props: { errors: {} }, rescuedProps: ['late'] })
    expect(told).toEqual([[new Error('no news'), 'late', '/knots?a=1']])
  })

  it.each([
    ['a throw', () => raise(), 'no knots'],
    ['a rejection', async () => raise(), 'no knots'],
    ['two failures', () => [async () => raise(), async () => raise()], 'no knots'],
    ['a cycle', cycle(), 'props.failing.self contains itself'],
    ['a function from a function', () => () => 1, 'props.failing is made by a function that gave'],
    ['waiting for ever', () => new Promise(() => {}), 'props.failing was not there after 0.02 s'],
  ])(
    'fails the page, which is then answered as any error is: %s',
    async (_how, failing, message) => {
      const { ask } = await site(
        (app) => {
          app.use((_request, response) => show(response, { failing }))
          app.use((error: Error, _request: unknown, response: ExpressResponse, _next: unknown) => {
            response.status(500).send(error.message)
          })
        },
        { options: { propTimeout: 20 } },
      )

      const response = await ask({ headers: visit })

      expect([response.status, response.headers.has('x-inertia')]).toEqual([500, false])
      expect(await response.text()).toContain(message)
    },
  )
})

describe('a promise among the props', () => {
  it.each([
    ['the shared props have come', { share: () => turns(3) }, 'no knots'],
    [
      'the shared props have failed',
      { share: () => turns(3).then(() => raise('no user')) },
      'no user',
    ],
    ['it is known that there is no such page', { hasComponent: () => false }, 'no page component'],
  ])('may fail before %s, and ends nothing but the page', async (_what, options, message) => {
    const { ask } = await site(
      (app) => {
        app.use((_request, response) =>
          show(response, { a: [Promise.reject(new Error('no knots'))] }),
        )
        app.use((error: Error, _request: unknown, response: ExpressResponse, _next: unknown) => {
          response.status(500).send(error.message)
        })
      },
      { options },
    )

    // A rejection that nobody takes would fail the test run.
    expect(await (await ask({ headers: visit })).text()).toContain(message)
  })
})

describe("a visit's headers", () => {
  const names = ['title', 'constructor', '__proto__', 'toString', 'a'.repeat(50), '\u00e9', '\t']

  it.each([
    ['names that every object inherits', '__proto__,constructor,toString,hasOwnProperty'],
    ['one name again and again', Array.from({ length: 1_000 }, () => 'n').join(',')],
    ['many names', Array.from({ length: 1_000 }, (_, index) => `p${index}`).join(',')],
    ['a very deep path', Array.from({ length: 2_000 }, () => 'a').join('.')],
    ['characters of no name', '\u0080\u00ff\t,;=%00"\'<>'],
    ['nothing', ',,, ,'],
  ])('may hold %s: nothing breaks', async (_what, list) => {
    const { origin } = await site((app) => app.use((_, response) => show(response, { title: 1 })))
    const lists = ['Partial-Data', 'Partial-Except', 'Reset', 'Except-Once-Props', 'Error-Bag']

    for (const name of lists) {
      const { status, body } = await sendRaw(
        origin,
        'GET /knots HTTP/1.1',
        'Host: ours.test',
        'X-Inertia: true',
        'X-Inertia-Version: v2',
        'X-Inertia-Partial-Component: error',
        `X-Inertia-${name}: ${list}`,
      )

      expect([name, status]).toEqual([name, 200])
      expect(JSON.parse(body)).toMatchObject({ component: 'error', props: { errors: {} } })
    }
  })

  it('that come twice are one list', async () => {
    const { origin } = await site((app) => app.use((_, response) => show(response, feed)))

    const { body } = await sendRaw(
      origin,
      'GET /knots HTTP/1.1',
      'Host: ours.test',
      'X-Inertia: true',
      'X-Inertia-Version: v2',
      'X-Inertia-Partial-Component: error',
      'X-Inertia-Partial-Data: title',
      'X-Inertia-Partial-Data: tags',
    )

    expect((JSON.parse(body) as { props: object }).props).toEqual({
      title: 'Knots',
      tags: ['bowline'],
      errors: {},
    })
  })

  it('of a component with such a name ask for no part of another', async () => {
    for (const component of names) {
      const headers = { ...visit, 'X-Inertia-Partial-Component': component }

      expect((await pageWith({ title: 1 }, headers)).props).toHaveProperty('title')
    }
  })
})

function pageWith(
  props: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
  options: Partial<InertiaOptions> = {},
) {
  return pageOf(answerTo({ headers }, (_request, response) => show(response, props), options))
}

function raise(message = 'no knots'): never {
  throw new Error(message)
}

async function turns(count: number): Promise<Record<string, unknown>> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn()
  return {}
}

function cycle(): object {
  const itself: { self?: object } = {}
  itself.self = itself
  return itself
}
