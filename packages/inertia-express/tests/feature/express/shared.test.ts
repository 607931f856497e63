import type { RequestHandler, Response as ExpressResponse } from 'express'
import { describe, expect, it } from 'vitest'
import { errorPages } from '../../../src/express/error-pages.ts'
import type { InertiaOptions } from '../../../src/express/exchange.ts'
import { optional } from '../../../src/props/prop.ts'
import { answerTo, pageOf, partial, show, site, visit } from './adapter.ts'

const user = { name: 'Ada', rights: ['edit'] }

async function pageWith(
  prepare: (response: ExpressResponse) => void,
  options: Partial<InertiaOptions> = {},
  props: Readonly<Record<string, unknown>> = {},
) {
  return pageOf(
    answerTo(
      { headers: visit },
      (_request, response) => {
        prepare(response)
        return show(response, props)
      },
      options,
    ),
  )
}

describe('shared props', () => {
  it.each([
    ['an object', { share: () => ({ user }) }],
    ['a promise', { share: async () => ({ user }) }],
    ['functions', { share: () => ({ user: async () => user }) }],
  ])('of the application come from %s', async (_how, options) => {
    expect((await pageWith(() => {}, options)).props).toEqual({ user, errors: {} })
  })

  it('of the application can depend on the request', async () => {
    const share: InertiaOptions['share'] = ({ path }, response) => ({
      path,
      ...(response.inertia.isVisit && { isVisit: true }),
    })

    expect((await pageWith(() => {}, { share })).props).toMatchObject({
      path: '/knots',
      isVisit: true,
    })
  })

  it.each([
    ['an object', { user }],
    ['a function', () => ({ user })],
    ['a promise', async () => ({ user })],
    ['dotted keys', { 'user.name': 'Ada', 'user.rights': () => ['edit'] }],
  ])('of one answer come from %s', async (_how, shared) => {
    const page = await pageWith((response) => void response.inertia.share(shared))

    expect(page.props).toEqual({ user, errors: {} })
    expect(page.sharedProps).toEqual(['errors', 'user'])
  })

  it('give way to later ones, and all of them to the page', async () => {
    const page = await pageWith(
      ({ inertia }) => inertia.share({ b: 2, c: 2, d: 2 }).share(() => ({ c: 3, d: 3 })),
      { share: () => ({ a: 1, b: 1, c: 1, d: 1 }) },
      { d: 4 },
    )

    expect(page.props).toEqual({ a: 1, b: 2, c: 3, d: 4, errors: {} })
  })

  it('are added to by the page with dotted keys', async () => {
    const share = () => ({ auth: async () => ({ user: 'Ada' }) })

    const { props } = await pageWith(() => {}, { share }, { 'auth.rights': ['edit'] })

    expect(props['auth']).toEqual({ user: 'Ada', rights: ['edit'] })
  })

  it('are not made when they are not asked for', async () => {
    const share = () => ({ costly: () => expect.unreachable(), lazy: optional(() => 1) })
    const headers = { ...partial, 'X-Inertia-Partial-Data': 'lazy' }

    const page = await pageOf(answerTo({ headers }, (_, response) => show(response), { share }))

    expect(page.props).toEqual({ lazy: 1, errors: {} })
  })

  it('are all named, however few are sent, but only where the application wants it', async () => {
    const share = () => ({ 'auth.user': user, late: optional(() => 1) })

    expect((await pageWith(() => {}, { share })).sharedProps).toEqual(['errors', 'auth', 'late'])
    expect(await pageWith(() => {}, { share, tellsSharedProps: false })).not.toHaveProperty(
      'sharedProps',
    )
  })

  it('can be taken back, but for those of the application', async () => {
    const page = await pageWith(
      ({ inertia }) => inertia.share({ a: 1 }).flushShared().share({ c: 3 }),
      { share: () => ({ b: 2 }) },
    )

    expect(page.props).toEqual({ b: 2, c: 3, errors: {} })
  })

  it('can be kept by the client', async () => {
    const page = await pageWith(({ inertia }) => {
      inertia.shareOnce('menu', () => ['Home'], { key: 'menu-v1' })
    })

    expect(page.props).toEqual({ menu: ['Home'], errors: {} })
    expect(page.onceProps).toEqual({ 'menu-v1': { prop: 'menu', expiresAt: null } })
  })

  it('may have any name', async () => {
    const share = () =>
      JSON.parse('{"__proto__":{"a":1},"constructor":2}') as Record<string, unknown>

    const page = await pageWith(() => {}, { share })

    expect(JSON.stringify(page.props)).toBe('{"__proto__":{"a":1},"constructor":2,"errors":{}}')
  })
})

describe('a shared value', () => {
  const found = async (path: string, ...parts: object[]) => {
    const values: unknown[] = []
    await pageWith(({ inertia }) => {
      for (const part of parts) inertia.share({ ...part })
      values.push(inertia.shared(path))
    })
    return values[0]
  }

  it.each([
    ['user', user],
    ['user.name', 'Ada'],
    ['user.rights.0', 'edit'],
    ['user.nobody', undefined],
    ['user.name.length', undefined],
    ['nobody.name', undefined],
    ['__proto__', undefined],
    ['constructor.prototype', undefined],
    ['user.constructor', undefined],
    ['', undefined],
  ])('is found by its path: %s', async (path, expected) => {
    expect(await found(path, { user })).toEqual(expected)
  })

  it('is found where it was shared by a dotted key', async () => {
    expect(await found('user.name', { user: { age: 30 } }, { 'user.name': 'Ada' })).toBe('Ada')
    expect(await found('user', { 'user.name': 'Ada' })).toEqual({ name: 'Ada' })
  })
})

describe('shared props that fail', () => {
  it.each([
    ['of the application', { share: () => Promise.reject(new Error('no user')) }, {}],
    ['at once', {}, () => raise()],
    ['later', {}, async () => raise()],
    ['twice', { share: async () => raise() }, async () => raise()],
    ['later and at once', { share: async () => raise() }, () => raise()],
    ['never', { propTimeout: 20 }, () => new Promise<object>(() => {})],
  ])('fail the page: %s', async (_how, options, part) => {
    const { ask } = await site(
      (app) => {
        app.use(((_request, response) => {
          response.inertia.share(part as () => Promise<Record<string, unknown>>)
          return show(response)
        }) satisfies RequestHandler)
        app.use(failed)
      },
      { options },
    )

    const response = await ask({ headers: visit })

    expect(response.status).toBe(500)
    expect(await response.text()).toMatch(/no user|not there in time/)
  })
})

describe('an error page', () => {
  it('has the shared props, its status and an answer that the client understands', async () => {
    const { ask } = await site(
      (app) => {
        app.use((_request, _response, next) =>
          next(Object.assign(new Error('no'), { status: 403 })),
        )
        app.use(errorPages({ page: ({ status }) => ({ component: 'error', props: { status } }) }))
      },
      { options: { share: () => ({ user }) } },
    )

    const response = await ask({ headers: visit })

    expect([response.status, response.headers.get('x-inertia')]).toEqual([403, 'true'])
    expect((await pageOf(response)).props).toEqual({ status: 403, user, errors: {} })
  })
})

function raise(): never {
  throw new Error('no user')
}

function failed(error: Error, _request: unknown, response: ExpressResponse, _next: unknown): void {
  response.status(500).send(error.message)
}
