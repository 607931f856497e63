import type { ErrorRequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { idOf, pages, recordedSite, showKnots, visit } from './recorded-site.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

describe('a recorded answer', () => {
  it.each([
    ['a page', '/knots', visit, 200],
    ['a document', '/knots', {}, 200],
    ['a visit with old assets', '/knots', { ...visit, 'X-Inertia-Version': 'v0' }, 409],
    ['a redirect', '/old', {}, 302],
    ['an answer without a body', '/empty', {}, 204],
    ['a fault', '/fault', {}, 500],
    ['no page at all', '/nowhere', {}, 404],
    ['a stream', '/stream', {}, 200],
  ])('names its entry: %s', async (_what, path, headers, status) => {
    const site = await recordedSite((app) => {
      showKnots(app)
      app.get('/old', (_request, response) => response.redirect('/knots'))
      app.get('/empty', (_request, response) => void response.status(204).end())
      app.get('/stream', (_request, response) => {
        response.write('a')
        response.end('b')
      })
      app.get('/fault', () => {
        throw Object.assign(new Error('Broken'), { stack: '' })
      })
    })

    const answer = await site.send(path, { headers })

    expect(answer.status).toBe(status)
    expect(idOf(answer)).toMatch(uuid)
    expect(answer.headers.get('x-inertia-devtools-parent-out')).toBe(idOf(answer))
    const entry = await (await site.read(`/${idOf(answer)}`)).json()
    expect(entry).toMatchObject({ __meta: { id: idOf(answer), status } })
  })

  it('is otherwise the answer that it was', async () => {
    const site = await recordedSite(showKnots)

    const answer = await site.send('/knots', { headers: visit })

    expect(answer.headers.get('x-inertia')).toBe('true')
    expect(await answer.json()).toMatchObject({ component: 'knots', props: { title: 'Knots' } })
  })
})

describe('the first document', () => {
  it.each(['text', 'bytes'])('holds the id of its entry, at its end, sent as %s', async (form) => {
    const site = await recordedSite((app) => {
      app.get('/knots', async (_request, response) => {
        const send = response.send.bind(response)
        response.send = (html: string) => send(form === 'bytes' ? Buffer.from(html) : html)
        await pages(response).render('knots', {})
      })
    })

    const answer = await site.send('/knots')
    const html = await answer.text()

    expect(html).toMatch(/^<html><body><script data-page="app"/)
    expect(html.slice(html.indexOf('<script data-inertia-devtools-id'))).toBe(
      `<script data-inertia-devtools-id type="application/json">"${idOf(answer)}"</script></body></html>`,
    )
    expect(Number(answer.headers.get('content-length'))).toBe(Buffer.byteLength(html))
  })

  it('holds it behind everything when its body is left open', async () => {
    const site = await recordedSite((app) => {
      app.get('/open', async (_request, response) => {
        const send = response.send.bind(response)
        response.send = (html: string) => send(html.replace('</body></html>', ''))
        await pages(response).render('knots', {})
      })
    })

    expect(await (await site.send('/open')).text()).toMatch(
      /<\/div><script data-inertia-devtools-id[^>]*>"[\da-f-]{36}"<\/script>$/,
    )
  })

  it.each(['/plain', '/dated', '/tagged', '/failed'])(
    'is left as it is when it is no page, or has a validator of its own: %s',
    async (path) => {
      const site = await recordedSite((app) => {
        app.get('/plain', (_request, response) => void response.send('<body>Plain</body>'))
        app.get('/failed', async (_request, response) => {
          await pages(response).render('unrenderable', {})
        })
        app.get('/dated', async (_request, response) => {
          response.setHeader('Last-Modified', new Date(0).toUTCString())
          await pages(response).render('knots', {})
        })
        app.get('/tagged', async (_request, response) => {
          response.setHeader('ETag', '"v1"')
          await pages(response).render('knots', {})
        })
        app.use(tellError)
      })

      expect(await (await site.send(path)).text()).not.toContain('devtools')
    },
  )
})

const tellError: ErrorRequestHandler = (error: Error, _request, response, _next) =>
  void response.status(500).type('html').send(`<body>${error.message}</body>`)

describe('a batch of requests', () => {
  it('has the entry that began it as its root, over redirects too', async () => {
    const site = await recordedSite(showKnots)
    const headers = { ...visit, 'X-Inertia-Devtools-Parent': 'root-1' }

    const answer = await site.send('/knots', { headers })

    expect(answer.headers.get('x-inertia-devtools-parent-out')).toBe('root-1')
    expect(await (await site.read(`/${idOf(answer)}`)).json()).toMatchObject({
      __meta: { batchId: 'root-1' },
    })
  })

  it('is not advanced by a page that is fetched ahead', async () => {
    const site = await recordedSite(showKnots)
    const headers = { ...visit, Purpose: 'prefetch', 'X-Inertia-Devtools-Parent': 'root-1' }

    const answer = await site.send('/knots', { headers })

    expect(answer.headers.get('x-inertia-devtools-parent-out')).toBe(idOf(answer))
    expect(await (await site.read(`/${idOf(answer)}`)).json()).toMatchObject({
      __meta: { batchId: 'root-1' },
    })
  })

  it('is begun by what is no visit', async () => {
    const site = await recordedSite(showKnots)

    const answer = await site.send('/knots', { headers: { 'X-Inertia-Devtools-Parent': 'root-1' } })

    expect(answer.headers.get('x-inertia-devtools-parent-out')).toBe(idOf(answer))
    expect(await (await site.read(`/${idOf(answer)}`)).json()).toMatchObject({
      __meta: { batchId: null },
    })
  })
})

describe('a request that may not be recorded', () => {
  it('leaves no trace, and finds nothing to read', async () => {
    const site = await recordedSite(showKnots, {
      isAllowed: (request) => request.get('x-developer') === 'yes',
    })

    const answer = await site.send('/knots')
    const list = await site.read('')

    expect(answer.headers.has('x-inertia-devtools-id')).toBe(false)
    expect(await answer.text()).not.toContain('devtools')
    expect(list.status).toBe(404)
    expect(list.headers.get('content-type')).not.toContain('json')
  })
})
