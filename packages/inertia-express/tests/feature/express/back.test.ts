import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import type { PreviousAddress } from '../../../src/express/options.ts'
import { pageReferer } from '../../../src/express/previous-page.ts'
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

describe('the page that a request says it comes from', () => {
  it.each([
    ['http://HOST/knots?a=1#bowline', '/knots?a=1'],
    ['http://evil.test/knots', null],
    ['http://HOST//evil.test', null],
    ['nowhere', null],
  ])('is one of ours, by path and query: %s', async (referer, expected) => {
    const response = await answerTo({ headers: { Referer: referer } }, (request, answer) => {
      answer.json(pageReferer(request) ?? null)
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

describe('an empty answer to a visit', () => {
  const referer = { ...visit, Referer: 'http://HOST/list' }

  it.each<[string, RequestHandler]>([
    ['200', (_request, response) => void response.end()],
    ['200 with an empty text', (_request, response) => void response.send('')],
    ['204', (_request, response) => void response.sendStatus(204)],
    ['204 with a written head', (_request, response) => void response.writeHead(204).end()],
  ])('leads back: %s', async (_what, handler) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await answerTo({ method, headers: referer }, handler)

      expect([response.status, response.headers.get('location')]).toEqual([303, '/list'])
      expect(await response.text()).toBe('')
    }
  })

  it('keeps what is flashed', async () => {
    const { ask, store } = await site((app) =>
      app.use((_request, response) => {
        response.inertia.flash('success', 'Saved.')
        response.sendStatus(204)
      }),
    )

    await ask({ method: 'POST', headers: visit })

    expect(store.state).toEqual({ flash: { success: 'Saved.' } })
  })

  it('does not lead a page back to itself without end', async () => {
    const response = await answerTo(
      { path: '/', headers: visit },
      (_request, answer) => void answer.end(),
    )

    expect(response.status).toBe(200)
  })

  it.each([
    ['a plain request', {}],
    ['a visit that only asks about it', { method: 'HEAD', headers: visit }],
  ])('stays as it is for %s', async (_what, asked) => {
    const response = await answerTo(asked, (_request, answer) => void answer.end())

    expect(response.status).toBe(200)
  })

  it('is not one that comes in pieces', async () => {
    const response = await answerTo({ headers: visit }, (_request, answer) => {
      answer.write('one ')
      answer.end('two')
    })

    expect([response.status, await response.text()]).toEqual([200, 'one two'])
  })

  it('ends also for who writes on: nothing of it is sent', async () => {
    const told: string[] = []
    const response = await answerTo({ method: 'DELETE', headers: referer }, (_request, answer) => {
      answer.statusCode = 204
      answer.write('one', () => told.push('written'))
      answer.end('two', () => told.push('ended'))
    })

    expect([response.status, await response.text()]).toEqual([303, ''])
    expect(told).toEqual(['written', 'ended'])
  })
})
