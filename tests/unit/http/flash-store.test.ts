import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { createCookies } from '#server/http/cookies.ts'
import { cookieFlashStore } from '#server/http/flash-store.ts'
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
  const response = await fetch(origin, { headers: { Cookie: sent } })
  return response.headers.getSetCookie().join('\n')
}
