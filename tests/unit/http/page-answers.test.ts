import type { Request } from 'express'
import { describe, expect, it } from 'vitest'
import type { SignedIn } from '#server/auth/account.ts'
import { createCookies } from '#server/http/cookies.ts'
import { matchRoute } from '#server/http/handlers.ts'
import { pageAnswers } from '#server/http/page-answers.ts'
import type { SharedCache } from '#server/http/page-answers.ts'
import { get, page as pageAt, post } from '#server/routing/define.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import { notFound, page, redirect } from '#server/site/page.ts'
import type { PageResult } from '#server/site/page.ts'
import type { Site, SiteSource } from '#server/site/site.ts'
import { company } from '../../support/company.ts'
import { served } from '../../support/served.ts'

const table = {
  knots: pageAt('/knots'),
  dates: pageAt('/dates', { cache: { seconds: 10 } }),
  search: pageAt('/search', { indexed: false }),
  dashboard: pageAt('/dashboard', { visitor: 'signed-in' }),
  confirm: get('/confirm'),
  contact: pageAt('/contact'),
  'contact.store': post('/contact'),
}
const knots = page('error', { status: 200, title: 'Knots', message: '' }, { isIndexed: true })
const failed: PageResult = { ...knots, status: 503 }

describe('a page may be kept by caches', () => {
  it.each([
    ['GET', '/knots', knots],
    ['HEAD', '/knots', knots],
    ['GET', '/contact', knots],
    ['GET', '/unknown', { ...knots, status: 404 }],
  ])('when it is for everybody: %s %s', async (method, path, result) => {
    expect((await answerTo(method, path, result)).headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    ['GET', '/dashboard', knots, 'it is for one who is signed in'],
    ['GET', '/confirm', knots, 'an action answers, which may know its visitor'],
    ['POST', '/contact', knots, 'something was sent'],
    ['GET', '/knots', failed, 'it tells of a fault'],
  ])('but not %s %s: %s', async (method, path, result) => {
    expect((await answerTo(method, path, result)).headers.get('cache-control')).toBe(
      'private, no-store',
    )
  })
})

describe('a cache in front of the site', () => {
  const links = '</build/app.css>; rel=preload; as=style'
  const ask = async (method: string, path: string, result: PageResult, failures = () => 0) => {
    const sharedCache = { linksOf: () => links, failures }
    return (await answerTo(method, path, result, undefined, sharedCache)).headers
  }

  it.each(['GET', 'HEAD'])('may give a page that everybody gets again, by %s', async (method) => {
    const headers = await ask(method, '/knots', knots)

    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=9, must-revalidate')
    expect(headers.get('link')).toBe(links)
  })

  it.each([
    ['/dates', knots, 'it shows places, and is ten seconds old already'],
    ['/unknown', { ...knots, status: 404 }, 'nothing is there'],
  ])('may not give %s again: %s', async (path, result) => {
    expect((await ask('GET', path, result)).get('cache-control')).toBe('no-cache')
  })

  it('may not give a page again that was left to the browser to render', async () => {
    let count = 0

    const headers = await ask('GET', '/knots', knots, () => (count += 1))

    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    ['GET', '/dashboard', knots],
    ['POST', '/contact', knots],
    ['GET', '/knots', failed],
  ])('is told nothing of what is not for everybody: %s %s', async (method, path, result) => {
    const headers = await ask(method, path, result)

    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.has('link')).toBe(false)
  })
})

describe('search engines', () => {
  it('may list a page when both it and its route allow that', async () => {
    expect(await robotsOf('/knots', knots)).toBe('index, follow')
  })

  it.each([
    ['/search', knots, 'its route is not to be listed'],
    ['/dashboard', knots, 'it is not for everybody'],
    ['/confirm', knots, 'an action answers'],
    ['/knots', { ...knots, meta: { isIndexed: false } }, 'it says so itself'],
  ])('may not list %s', async (path, result) => {
    expect(await robotsOf(path, result)).toBe('noindex, follow')
  })
})

describe('what a page handler answers', () => {
  it('is a page with its own props and those of every page', async () => {
    const { component, props } = await (await answerTo('GET', '/knots?a=1', knots)).json()

    expect(component).toBe('error')
    expect(props).toMatchObject({
      title: 'Knots',
      user: null,
      company,
      ziggy: { location: 'https://www.example.com/knots?a=1' },
    })
  })

  it('may be a redirect', async () => {
    const response = await answerTo('GET', '/knots', redirect('/contact', 301))

    expect([response.status, response.headers.get('location')]).toEqual([301, '/contact'])
  })

  it('may be that there is nothing', async () => {
    expect((await answerTo('GET', '/knots', notFound())).status).toBe(404)
  })
})

describe('a page for somebody who is signed in', () => {
  const ada: SignedIn = {
    sessionId: 's-1',
    user: { id: 'u-1', name: 'Ada Marlowe', email: 'ada@example.com', role: 'staff' },
    confirmedAt: null,
  }

  it('says who they are, and no more of them than a browser may know', async () => {
    const { props } = await (await answerTo('GET', '/knots', knots, async () => ada)).json()

    expect(props.user).toEqual({ id: 'u-1', name: 'Ada Marlowe', email: 'ada@example.com' })
  })

  it('is encrypted in the history', async () => {
    const mine = await answerTo('GET', '/knots', knots, async () => ada)
    const anybodys = await answerTo('GET', '/knots', knots)

    expect(await mine.json()).toMatchObject({ settings: { encryptHistory: true } })
    expect((await anybodys.json()).settings).not.toHaveProperty('encryptHistory')
  })

  it('is shown as to nobody while sessions cannot be looked up', async () => {
    const response = await answerTo('GET', '/knots', knots, () => Promise.reject(new Error('down')))

    expect(response.status).toBe(200)
    expect((await response.json()).props.user).toBeNull()
  })
})

async function robotsOf(path: string, result: PageResult): Promise<string | undefined> {
  const { props } = await (await answerTo('GET', path, result)).json()
  const head = (props.head as string[]).join('')
  return /name="robots" content="([^"]*)"/.exec(head)?.[1]
}

async function answerTo(
  method: string,
  path: string,
  result: PageResult,
  signedIn: () => Promise<SignedIn | null> = async () => null,
  sharedCache: SharedCache | null = null,
): Promise<Response> {
  const content = { company, pictures: {}, navigation: {} }
  const site = { content, isSeasonal: false } as unknown as Site
  const source: SiteSource = { current: () => site }
  const origin = await served((app) => {
    app.use(matchRoute(createMatcher(table, {})))
    app.use((request, response, next) => {
      request.signedIn = signedIn
      // The adapter's part: here it sends what it is given.
      const render = async (component: string, props: object, settings: object) =>
        void response.json({ component, props, settings })
      Object.assign(response, { inertia: { render } })
      next()
    })
    app.use(
      pageAnswers({
        site: source,
        appUrl: 'https://www.example.com',
        cookies: createCookies(true),
        isForSearchEngines: true,
        sharedCache,
        canEncrypt: true,
        pathOf: () => null,
      }),
    )
    app.use((_request: Request, response) => response.page(result))
  })
  return fetch(origin + path, { method, redirect: 'manual' })
}
