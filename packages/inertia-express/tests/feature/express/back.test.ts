import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import type { PreviousAddress } from '../../../src/express/exchange.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { answerTo, partial, show, showKnots, site, visit } from './adapter.ts'

const back: RequestHandler = (_request, { inertia }) => inertia.back('/home')
const canBeOpened = (address: string) => address !== '/subscribe'

describe('going back', () => {
  it.each([
    ['http://HOST/knots?a=1#bowline', '/knots?a=1'],
    ['http://HOST/', '/'],
    ['http://evil.test/knots', '/home'],
    ['http://HOST.evil.test/', '/home'],
    ['http://evil.test/http://HOST/', '/home'],
    ['http://HOST@evil.test/', '/home'],
    ['http://HOST//evil.test', '/home'],
    ['http://HOST/.//evil.test', '/home'],
    [String.raw`http://HOST/\evil.test`, '/home'],
    ['javascript:alert(1)', '/home'],
    ['/knots', '/home'],
    ['//evil.test', '/home'],
    ['http://HOST/subscribe', '/home'],
    ['not an address', '/home'],
    ['', '/home'],
  ])('from %s leads to %s', async (referer, expected) => {
    for (const headers of [visit, {}]) {
      const response = await answerTo(
        { method: 'POST', headers: { ...headers, Referer: referer } },
        back,
        { canBeOpened },
      )

      expect([response.status, response.headers.get('location')]).toEqual([303, expected])
    }
  })

  it.each([
    ['by what the proxy says', {}, true],
    ['by the option', { origin: 'https://saltlark.example' }, false],
  ])(
    'behind a proxy that asks another host knows the site, %s',
    async (_how, options, isTrusted) => {
      const headers = {
        ...visit,
        Referer: 'https://saltlark.example/knots?a=1',
        'X-Forwarded-Host': 'saltlark.example',
        'X-Forwarded-Proto': 'https',
      }
      const { ask } = await site((app) => app.use(back), {
        options,
        before: (app) => app.set('trust proxy', isTrusted),
      })

      const response = await ask({ method: 'POST', headers })

      expect(response.headers.get('location')).toBe('/knots?a=1')
    },
  )

  it('takes no proxy at its word that is not trusted', async () => {
    const headers = { Referer: 'https://evil.test/knots', 'X-Forwarded-Host': 'evil.test' }

    expect((await answerTo({ method: 'POST', headers }, back)).headers.get('location')).toBe(
      '/home',
    )
  })

  it('leads to the start where nothing else is said', async () => {
    const response = await answerTo({ method: 'POST' }, (_, { inertia }) => inertia.back())

    expect(response.headers.get('location')).toBe('/')
  })

  it('never leads a page back to itself', async () => {
    const headers = { ...visit, Referer: 'http://HOST/knots?a=1' }

    expect((await answerTo({ headers }, back)).headers.get('location')).toBe('/home')
    const posted = await answerTo({ method: 'POST', headers }, back)
    expect(posted.headers.get('location')).toBe('/knots?a=1')
  })
})

it('a host that makes no origin leads back to no other site, and fails nothing', async () => {
  const { origin } = await site((app) => app.use(back))

  const { status, headers } = await sendRaw(
    origin,
    'POST /form HTTP/1.1',
    'Host: ours.test:99999',
    'Referer: http://evil.test/knots',
    'Content-Length: 0',
  )

  expect([status, headers.get('Location')]).toEqual([303, '/home'])
})

describe('the page that a request says it comes from', () => {
  it.each([
    ['http://HOST/knots?a=1#bowline', '/knots?a=1'],
    ['http://evil.test/knots', null],
    ['http://HOST//evil.test', null],
    ['nowhere', null],
  ])('is one of ours, by path and query: %s', async (referer, expected) => {
    const response = await answerTo({ headers: { Referer: referer } }, (_request, answer) => {
      answer.json(answer.inertia.referer ?? null)
    })

    expect(await response.json()).toBe(expected)
  })
})

describe('the page that was seen before', () => {
  function remembered(address?: string): PreviousAddress & { address: string | undefined } {
    return {
      address,
      read() {
        return this.address
      },
      write(_request, _response, seen) {
        this.address = seen
      },
    }
  }

  it('is where going back leads when the browser does not say where it comes from', async () => {
    const response = await answerTo({ method: 'POST', headers: visit }, back, {
      previousAddress: remembered('/knots'),
    })

    expect(response.headers.get('location')).toBe('/knots')
  })

  it.each([
    '//evil.test/',
    String.raw`/\evil.test`,
    '/\t/evil.test',
    'https://evil.test',
    '/subscribe',
    '',
  ])('is not believed to be %j', async (address) => {
    const response = await answerTo({ method: 'POST' }, back, {
      previousAddress: remembered(address),
      canBeOpened,
    })

    expect(response.headers.get('location')).toBe('/home')
  })

  it.each([
    ['a visit', { headers: visit }],
    ['a document', {}],
  ])('is remembered when it is shown, as %s', async (_how, asked) => {
    const previousAddress = remembered()
    const { ask } = await site((app) => app.use(showKnots), { options: { previousAddress } })

    await ask({ path: '/knots/?a=1', ...asked })

    expect(previousAddress.address).toBe('/knots/?a=1')
  })

  it.each([
    ['fetched ahead', { headers: { ...visit, Purpose: 'prefetch' } }],
    ['reloaded in part', { headers: partial }],
    ['the answer to a form', { method: 'POST', headers: visit }],
    ['asked for as a picture', { headers: { 'Sec-Fetch-Dest': 'image' } }],
    ['asked for by nobody who reads it', { method: 'HEAD' }],
    ['an error', { path: '/error' }],
    ['a redirect', { path: '/moved' }],
  ])('is not one that is %s', async (_what, asked) => {
    const previousAddress = remembered('/before')
    const { ask } = await site(
      (app) => {
        app.get('/moved', (_request, response) => response.redirect('/knots'))
        app.get('/error', (_request, response) => show(response, {}, { status: 500 }))
        app.use(showKnots)
      },
      { options: { previousAddress } },
    )

    await ask(asked)

    expect(previousAddress.address).toBe('/before')
  })
})
