import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { answerTo, site, visit } from './adapter.ts'

const away: RequestHandler = (_request, response) => response.redirect('/away')
const prefetch = { ...visit, Purpose: 'prefetch' }

function redirectTo(target: string, status = 302): RequestHandler {
  return (_request, response) => response.cookie('kept', 'yes').redirect(status, target)
}

describe('a redirect', () => {
  it.each<[string, RequestHandler]>([
    ['redirect', away],
    ['redirect with 301', redirectTo('/away', 301)],
    [
      'headers and a status',
      (_, response) => void response.set('Location', '/away').status(302).end(),
    ],
    [
      'setHeader',
      (_, response) => {
        response.statusCode = 301
        response.setHeader('Location', '/away')
        response.end('Moved')
      },
    ],
    ['writeHead', (_, response) => void response.writeHead(302, { Location: '/away' }).end()],
    [
      'writeHead with a list',
      (_, response) => void response.writeHead(302, 'Found', ['location', '/away']).end(),
    ],
    ['303', redirectTo('/away', 303)],
  ])('after PUT, PATCH and DELETE visits makes the next one a GET: %s', async (_how, handler) => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const response = await answerTo({ method, headers: visit }, handler)

      expect([response.status, response.headers.get('location')]).toEqual([303, '/away'])
    }
  })

  it.each(['GET', 'POST'])('after a %s visit stays as it is', async (method) => {
    expect((await answerTo({ method, headers: visit }, away)).status).toBe(302)
  })

  it.each([307, 308])('that asks for the same method again stays as it is: %d', async (status) => {
    for (const target of ['/away', '/away#here', 'https://evil.test/']) {
      const response = await answerTo({ method: 'PUT', headers: visit }, redirectTo(target, status))

      expect([response.status, response.headers.get('location')]).toEqual([status, target])
    }
  })

  it('after a plain request stays as it is', async () => {
    for (const target of ['/away', '/away#here', 'https://evil.test/']) {
      const response = await answerTo({ method: 'PUT' }, redirectTo(target))

      expect([response.status, response.headers.get('location')]).toEqual([302, target])
    }
  })
})

describe('a redirect to a fragment', () => {
  it.each([
    ['GET', 302],
    ['POST', 303],
    ['PUT', 302],
    ['DELETE', 301],
    ['GET', 308],
  ])('after a %s visit, by %d, is one that the client makes itself', async (method, status) => {
    const response = await answerTo(
      { method, headers: visit },
      redirectTo('/away?a=1#here', status),
    )

    expect(response.status).toBe(409)
    expect(response.headers.get('x-inertia-redirect')).toBe('/away?a=1#here')
  })

  it('is neither a page, nor a redirect, nor a reason to load anew', async () => {
    const { headers, text } = await withBody(answerTo({ headers: visit }, redirectTo('/away#here')))

    for (const name of ['x-inertia', 'location', 'x-inertia-location', 'x-inertia-version']) {
      expect(headers.has(name)).toBe(false)
    }
    expect(headers.getSetCookie()).toEqual(['kept=yes; Path=/'])
    expect(text).toBe('')
  })

  it.each([
    ['#here', '/deep/knots?a=1#here'],
    ['away#here', '/deep/away#here'],
    ['?b=2#here', '/deep/knots?b=2#here'],
    ['http://HOST/away#here', 'http://HOST/away#here'],
  ])('leads to where the browser would have gone: %s', async (target, expected) => {
    const { ask, origin } = await site((app) =>
      app.use((request, response) =>
        response.redirect(target.replace('HOST', request.get('host') ?? '')),
      ),
    )

    const response = await ask({ path: '/deep/knots?a=1', headers: visit })

    expect(response.headers.get('x-inertia-redirect')).toBe(
      expected.replace('HOST', new URL(origin).host),
    )
  })

  it('that is fetched ahead is followed by the browser: its fragment is no matter yet', async () => {
    const response = await answerTo({ headers: prefetch }, redirectTo('/away#here'))

    expect([response.status, response.headers.get('location')]).toEqual([302, '/away#here'])
  })

  it('keeps what is flashed', async () => {
    const { ask, store } = await site((app) =>
      app.use((_request, response) => {
        response.inertia.flash('success', 'Saved.')
        response.redirect('/away#here')
      }),
    )

    await ask({ headers: visit })

    expect(store.state).toEqual({ flash: { success: 'Saved.' } })
  })
})

describe('a redirect to another site', () => {
  it.each(['https://evil.test/a?b=c', '//evil.test/', 'http://HOST.evil.test/', 'https://HOST/'])(
    'is a full page load, which the client can make: %s',
    async (target) => {
      const { ask } = await site((app) =>
        app.use((request, response) =>
          response
            .cookie('state', 'secret')
            .redirect(target.replace('HOST', request.get('host') ?? '')),
        ),
      )

      const response = await ask({ method: 'POST', headers: visit })

      expect(response.status).toBe(409)
      expect(response.headers.get('x-inertia-location')).toMatch(/evil\.test|^https:/)
      expect(response.headers.getSetCookie()).toEqual(['state=secret; Path=/'])
      for (const name of ['x-inertia', 'location', 'x-inertia-version', 'content-type']) {
        expect(response.headers.has(name)).toBe(false)
      }
      expect(await response.text()).toBe('')
    },
  )

  it('is one of the same site when it has its origin', async () => {
    const options = { origin: 'https://saltlark.example' }
    const response = await answerTo(
      { headers: visit },
      redirectTo('https://saltlark.example/away'),
      options,
    )

    expect(response.status).toBe(302)
  })

  it('is one of the same site when a trusted proxy says so', async () => {
    const { ask } = await site((app) => app.use(redirectTo('https://saltlark.example/away')), {
      before: (app) => app.set('trust proxy', true),
    })
    const proxied = { 'X-Forwarded-Host': 'saltlark.example', 'X-Forwarded-Proto': 'https' }

    expect((await ask({ headers: { ...visit, ...proxied } })).status).toBe(302)
    expect((await ask({ headers: visit })).status).toBe(409)
  })

  it('stays as it is where the application says so', async () => {
    const response = await answerTo({ headers: visit }, redirectTo('https://evil.test/'), {
      externalRedirects: false,
    })

    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://evil.test/'])
  })
})

describe('location', () => {
  const leave: RequestHandler = (_request, { inertia }) => inertia.location('https://pay.test/ä')

  it.each(['GET', 'POST', 'PUT', 'DELETE'])('has a %s visit load the page anew', async (method) => {
    const { status, headers } = await answerTo({ method, headers: visit }, leave)

    expect([status, headers.get('x-inertia-location')]).toEqual([409, 'https://pay.test/%C3%A4'])
    expect(headers.has('x-inertia')).toBe(false)
    // With a version, a background visit would not leave.
    expect(headers.has('x-inertia-version')).toBe(false)
  })

  it('has a visit load what is ours and no page, such as a file', async () => {
    const response = await answerTo({ headers: visit }, (_request, { inertia }) =>
      inertia.location('/chart.pdf'),
    )

    expect([response.status, response.headers.get('x-inertia-location')]).toEqual([
      409,
      '/chart.pdf',
    ])
  })

  it.each([
    ['GET', 302],
    ['HEAD', 302],
    ['POST', 303],
    ['PUT', 303],
  ])('redirects a plain %s by %d', async (method, status) => {
    const response = await answerTo({ method }, leave)

    expect([response.status, response.headers.get('location')]).toEqual([
      status,
      'https://pay.test/%C3%A4',
    ])
  })
})

async function withBody(answer: Promise<Response>) {
  const response = await answer
  return { headers: response.headers, text: await response.text() }
}
