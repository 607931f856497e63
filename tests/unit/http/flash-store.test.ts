import type { Request, RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { createCookies } from '#server/http/cookies.ts'
import { cookieFlashStore } from '#server/http/flash.ts'
import { createSigner } from '#server/signing/signer.ts'
import { served } from '../../support/served.ts'

const signer = createSigner(['a-key-of-more-than-thirty-two-characters'])
const store = cookieFlashStore(createCookies(false), signer)
const written: RequestHandler = (request, response) => store.write(request, response, state)
const shown: RequestHandler = (request, response) => store.clear(request, response)
const state = {
  flash: { success: 'Saved, “Ada”; thank you.' },
  errors: { default: { email: 'No' } },
}

describe('one-shot state in a cookie', () => {
  it('comes back as it was written, signed, for ten minutes and out of the reach of scripts', async () => {
    const cookie = await cookieBy(written)

    expect(await readBack(cookie)).toEqual(state)
    expect(cookie).toMatch(
      /^flash=[\w-]+\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('counts as none when it was cut short, or signed for something else', async () => {
    const [whole = ''] = (await cookieBy(written)).split(';')
    const other = `flash=${signer.sign('other', JSON.stringify(state))}`

    for (const cookie of [whole.slice(0, -1), other]) expect(await readBack(cookie)).toEqual({})
  })
})

describe('what is remembered beside it', () => {
  const remembered = { intended: '/knots?a=1', email: 'ada@example.com' }
  const kept: RequestHandler = (request, response) => store.remember(request, response, remembered)

  it('stays when a page has shown what was flashed', async () => {
    const both = await cookieBy((request, response) => {
      store.write(request, response, state)
      store.remember(request, response, remembered)
    })
    const rest = await cookieBy(shown, both)

    expect(await readBack(both)).toEqual(state)
    expect(await readBack(rest)).toEqual({})
    expect(await rememberedIn(rest)).toEqual(remembered)
  })

  it('stays for ten minutes more when more is flashed, in one cookie with it', async () => {
    const more = await cookieBy(written, await cookieBy(kept))

    expect(more).toMatch(/^flash=[^\n]+; Max-Age=600;[^\n]+$/)
    expect(await readBack(more)).toEqual(state)
    expect(await rememberedIn(more)).toEqual(remembered)
  })

  it('takes the cookie along when nothing is left', async () => {
    const forget: RequestHandler = (request, response) => store.remember(request, response, {})

    expect(await cookieBy(forget, 'flash=anything')).toMatch(/^flash=; Max-Age=0;/)
    expect(await cookieBy(forget)).toBe('')
  })
})

const rememberedIn = (cookie: string) => answerTo(cookie, (request) => store.remembered(request))
const readBack = (cookie: string) => answerTo(cookie, (request) => store.read(request))

/** What a handler makes of a request with a cookie. */
async function answerTo(cookie: string, read: (request: Request) => unknown): Promise<unknown> {
  const origin = await served((app) =>
    app.use((request, response) => {
      response.json(read(request))
    }),
  )
  const [pair = ''] = cookie.split(';')
  return (await fetch(origin, { headers: { Cookie: pair } })).json()
}

/** The Set-Cookie lines that come of a handler. */
async function cookieBy(act: RequestHandler, sent = 'theme=dark'): Promise<string> {
  const origin = await served((app) => {
    app.use((request, response) => {
      void act(request, response, () => undefined)
      response.end()
    })
  })
  const [pair = ''] = sent.split(';')
  const response = await fetch(origin, { headers: { Cookie: pair } })
  return response.headers.getSetCookie().join('\n')
}
