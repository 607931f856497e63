import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { promiseToKeep } from '../../support/promise-to-keep.ts'
import { pageOf, partial, show, showKnots, site, visit } from './adapter.ts'

const saved = { flash: { success: 'Saved.' } }
const refused = { errors: { default: { name: 'Too long.' } } }

/** A site with a form that flashes, a page, and what else a browser asks for. */
async function smallSite() {
  return site((app) => {
    app.post('/form', (_request, { inertia }) => inertia.flash('success', 'Saved.').back('/knots'))
    app.get('/moved', (_request, response) => response.redirect('/knots'))
    app.get('/api/header-data', (_request, response) => void response.json({ user: null }))
    app.get('/knots', showKnots)
    app.get('/broken', (_request, response) =>
      show(response, { a: () => Promise.reject(new Error('no a')) }).catch(() => {
        response.status(500).send('failed')
      }),
    )
  })
}

describe('one-shot state', () => {
  it('is kept for the next page, and what is added later comes beside it', async () => {
    const { ask, store } = await site((app) =>
      app.use((_request, answer) => {
        answer.inertia.flash('success', 'Saved.').flash({ tip: 'Tie it twice.', more: [1] })
        answer.inertia.errors({ name: 'Too long.' }).errors({ email: 'Missing.' }, 'login')
        answer.inertia.clearHistory().preserveFragment()
        answer.redirect('/knots')
      }),
    )

    await ask()

    expect(store.calls).toEqual(['write'])
    expect(store.state).toEqual({
      flash: { success: 'Saved.', tip: 'Tie it twice.', more: [1] },
      errors: { default: { name: 'Too long.' }, login: { email: 'Missing.' } },
      clearHistory: true,
      preserveFragment: true,
    })
  })

  it('comes beside what waits from earlier answers', async () => {
    const { ask, store } = await smallSite()
    store.state = { flash: { tip: 'Tie it twice.' }, ...refused }

    await ask({ method: 'POST', path: '/form', headers: visit })

    expect(store.state).toEqual({ flash: { tip: 'Tie it twice.', success: 'Saved.' }, ...refused })
  })

  it.each([{}, visit])('is shown by the next page and gone after it: %o', async (headers) => {
    const { ask, store } = await smallSite()
    await ask({ method: 'POST', path: '/form', headers })

    expect(await (await ask({ headers })).text()).toContain('"flash":{"success":"Saved."}')
    expect(store.state).toEqual({})
    expect(await (await ask({ headers })).text()).not.toContain('flash')
  })

  it('is shown by the very answer that makes it, when that is a page', async () => {
    const { ask, store } = await site((app) =>
      app.use((_request, answer) => {
        answer.inertia.flash('success', 'Saved.').errors({ name: 'Too long.' })
        return show(answer)
      }),
    )
    store.state = { flash: { tip: 'Tie it twice.' } }

    expect(await pageOf(ask({ headers: visit }))).toMatchObject({
      flash: { success: 'Saved.', tip: 'Tie it twice.' },
      props: { errors: { name: 'Too long.' } },
    })
    expect(store.calls).toEqual(['clear'])
  })

  it('needs nothing kept or cleared when there is none', async () => {
    const { ask, store } = await smallSite()

    await ask({ headers: visit })

    expect(store.calls).toEqual([])
  })

  it('is shown once by a partial visit too, such as the answer to a form', async () => {
    const { ask, store } = await smallSite()
    store.state = { ...saved, ...refused }

    const page = await pageOf(ask({ headers: { ...partial, 'X-Inertia-Partial-Data': 'title' } }))

    expect(page.flash).toEqual(saved.flash)
    expect(page.props).toEqual({ title: 'Knots', errors: { name: 'Too long.' } })
    expect(store.state).toEqual({})
  })
})

describe('one-shot state that waits', () => {
  it.each([
    ['a visit with old assets', { headers: { ...visit, 'X-Inertia-Version': 'v1' } }, 409],
    ['a redirect', { path: '/moved', headers: visit }, 302],
    ['a plain redirect', { path: '/moved' }, 302],
    ['an answer for scripts', { path: '/api/header-data' }, 200],
    ['an answer for scripts to a visit', { path: '/api/header-data', headers: visit }, 200],
    ['a page that fails', { path: '/broken', headers: visit }, 500],
    ['what is not there', { path: '/nowhere' }, 404],
    ['a page that nobody reads', { method: 'HEAD' }, 200],
    ['a page that the client fetches ahead', { headers: { ...visit, Purpose: 'prefetch' } }, 200],
    ['a page that the browser fetches ahead', { headers: { 'Sec-Purpose': 'prefetch' } }, 200],
    ['a page rendered ahead', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }, 200],
    ['a page asked for as a picture', { headers: { 'Sec-Fetch-Dest': 'image' } }, 200],
    ['a page asked for as a style', { headers: { ...visit, 'Sec-Fetch-Dest': 'style' } }, 200],
  ])('outlives %s', async (_what, asked, status) => {
    const { ask, store } = await smallSite()
    const state = { ...saved, ...refused, clearHistory: true } as const
    store.state = state

    const response = await ask(asked)

    expect(response.status).toBe(status)
    expect(await response.text()).not.toMatch(/Saved|Too long|clearHistory/)
    expect(store.calls).toEqual([])
    expect(store.state).toEqual(state)
  })

  it('outlives a page that fails while it is rendered on the server', async () => {
    const { ask, store } = await site(
      (app) => {
        app.use(showKnots)
        app.use(failed)
      },
      { options: { render: () => Promise.reject(new Error('no window')) } },
    )
    store.state = saved

    expect((await ask()).status).toBe(500)
    expect(store.state).toEqual(saved)
  })

  it('outlives a visit that is cancelled while its page is made', async () => {
    const cancelled = new AbortController()
    const left = promiseToKeep<void>()
    const rendered = promiseToKeep<void>()
    const { origin, store } = await site((app) =>
      app.use(async (_request, response) => {
        response.on('close', () => left.keep())
        cancelled.abort()
        await show(response, { slow: left.promise })
        rendered.keep()
      }),
    )
    store.state = saved

    await expect(fetch(origin, { headers: visit, signal: cancelled.signal })).rejects.toThrow(
      'abort',
    )
    await rendered.promise

    expect(store.state).toEqual(saved)
  })

  it('is added to by a page that nobody sees', async () => {
    const { ask, store } = await site((app) =>
      app.use((_request, answer) => show(answer.inertia.flash('tip', 'New.') && answer)),
    )
    store.state = saved

    await ask({ headers: { ...visit, Purpose: 'prefetch' } })

    expect(store.state).toEqual({ flash: { success: 'Saved.', tip: 'New.' } })
  })

  it.each(['document', 'iframe', 'empty'])('is shown by a page asked for as a %s', async (kind) => {
    const { ask, store } = await smallSite()
    store.state = saved

    await ask({ headers: { ...visit, 'Sec-Fetch-Dest': kind } })

    expect(store.state).toEqual({})
  })
})

describe('a request', () => {
  it.each([
    [{ Purpose: 'prefetch' }, true],
    [{ 'Sec-Purpose': 'prefetch' }, true],
    [{}, false],
  ])('with %o tells its handler whether it is made ahead: %s', async (headers, expected) => {
    const { ask } = await site((app) =>
      app.use((_request, answer) => void answer.json(answer.inertia.visit.isPrefetch)),
    )

    expect(await (await ask({ headers })).json()).toBe(expected)
  })
})

const failed = (
  _error: unknown,
  _request: unknown,
  response: Parameters<RequestHandler>[1],
  _next: unknown,
) => void response.status(500).send('failed')
