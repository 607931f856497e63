import type { Request, Response } from 'express'
import { describe, expect, it } from 'vitest'
import { createCookies } from '#server/http/cookies.ts'
import { served } from '../../support/served.ts'

const plain = createCookies(false)
const secure = createCookies(true)

describe('a cookie of ours', () => {
  it.each<[string, (response: Response) => void, string]>([
    [
      'is for our own pages only, and for no script',
      (to) => plain.set(to, 'cart', 'c1'),
      'cart=c1; Path=/; HttpOnly; SameSite=Lax',
    ],
    [
      'lasts as long as it is told to',
      (to) => plain.set(to, 'flash', 'f1', 600),
      'flash=f1; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
    ],
    [
      'over https belongs to this host alone',
      (to) => secure.set(to, 'session', 's1'),
      '__Host-session=s1; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
    [
      'is taken back under its whole name',
      (to) => secure.clear(to, 'session'),
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
  ])('%s', async (_, act, line) => {
    expect(await setBy(act)).toEqual([line])
  })

  it('is sent once, however often it is set: the last word wins', async () => {
    const lines = await setBy((response) => {
      plain.set(response, 'cart', 'c1')
      plain.set(response, 'flash', 'f1')
      plain.clear(response, 'flash')
      plain.set(response, 'flash', 'f2')
    })

    expect(lines.map((line) => line.split(';')[0])).toEqual(['cart=c1', 'flash=f2'])
  })
})

describe('the cookies of a request', () => {
  it('are read by their short names', async () => {
    const read = (request: Request) => plain.read(request, 'cart')

    expect(await answerTo('flash=f1; cart=c%201', read)).toBe('c 1')
    expect(await answerTo('cart2=c1', read)).toBeNull()
    expect(await answerTo('', read)).toBeNull()
  })

  it('over https count only under their whole names', async () => {
    const read = (request: Request) => secure.read(request, 'cart')

    expect(await answerTo('__Host-cart=c1', read)).toBe('c1')
    expect(await answerTo('cart=c1', read)).toBeNull()
  })

  it.each([
    ['', false],
    ['_ga=1; theme=dark', false],
    ['constructor=1; __proto__=2; toString=3', false],
    ['theme=dark; flash=f1', true],
    ['cart=', true],
    ['session=s1', true],
  ])('"%s" hold one of ours: %s', async (header, expected) => {
    expect(await answerTo(header, (request) => plain.hasAny(request))).toBe(expected)
  })

  it.each([
    ['', false],
    ['_ga=1; cart=c1', false],
    ['cart=c1; flash=f1', true],
    ['session=', true],
  ])('"%s" hold one that fills pages: %s', async (header, expected) => {
    expect(await answerTo(header, (request) => plain.fillsPages(request.headers.cookie))).toBe(
      expected,
    )
  })
})

async function setBy(act: (response: Response) => void): Promise<string[]> {
  const origin = await served((app) =>
    app.use((_request, response) => {
      act(response)
      response.end()
    }),
  )
  return (await fetch(origin)).headers.getSetCookie()
}

async function answerTo(cookie: string, ask: (request: Request) => unknown): Promise<unknown> {
  const origin = await served((app) =>
    app.use((request, response) => {
      response.json(ask(request) ?? null)
    }),
  )
  return (await fetch(origin, { headers: cookie === '' ? {} : { Cookie: cookie } })).json()
}
