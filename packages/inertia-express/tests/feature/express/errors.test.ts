import { describe, expect, it } from 'vitest'
import { always, optional } from '../../../src/props/prop.ts'
import { answerTo, pageOf, partial, show, showKnots, site, visit } from './adapter.ts'

const email = { email: ['Please enter it.', 'It is too short.'] }

describe('errors', () => {
  it('are an empty object where there are none: the client expects no list and no null', async () => {
    for (const props of [{}, { errors: undefined }, { errors: null }]) {
      const page = await pageOf(answerTo({ headers: visit }, (_, answer) => show(answer, props)))

      expect(page.props['errors']).toEqual({})
    }
  })

  it('are the first message of each field', async () => {
    const { ask, store } = await site((app) => app.use(showKnots))
    store.state = { errors: { default: email } }

    expect((await pageOf(ask({ headers: visit }))).props['errors']).toEqual({
      email: 'Please enter it.',
    })
  })

  it('are all messages where the application wants them', async () => {
    const { ask, store } = await site((app) => app.use(showKnots), {
      options: { allErrors: true },
    })
    store.state = { errors: { default: email } }

    expect((await pageOf(ask({ headers: visit }))).props['errors']).toEqual(email)
  })

  it.each<Record<string, string>>([
    {},
    { 'X-Inertia-Partial-Data': 'title' },
    { 'X-Inertia-Partial-Except': 'errors' },
  ])('are always there: %o', async (headers) => {
    const { ask, store } = await site((app) => app.use(showKnots))
    store.state = { errors: { default: { a: 'b' } } }

    const { props } = await pageOf(ask({ headers: { ...partial, ...headers } }))

    expect(props['errors']).toEqual({ a: 'b' })
  })
})

describe('the bag of errors', () => {
  const redirected = async (headers: Record<string, string>, bag?: string) => {
    const { ask } = await site((app) => {
      app.post('/form', (_request, { inertia }) =>
        inertia.errors({ email: 'No.' }, bag).back('/knots'),
      )
      app.get('/knots', showKnots)
    })
    // A browser repeats all headers of the visit at the address that it is redirected to.
    const sent = { ...visit, ...headers }
    const { status } = await ask({ method: 'POST', path: '/form', headers: sent })
    expect(status).toBe(303)
    return (await pageOf(ask({ headers: sent }))).props['errors']
  }

  it('is the one that the visit names, still after the redirect', async () => {
    expect(await redirected({ 'X-Inertia-Error-Bag': 'login' })).toEqual({
      login: { email: 'No.' },
    })
  })

  it('is none where nobody names one', async () => {
    expect(await redirected({})).toEqual({ email: 'No.' })
  })

  it.each<Record<string, string>>([{}, { 'X-Inertia-Error-Bag': 'other' }])(
    'is the one that the handler names: %o',
    async (headers) => {
      expect(await redirected(headers, 'login')).toEqual({ login: { email: 'No.' } })
    },
  )

  it.each(['__proto__', 'constructor', 'prototype'])('is never %s', async (bag) => {
    expect(await redirected({ 'X-Inertia-Error-Bag': bag })).toEqual({ email: 'No.' })
  })
})

describe("a page's own errors", () => {
  const own = { name: 'Too long.' }

  it('win over those that wait', async () => {
    const { ask, store } = await site((app) =>
      app.use((_request, answer) => show(answer, { errors: own })),
    )
    store.state = { errors: { default: { name: 'Old.' } } }

    expect((await pageOf(ask({ headers: visit }))).props['errors']).toEqual(own)
  })

  it.each([
    ['an object', own],
    ['a function', () => own],
    ['a promise', Promise.resolve(own)],
    ['a prop that always travels', always(own)],
  ])('are sent to a visit that asks for something else, given as %s', async (_how, errors) => {
    const headers = { ...partial, 'X-Inertia-Partial-Data': 'title' }

    const { props } = await pageOf(
      answerTo({ method: 'POST', headers }, (_request, answer) =>
        show(answer, { errors, title: 1 }),
      ),
    )

    expect(props).toEqual({ title: 1, errors: own })
  })

  it('may be of a kind of their own', async () => {
    const { props } = await pageOf(
      answerTo({ headers: visit }, (_, answer) => show(answer, { errors: optional(() => own) })),
    )

    expect(props).toEqual({})
  })
})
