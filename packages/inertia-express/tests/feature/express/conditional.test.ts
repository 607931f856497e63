import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { once } from '../../../src/props/prop.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { partial, show, site, visit } from './adapter.ts'

const lastYear = 'Fri, 21 Nov 2025 00:00:00 GMT'
const props = { title: 'Knots', count: 10, menu: once(() => ['Home'], { key: 'menu' }) }
const byExpress: RequestHandler = (_request, response) => show(response, props)
const byTag: RequestHandler = (_request, response) => {
  response.set('ETag', '"of the content"')
  return show(response, props)
}
const byDate: RequestHandler = (_request, response) => {
  response.set('Last-Modified', lastYear)
  return show(response, props)
}

/** The answers that one address has, each by what asks for it. */
const kinds: Record<string, Record<string, string>> = {
  document: {},
  page: visit,
  part: { ...partial, 'X-Inertia-Partial-Data': 'title' },
  rest: { ...partial, 'X-Inertia-Partial-Except': 'title' },
  'page without what is held': { ...visit, 'X-Inertia-Except-Once-Props': 'menu' },
}

describe.each([
  ["Express's own tag", byExpress],
  ["the application's tag", byTag],
  ["the application's date", byDate],
])('an answer with %s', (_whose, handler) => {
  it.each(Object.entries(kinds))(
    'is not sent again to who has it: a %s',
    async (_kind, headers) => {
      const { ask } = await openSite(handler)
      const tag = (await ask(headers)).headers.get('etag') ?? ''

      const again = await ask({ ...headers, 'If-None-Match': tag })

      expect([again.status, again.body]).toEqual([304, ''])
      expect(again.headers.get('vary')).toBe('X-Inertia')
    },
  )

  it('is never taken for one of another kind', async () => {
    const { ask } = await openSite(handler)

    for (const [kind, headers] of Object.entries(kinds)) {
      const tag = (await ask(headers)).headers.get('etag') ?? ''
      for (const [other, asked] of Object.entries(kinds)) {
        const held = { 'If-None-Match': tag, 'If-Modified-Since': lastYear }
        const { status } = await ask({ ...asked, ...held })
        expect([kind, other, status]).toEqual([kind, other, kind === other ? 304 : 200])
      }
    }
  })

  it.each(Object.entries(kinds))('is known by no date alone: a %s', async (_kind, headers) => {
    const { ask } = await openSite(handler)

    const response = await ask({ ...headers, 'If-Modified-Since': lastYear })

    expect([response.status, response.headers.has('last-modified')]).toEqual([200, false])
  })

  it('is another after a new build', async () => {
    let version = 'v2'
    const { ask } = await openSite(handler, () => version)
    const tag = (await ask({})).headers.get('etag') ?? ''

    version = 'v3'

    expect((await ask({ 'If-None-Match': tag, 'If-Modified-Since': lastYear })).status).toBe(200)
  })

  it.each([{ flash: { success: 'Saved.' } }, { errors: { default: { name: 'Too long.' } } }])(
    'does not keep what waits from being shown: %o',
    async (state) => {
      const { ask, store } = await openSite(handler)
      const tag = (await ask({})).headers.get('etag') ?? ''
      store.state = state

      const { status, body } = await ask({ 'If-None-Match': tag, 'If-Modified-Since': lastYear })

      expect(status).toBe(200)
      expect(body).toMatch(/Saved|Too long/)
    },
  )
})

// Node's fetch asks for a fresh answer as soon as a request is conditional.
async function openSite(handler: RequestHandler, version = () => 'v2') {
  const { origin, store } = await site((app) => app.use(handler), { options: { version } })
  const ask = (headers: Record<string, string>) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    return sendRaw(origin, 'GET /knots?a=1 HTTP/1.1', 'Host: ours.test', ...lines)
  }
  return { ask, store }
}
