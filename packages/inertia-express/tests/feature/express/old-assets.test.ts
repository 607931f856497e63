import { describe, expect, it } from 'vitest'
import { sendRaw } from '../../support/raw-http.ts'
import { answerTo, showKnots, site, visit } from './adapter.ts'

const old = { ...visit, 'X-Inertia-Version': 'v1' }

describe('a visit with old assets', () => {
  it.each([old, { 'X-Inertia': 'true' }, { ...old, 'X-Inertia-Version': 'V2' }])(
    '%o is told to load the page anew, and which version it would get',
    async (headers) => {
      const response = await answerTo({ headers }, showKnots)

      expect(response.status).toBe(409)
      expect(response.headers.get('x-inertia-location')).toBe('/knots?a=1')
      expect(response.headers.get('x-inertia-version')).toBe('v2')
      expect(await response.text()).toBe('')
    },
  )

  it('gets no page: the client would read the answer as one', async () => {
    const response = await answerTo({ headers: old }, showKnots)

    expect(response.headers.has('x-inertia')).toBe(false)
    expect(response.headers.get('vary')).toBe('X-Inertia')
  })

  it('reaches no handler', async () => {
    const response = await answerTo({ headers: old }, () => expect.unreachable())

    expect(response.status).toBe(409)
  })

  it('is told so while it is fetched ahead, too', async () => {
    const response = await answerTo({ headers: { ...old, Purpose: 'prefetch' } }, showKnots)

    expect(response.status).toBe(409)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'is served when it is a %s: what was typed is not thrown away',
    async (method) => {
      expect((await answerTo({ method, headers: old }, showKnots)).status).toBe(200)
    },
  )

  it('gets its page where the application says so', async () => {
    const response = await answerTo({ headers: old }, showKnots, { reloadsOldAssets: false })

    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ component: 'error', version: 'v2' })
  })

  it('is no matter for a plain request', async () => {
    const headers = { 'X-Inertia-Version': 'v1' }

    expect((await answerTo({ headers }, showKnots)).status).toBe(200)
  })

  it('is never sent to another host by an address that begins like one', async () => {
    const { origin } = await site((app) => app.use(showKnots))

    const { headers } = await sendRaw(
      origin,
      'GET //evil.test/x HTTP/1.1',
      'Host: ours.test',
      'X-Inertia: true',
    )

    expect(headers.get('x-inertia-location')).toBe('http://ours.test//evil.test/x')
  })
})
