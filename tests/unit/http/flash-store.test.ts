import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { createCookies } from '#server/http/cookies.ts'
import { cookieFlashStore } from '#server/http/flash.ts'
import { createSigner } from '#server/signing/signer.ts'
import { served } from '../../support/served.ts'

const signer = createSigner(['a-key-of-more-than-thirty-two-characters'])
const state = {
  flash: { success: 'Saved, “Ada”; thank you.' },
  errors: { default: { email: 'No' } },
}

describe('one-shot state in a cookie', () => {
  it('comes back as it was written', async () => {
    const store = cookieFlashStore(createCookies(false), signer)
    const cookie = await cookieBy((request, response) => store.write(request, response, state))

    expect(await readBack(cookie)).toEqual(state)
  })

  it('is signed, kept for ten minutes and out of the reach of scripts', async () => {
    const store = cookieFlashStore(createCookies(false), signer)
    const cookie = await cookieBy((request, response) => store.write(request, response, state))

    expect(cookie).toMatch(
      /^flash=[\w-]+\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('counts as none when there is no cookie', async () => {
    expect(await readBack('theme=dark')).toEqual({})
  })

  it.each([
    ['changed', (value: string) => `A${value.slice(1)}`],
    ['cut short', (value: string) => value.slice(0, -1)],
    ['emptied', () => ''],
    [
      'written by a stranger',
      () => Buffer.from('{"flash":{"success":"You won"}}').toString('base64'),
    ],
  ])('counts as none when it was %s', async (_how, forge) => {
    const store = cookieFlashStore(createCookies(false), signer)
    const cookie = await cookieBy((request, response) => store.write(request, response, state))
    const [value = ''] = cookie.slice('flash='.length).split(';')

    expect(await readBack(`flash=${forge(value)}`)).toEqual({})
  })

  it('counts as none when it was signed for something else', async () => {
    const cookie = `flash=${signer.sign('other', JSON.stringify(state))}`

    expect(await readBack(cookie)).toEqual({})
  })

  it('is taken back when a page has shown it, and only then a cookie is set', async () => {
    const store = cookieFlashStore(createCookies(false), signer)
    const clear: RequestHandler = (request, response) => store.clear(request, response)

    expect(await cookieBy(clear, 'flash=anything')).toMatch(/^flash=; Max-Age=0;/)
    expect(await cookieBy(clear, 'theme=dark')).toBe('')
  })
})

describe('what is remembered beside it', () => {
  const remembered = { intended: '/knots?a=1', email: 'ada@example.com' }

  it('stays when a page has shown what was flashed', async () => {
    const store = cookieFlashStore(createCookies(false), signer)
    const both = await cookieBy((request, response) => {
      store.write(request, response, state)
      store.remember(request, response, remembered)
    })
    const shown = await cookieBy((request, response) => store.clear(request, response), both)

    expect(await readBack(both)).toEqual(state)
    expect(await readBack(shown)).toEqual({})
    expect(await rememberedIn(shown)).toEqual(remembered)
  })

  it('stays when more is flashed, and is in one cookie with it', async () => {
    const store = cookieFlashStore(createCookies(false), signer)
    const first = await cookieBy((request, response) =>
      store.remember(request, response, remembered),
    )
    const more = await cookieBy((request, response) => store.write(request, response, state), first)

    expect(more.split('\n')).toHaveLength(1)
    expect(await readBack(more)).toEqual(state)
    expect(await rememberedIn(more)).toEqual(remembered)
  })

  it('is kept for ten minutes more, each time that it is kept again', async () => {
    const store = cookieFlashStore(createCookies(false), signer)
    const again = await cookieBy((request, response) =>
      store.remember(request, response, remembered),
    )

    expect(again).toMatch(/; Max-Age=600;/)
  })

  it('takes the cookie along when nothing is left', async () => {
    const store = cookieFlashStore(createCookies(false), signer)
    const forget: RequestHandler = (request, response) => store.remember(request, response, {})

    expect(await cookieBy(forget, 'flash=anything')).toMatch(/^flash=; Max-Age=0;/)
    expect(await cookieBy(forget)).toBe('')
  })

  it('counts as none when it was changed', async () => {
    expect(await rememberedIn('flash=eyJyZW1lbWJlcmVkIjp7fX0.forged')).toEqual({})
  })
})

async function rememberedIn(cookie: string): Promise<unknown> {
  const store = cookieFlashStore(createCookies(false), signer)
  const origin = await served((app) =>
    app.use((request, response) => {
      response.json(store.remembered(request))
    }),
  )
  const [pair = ''] = cookie.split(';')
  return (await fetch(origin, { headers: { Cookie: pair } })).json()
}

async function readBack(cookie: string): Promise<unknown> {
  const store = cookieFlashStore(createCookies(false), signer)
  const origin = await served((app) =>
    app.use((request, response) => {
      response.json(store.read(request))
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
