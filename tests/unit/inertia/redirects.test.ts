import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { answerTo, showKnots, visit } from './adapter.ts'

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

describe('any answer', () => {
  it.each([{}, visit])('to %o says that it depends on X-Inertia', async (headers) => {
    expect((await answerTo(headers, showKnots)).headers.get('vary')).toBe('X-Inertia')
  })
})
