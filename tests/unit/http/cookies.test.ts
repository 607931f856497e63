import type { Request, Response } from 'express'
import { describe, expect, it } from 'vitest'
import { createCookies } from '#server/http/cookies.ts'
import { served } from '../../support/served.ts'

const plain = createCookies(false)
const secure = createCookies(true)

describe('a cookie of ours', () => {
  it('is for our own pages only and for no script, and over https for this host alone', async () => {
    const lines = await setBy((response) => {
      plain.set(response, 'cart', 'c1')
      plain.set(response, 'flash', 'f1', 600)
      secure.set(response, 'cart', 'c1')
      secure.clear(response, 'session')
    })

    expect(lines).toEqual([
      'cart=c1; Path=/; HttpOnly; SameSite=Lax',
      'flash=f1; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
      '__Host-cart=c1; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
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
  it.each([
    ['flash=f1; cart=c%201', 'c 1', undefined],
    ['cart2=c1', undefined, undefined],
    ['', undefined, undefined],
    ['__Host-cart=c1', undefined, 'c1'],
  ])('"%s" have a cart %s, and over https, by its whole name, %s', (header, value, secured) => {
    expect(plain.read(requestWith(header), 'cart')).toBe(value)
    expect(secure.read(requestWith(header), 'cart')).toBe(secured)
  })

  it.each([
    ['', false, false],
    ['_ga=1; theme=dark', false, false],
    ['constructor=1; __proto__=2; toString=3', false, false],
    ['_ga=1; cart=c1', true, false],
    ['cart=', true, false],
    ['cart=c1; flash=f1', true, true],
    ['session=', true, true],
  ])('"%s" hold one of ours: %s, and one that fills pages: %s', (header, hasAny, fillsPages) => {
    expect(plain.hasAny(requestWith(header))).toBe(hasAny)
    expect(plain.fillsPages(header)).toBe(fillsPages)
  })
})

function requestWith(cookie: string): Request {
  return { headers: { cookie } } as Request
}

async function setBy(act: (response: Response) => void): Promise<string[]> {
  const origin = await served((app) =>
    app.use((_request, response) => {
      act(response)
      response.end()
    }),
  )
  return (await fetch(origin)).headers.getSetCookie()
}
