import { createRequire } from 'node:module'
import type { Express, RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import type { FlashStore } from '../../../src/express/exchange.ts'
import { sessionFlash } from '../../../src/express/session-flash.ts'
import { cookieFlash } from '../../../src/http/cookie-flash.ts'
import type { CookieFlashOptions } from '../../../src/http/cookie-flash.ts'
import type { FlashedState } from '../../../src/protocol/page-object.ts'
import { show, site, visit } from './adapter.ts'

// Its types would give every request of this project a session.
const session = createRequire(import.meta.url)('express-session') as (
  options: object,
) => RequestHandler

const secret = 'a long text for tests'

/** Pages and a form, and one browser that keeps its cookies. */
async function browserOf(flashStore: FlashStore, before?: (app: Express) => void) {
  const { ask } = await site(
    (app) => {
      app.get('/page', (_request, response) => show(response))
      app.post('/form', (_request, response) => {
        response.inertia.flash('notice', 'Saved').errors({ name: 'Too short' }).back('/page')
      })
    },
    { options: { flashStore }, ...(before && { before }) },
  )
  const cookies = new Map<string, string>()
  return {
    cookies,
    async ask(path: string, method = 'GET') {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const response = await ask({ path, method, headers: { ...visit, cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    },
    async shown() {
      const page = (await (await this.ask('/page')).json()) as {
        readonly flash?: object
        readonly props: { readonly errors: object }
      }
      return { flash: page.flash, errors: page.props.errors }
    },
  }
}

const flashed = { flash: { notice: 'Saved' }, errors: { name: 'Too short' } }
const nothing = { flash: undefined, errors: {} }

interface Stored {
  readonly where: string
  readonly make: () => FlashStore
  /** What the store needs before the adapter. */
  readonly before?: (app: Express) => void
}

const stores: readonly Stored[] = [
  { where: 'a signed cookie', make: () => cookieFlash({ secret }) },
  {
    where: 'the session of express-session',
    make: () => sessionFlash(),
    before: (app) => app.use(session({ secret, resave: false, saveUninitialized: false })),
  },
  { where: 'a store that answers later', make: slowStore },
]

describe.each(stores)('flash in $where', ({ make, before }) => {
  it('is there for the next page, once', async () => {
    const browser = await browserOf(make(), before)

    expect((await browser.ask('/form', 'POST')).headers.get('location')).toBe('/page')
    expect(await browser.shown()).toEqual(flashed)
    expect(await browser.shown()).toEqual(nothing)
  })

  it('leaves no trace where nothing is flashed', async () => {
    const browser = await browserOf(make(), before)

    expect((await browser.ask('/page')).headers.getSetCookie()).toEqual([])
  })
})

describe('the signed cookie', () => {
  it('counts as none when it was changed, is old, or was signed with a secret of before', async () => {
    let time = 0
    const keep = async (options: Partial<CookieFlashOptions>) => {
      const browser = await browserOf(cookieFlash({ secret, now: () => time, ...options }))
      await browser.ask('/form', 'POST')
      return browser
    }
    const [changed, old] = [await keep({}), await keep({ maxAge: 1000 })]
    const [name = '', value = ''] = [...changed.cookies][0] ?? []
    changed.cookies.set(
      name,
      value.replace(/^./, (first) => (first === 'W' ? 'X' : 'W')),
    )
    time = 1000

    expect(await changed.shown()).toEqual(nothing)
    expect(await old.shown()).toEqual(nothing)
  })

  it('is believed for every secret, and signed with the first', async () => {
    const before = await browserOf(cookieFlash({ secret: 'old' }))
    await before.ask('/form', 'POST')
    const later = await browserOf(cookieFlash({ secret: ['new', 'old'] }))
    const stranger = await browserOf(cookieFlash({ secret: 'new' }))
    for (const [name, value] of before.cookies) {
      later.cookies.set(name, value)
      stranger.cookies.set(name, value)
    }

    expect(await stranger.shown()).toEqual(nothing)
    expect(await later.shown()).toEqual(flashed)
  })

  it('is read by no script and sent to no other site', async () => {
    const browser = await browserOf(cookieFlash({ secret, name: 'kept', cookie: { secure: true } }))
    const [line] = (await browser.ask('/form', 'POST')).headers.getSetCookie()

    expect(line).toMatch(
      /^kept=[\w-]+\.[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=lax$/,
    )
  })

  it('is not written longer than browsers keep it', async () => {
    const { ask } = await site(
      (app) => {
        app.post('/form', (_request, response) => {
          response.inertia.flash('notice', 'x'.repeat(4000)).back()
        })
        app.use(((error: Error, _request, response, _next) => {
          response.status(500).send(error.message)
        }) as import('express').ErrorRequestHandler)
      },
      { options: { flashStore: cookieFlash({ secret }) } },
    )
    const response = await ask({ path: '/form', method: 'POST' })

    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringMatching(
        /^Flash and errors take \d+ bytes, and a cookie holds 3800: flash less/,
      ),
    ])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('needs a secret', () => {
    expect(() => cookieFlash({ secret: '' })).toThrow('cookieFlash got no secret')
    expect(() => cookieFlash({ secret: [] })).toThrow('cookieFlash got no secret')
  })
})

describe('a session that is not there', () => {
  it('is told with what to do', async () => {
    const { ask } = await site((app) => app.get('/page', (_, response) => show(response)), {
      options: { flashStore: sessionFlash() },
    })
    const response = await ask({ path: '/page' })

    expect(response.status).toBe(500)
    expect(await response.text()).toContain('mount your session middleware before inertia()')
  })
})

describe('a store that fails', () => {
  it('ends in the error handlers, whether it reads or writes', async () => {
    const failing: FlashStore = {
      read: () => Promise.resolve({}),
      write: () => Promise.reject(new Error('The store is full')),
      clear: () => Promise.resolve(),
    }
    const writing = await browserOf(failing)
    const reading = await browserOf({ ...failing, read: () => Promise.reject(new Error('Gone')) })
    const answers = [await writing.ask('/form', 'POST'), await reading.ask('/page')]

    expect(answers.map(({ status }) => status)).toEqual([500, 500])
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      expect.stringContaining('The store is full'),
      expect.stringContaining('Gone'),
    ])
  })
})

/** Keeps one visitor's state, and takes a turn of the event loop for everything. */
function slowStore(): FlashStore {
  let kept: FlashedState = {}
  const later = () => new Promise<void>((resolve) => void setImmediate(resolve))
  return {
    read: () => later().then(() => kept),
    write: (_request, _response, state) => later().then(() => void (kept = state)),
    clear: () => later().then(() => void (kept = {})),
  }
}
