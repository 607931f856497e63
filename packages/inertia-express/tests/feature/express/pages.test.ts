import { describe, expect, it } from 'vitest'
import { staticPage } from '../../../src/express/static-page.ts'
import { scriptJson } from '../../../src/protocol/page-object.ts'
import type { PageObject } from '../../../src/protocol/page-object.ts'
import { answerTo, pageOf, partial, show, showKnots, site, visit } from './adapter.ts'

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
    const response = await answerTo({ headers: visit }, showKnots)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-inertia')).toBe('true')
    expect(await response.json()).toEqual({
      component: 'error',
      props: { title: 'Knots', count: 10, errors: {} },
      url: '/knots?a=1',
      version: 'v2',
      sharedProps: ['errors'],
    })
  })

  it.each([
    [{}, 'text/html'],
    [visit, 'application/json'],
  ])('is kept by nobody who is not told to: %o', async (headers, type) => {
    const response = await answerTo({ headers }, showKnots)

    expect(response.headers.get('content-type')).toContain(type)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('may be kept as its handler says', async () => {
    const response = await answerTo({ headers: visit }, (_request, answer) => {
      answer.set('Cache-Control', 'public, max-age=60')
      return show(answer)
    })

    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })

  it.each([{}, visit])('may have a status of its own: %o', async (headers) => {
    const response = await answerTo({ headers }, (_request, answer) =>
      show(answer, {}, { status: 422 }),
    )

    expect(response.status).toBe(422)
    expect(await response.text()).toContain('"component":"error"')
  })

  it('needs no handler of its own when it takes nothing from the request', async () => {
    const props = { status: 404, title: 'Page not found', message: 'There is none.' }
    const response = await answerTo({ headers: visit }, staticPage('error', props, { status: 404 }))

    expect(response.status).toBe(404)
    expect(await pageOf(Promise.resolve(response))).toMatchObject({ component: 'error', props })
  })

  it('fails with a sentence when there is no component of its name', async () => {
    const told: unknown[] = []
    const response = await answerTo(
      { headers: visit },
      (_request, answer) =>
        show(answer).catch((error: unknown) => {
          told.push(error)
          answer.status(500).send('failed')
        }),
      { hasComponent: (name) => name === 'home' },
    )

    expect(response.status).toBe(500)
    expect(told).toEqual([
      new Error("There is no page component 'error': make it, or mend its name"),
    ])
  })

  it('is rendered when there is a component of its name', async () => {
    const options = { hasComponent: (name: string) => name === 'error' }

    expect((await answerTo({ headers: visit }, showKnots, options)).status).toBe(200)
  })
})

describe("a page's address", () => {
  it.each(['/knots', '/knots/', '/knots/?a=1&a=2', '/a%20b/?q=%2F', '/knots?a[]=1'])(
    'is that of the request, slash and query and all: %s',
    async (path) => {
      expect((await pageOf(answerTo({ path, headers: visit }, showKnots))).url).toBe(path)
    },
  )

  it('is the whole one below a router', async () => {
    const response = answerTo(
      { path: '/deep/knots?a=1', headers: visit },
      (request, answer, next) => {
        request.url = '/rewritten'
        void showKnots(request, answer, next)
      },
    )

    expect((await pageOf(response)).url).toBe('/deep/knots?a=1')
  })

  it('may be another for the whole application', async () => {
    const urlOf = ({ originalUrl }: { originalUrl: string }) => `/en${originalUrl}`

    const { url } = await pageOf(answerTo({ headers: visit }, showKnots, { urlOf }))

    expect(url).toBe('/en/knots?a=1')
  })

  it('may be another for one answer, which then wins', async () => {
    const response = answerTo(
      { method: 'POST', headers: visit },
      (_request, answer) => show(answer, {}, { url: '/contact-us' }),
      { urlOf: () => '/other' },
    )

    expect((await pageOf(response)).url).toBe('/contact-us')
  })
})

describe("a page's version", () => {
  it.each([
    ['v2', 'v2'],
    [() => 'v2', 'v2'],
    [({ hostname }: { hostname: string }) => `of ${hostname}`, 'of 127.0.0.1'],
  ])('is a text, or made by a function of the request', async (version, expected) => {
    const headers = { ...visit, 'X-Inertia-Version': expected }

    expect((await pageOf(answerTo({ headers }, showKnots, { version }))).version).toBe(expected)
  })

  it('is empty where assets have none, and no client is out of date', async () => {
    const page = pageOf(answerTo({ headers: { 'X-Inertia': 'true' } }, showKnots, { version: '' }))

    expect((await page).version).toBe('')
  })
})

describe("a page's document", () => {
  const rendered = { head: ['<title>Knots</title>'], body: '<p>error</p>' }

  it('holds the page object so that no text in it can end or confuse it', async () => {
    const title = '<!--<script></script>'
    const response = await answerTo({}, (_request, answer) => show(answer, { title }))

    const json = /json">(.*?)<\/script>/.exec(await response.text())?.[1] ?? ''

    expect(json).toContain(scriptJson(title))
    expect((JSON.parse(json) as PageObject).props['title']).toBe(title)
  })

  it('may have its root under another name', async () => {
    const response = await answerTo({}, showKnots, { rootId: 'knots' })

    expect(await response.text()).toMatch(/<script data-page="knots".*<div id="knots"><\/div>/)
  })

  it('is the one around what the server rendered', async () => {
    const response = await answerTo({}, showKnots, {
      render: async () => rendered,
      document: (page, { head, body }, { path }) => head.join('') + body + page.component + path,
    })

    expect(await response.text()).toBe('<title>Knots</title><p>error</p>error/knots')
  })

  it.each([null, async () => null])(
    'is left to the browser where nothing is rendered: %s',
    async (render) => {
      expect(await (await answerTo({}, showKnots, { render })).text()).toContain('<div id="app">')
    },
  )

  it('is not rendered for a visit', async () => {
    const render = () => Promise.reject(new Error('nobody needs HTML'))

    expect((await answerTo({ headers: visit }, showKnots, { render })).status).toBe(200)
  })
})

describe('a partial visit', () => {
  it.each([
    [{ ...partial, 'X-Inertia-Partial-Data': 'title' }, ['errors', 'title']],
    [{ ...partial, 'X-Inertia-Partial-Data': ' title , title,' }, ['errors', 'title']],
    [{ ...partial, 'X-Inertia-Partial-Except': 'title' }, ['count', 'errors']],
    [
      { ...partial, 'X-Inertia-Partial-Data': 'title', 'X-Inertia-Partial-Component': 'home' },
      ['count', 'errors', 'title'],
    ],
  ])('with %o gets %j', async (headers, names) => {
    const { props } = await pageOf(answerTo({ headers }, showKnots))

    expect(Object.keys(props).toSorted()).toEqual(names)
  })

  it('is a visit: a document is always whole', async () => {
    const { 'X-Inertia': _, ...headers } = { ...partial, 'X-Inertia-Partial-Data': 'title' }

    expect(await (await answerTo({ headers }, showKnots)).text()).toContain('"count":10')
  })
})

describe("a visit's query", () => {
  it('is what the client put in, lists and all, where the application parses it extended', async () => {
    const { ask } = await site((app) => {
      app.set('query parser', 'extended')
      app.use((request, response) => show(response, { query: request.query }))
    })

    const { props } = await pageOf(ask({ path: '/knots?t[]=1&t[]=2&o[k]=v&e=', headers: visit }))

    expect(props['query']).toEqual({ t: ['1', '2'], o: { k: 'v' }, e: '' })
  })
})
