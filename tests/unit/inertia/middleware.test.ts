import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { inertia, variesByVisit } from '#server/inertia/middleware.ts'
import type { FlashedState, PageObject } from '#server/inertia/page-object.ts'
import type { InertiaOptions } from '#server/inertia/responder.ts'
import { served } from '../../support/served.ts'

const visit = { 'X-Inertia': 'true', 'X-Inertia-Version': 'v2' }
const showKnots: RequestHandler = (_request, response) =>
  response.inertia.render('error', { title: 'Knots', count: () => 10 })

describe('a page', () => {
  it('is an HTML document to a browser', async () => {
    const response = await answerTo({}, showKnots)

    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.has('x-inertia')).toBe(false)
    expect(await response.text()).toMatch(
      /^<main><script data-page="app" type="application\/json">.*<\/script><div id="app"><\/div><\/main>$/,
    )
  })

  it('is a page object to a visit', async () => {
    const response = await answerTo(visit, showKnots)

    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-inertia')).toBe('true')
    expect(await response.json()).toEqual({
      component: 'error',
      props: { title: 'Knots', count: 10, errors: {} },
      url: '/knots?a=1',
      version: 'v2',
    })
  })

  it('may have a status and an address of its own', async () => {
    const response = await answerTo(visit, (_request, { inertia: page }) =>
      page.render('error', {}, { status: 422, url: '/contact-us' }),
    )

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ url: '/contact-us' })
  })
})

describe('a page that is rendered on the server', () => {
  it('is the document around what was rendered', async () => {
    const render = async ({ component }: PageObject) => ({ head: [], body: `<p>${component}</p>` })

    const response = await answerTo({}, showKnots, { render })

    expect(await response.text()).toBe('<main><p>error</p></main>')
  })

  it('is not rendered for a visit', async () => {
    const render = () => Promise.reject(new Error('nobody needs HTML'))

    expect((await answerTo(visit, showKnots, { render })).status).toBe(200)
  })

  it('is left to the browser when rendering fails, and somebody is told', async () => {
    const told: unknown[] = []
    const response = await answerTo({}, showKnots, {
      render: () => Promise.reject(new Error('no window')),
      onRenderError: (error, page) => void told.push([error, page.component]),
    })

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<div id="app"></div>')
    expect(told).toEqual([[new Error('no window'), 'error']])
  })
})

describe('a partial visit', () => {
  const partial = { ...visit, 'X-Inertia-Partial-Component': 'error' }

  it.each([
    [{ ...partial, 'X-Inertia-Partial-Data': 'title' }, ['title', 'errors']],
    [{ ...partial, 'X-Inertia-Partial-Data': ' title , title,' }, ['title', 'errors']],
    [{ ...partial, 'X-Inertia-Partial-Except': 'title' }, ['count', 'errors']],
    [
      { ...partial, 'X-Inertia-Partial-Data': 'title', 'X-Inertia-Partial-Component': 'home' },
      ['title', 'count', 'errors'],
    ],
  ])('with %o gets %j', async (headers, names) => {
    const { props } = (await (await answerTo(headers, showKnots)).json()) as PageObject

    expect(Object.keys(props)).toEqual(names)
  })

  it('is a visit: a document is always whole', async () => {
    const { 'X-Inertia': _, ...plain } = { ...partial, 'X-Inertia-Partial-Data': 'title' }

    expect(await (await answerTo(plain, showKnots)).text()).toContain('"count":10')
  })
})

describe('a visit with old assets', () => {
  const old = { ...visit, 'X-Inertia-Version': 'v1' }

  it.each([old, { 'X-Inertia': 'true' }])('%o is told to load the page anew', async (headers) => {
    const response = await answerTo(headers, showKnots)

    expect(response.status).toBe(409)
    expect(response.headers.get('x-inertia-location')).toBe('/knots?a=1')
    expect(response.headers.get('x-inertia-version')).toBe('v2')
    expect(response.headers.has('x-inertia')).toBe(false)
    expect(await response.text()).toBe('')
  })

  it('reaches no handler and shows no flash', async () => {
    const reached: string[] = []
    const response = await answerTo(old, (_request, { inertia: page }) => {
      reached.push('handler')
      return page.render('error', {})
    })

    expect(reached).toEqual([])
    expect(response.headers.has('x-cleared')).toBe(false)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is served when it is a %s', async (method) => {
    expect((await answerTo(old, showKnots, {}, method)).status).toBe(200)
  })

  it('is no matter for a plain request', async () => {
    expect((await answerTo({ 'X-Inertia-Version': 'v1' }, showKnots)).status).toBe(200)
  })
})

describe('a redirect', () => {
  const away: RequestHandler = (_request, response) => response.redirect('/away')
  const moved: RequestHandler = (_request, response) => response.redirect(301, '/away')
  const kept: RequestHandler = (_request, response) => response.redirect(307, '/away')

  it.each(['PUT', 'PATCH', 'DELETE'])(
    'after a %s visit makes the next one a GET',
    async (method) => {
      const response = await answerTo(visit, away, {}, method)

      expect([response.status, response.headers.get('location')]).toEqual([303, '/away'])
      expect((await answerTo(visit, moved, {}, method)).status).toBe(303)
    },
  )

  it.each(['GET', 'POST'])('after a %s visit stays as it is', async (method) => {
    expect((await answerTo(visit, away, {}, method)).status).toBe(302)
  })

  it('that asks for the same method again stays as it is', async () => {
    expect((await answerTo(visit, kept, {}, 'PUT')).status).toBe(307)
  })

  it('after a plain request stays as it is', async () => {
    expect((await answerTo({}, away, {}, 'PUT')).status).toBe(302)
  })
})

describe('going back', () => {
  const back: RequestHandler = (_request, { inertia: page }) => page.back('/home')

  it.each([
    ['http://HOST/knots?a=1#bowline', '/knots?a=1'],
    ['http://HOST/', '/'],
    ['http://evil.test/knots', '/home'],
    ['http://HOST.evil.test/', '/home'],
    ['http://HOST//evil.test', '/home'],
    ['http://HOST/.//evil.test', '/home'],
    [String.raw`http://HOST/\evil.test`, '/home'],
    ['/knots', '/home'],
    ['http://HOST/subscribe', '/home'],
    ['not an address', '/home'],
    ['', '/home'],
  ])('from %s leads to %s', async (referer, expected) => {
    const response = await answerTo({ ...visit, Referer: referer }, back, {}, 'POST')

    expect([response.status, response.headers.get('location')]).toEqual([303, expected])
  })
})

describe('one-shot state', () => {
  it('is kept for the next page, and what is added later comes beside it', async () => {
    const response = await answerTo({}, (_request, answer) => {
      answer.inertia.flash('success', 'Saved.').flash('tip', 'Tie it twice.')
      answer.inertia.errors({ name: 'Too long.' }).errors({ email: 'Missing.' }, 'login')
      answer.end()
    })

    expect(JSON.parse(response.headers.get('x-kept') ?? '')).toEqual({
      flash: { success: 'Saved.', tip: 'Tie it twice.' },
      errors: { default: { name: 'Too long.' }, login: { email: 'Missing.' } },
    })
  })

  it('is shown by the next page and gone after it', async () => {
    const kept = { flash: { success: 'Saved.' }, errors: { default: { name: 'Too long.' } } }

    const response = await answerTo({ ...visit, 'X-Kept': JSON.stringify(kept) }, showKnots)

    expect(await response.json()).toMatchObject({
      flash: { success: 'Saved.' },
      props: { errors: { name: 'Too long.' } },
    })
    expect(response.headers.get('x-cleared')).toBe('yes')
  })
})

describe('any answer', () => {
  it.each([{}, visit])('to %o says that it depends on X-Inertia', async (headers) => {
    expect((await answerTo(headers, showKnots)).headers.get('vary')).toBe('X-Inertia')
  })
})

/** A flash store that keeps its state in headers, in clear. */
const openStore: InertiaOptions['flashStore'] = {
  read: (request) => JSON.parse(request.get('x-kept') ?? '{}') as FlashedState,
  write: (response, state) => void response.setHeader('X-Kept', JSON.stringify(state)),
  clear: (_request, response) => void response.setHeader('X-Cleared', 'yes'),
}

async function answerTo(
  headers: Record<string, string>,
  handler: RequestHandler,
  options: Partial<InertiaOptions> = {},
  method = 'GET',
): Promise<Response> {
  const origin = await served((app) => {
    app.use(variesByVisit())
    app.use(
      inertia({
        version: () => 'v2',
        document: (_page, { body }) => `<main>${body}</main>`,
        render: null,
        onRenderError: () => undefined,
        canBeOpened: (address) => address !== '/subscribe',
        flashStore: openStore,
        ...options,
      }),
    )
    app.use(handler)
  })
  const here = new URL(origin).host
  const sent = Object.entries(headers).map(([name, value]) => [name, value.replace('HOST', here)])
  return fetch(`${origin}/knots?a=1`, {
    method,
    headers: Object.fromEntries(sent),
    redirect: 'manual',
  })
}
