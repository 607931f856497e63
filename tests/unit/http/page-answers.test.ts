import type { Request } from 'express'
import { describe, expect, it } from 'vitest'
import { createCookies } from '#server/http/cookies.ts'
import { matchRoute } from '#server/http/handlers.ts'
import { pageAnswers } from '#server/http/page-answers.ts'
import type { SharedCache } from '#server/http/page-answers.ts'
import { get, page as pageAt, post } from '#server/routing/define.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import { page } from '#server/site/page.ts'
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
const nobody = 'private, no-store'

it.each<[string, string, PageResult, string, string]>([
  ['GET', '/contact', knots, 'no-cache', 'its form is sent elsewhere'],
  ['GET', '/confirm', knots, nobody, 'an action answers, which may know its visitor'],
  ['GET', '/knots', failed, nobody, 'it tells of a fault'],
])('%s %s of %o may be kept by caches as %s: %s', async (method, path, result, policy) => {
  expect((await answerTo(method, path, result)).headers.get('cache-control')).toBe(policy)
})

describe('a cache in front of the site', () => {
  const links = '</build/app.css>; rel=preload; as=style'
  const ask = async (method: string, path: string, result: PageResult, failures = () => 0) => {
    const sharedCache = { linksOf: () => links, failures }
    return (await answerTo(method, path, result, sharedCache)).headers
  }

  it.each<[string, PageResult, string, string | null, string]>([
    ['/knots', knots, 'public, max-age=0, s-maxage=9, must-revalidate', links, 'all get it'],
    ['/dates', knots, 'no-cache', links, 'it shows places, and is ten seconds old already'],
    ['/unknown', { ...knots, status: 404 }, 'no-cache', links, 'nothing is there'],
    ['/dashboard', knots, nobody, null, 'it is not for everybody'],
  ])('may give %s %o again as %s, with the files %s: %s', async (path, result, policy, files) => {
    const headers = await ask('GET', path, result)

    expect([headers.get('cache-control'), headers.get('link')]).toEqual([policy, files])
  })

  it('may not give a page again that was left to the browser to render', async () => {
    let count = 0

    const headers = await ask('GET', '/knots', knots, () => (count += 1))

    expect(headers.get('cache-control')).toBe('no-cache')
  })
})

describe('search engines', () => {
  it.each([
    ['/search', knots, 'its route is not to be listed'],
    ['/dashboard', knots, 'it is not for everybody'],
    ['/confirm', knots, 'an action answers'],
  ])('may not list %s', async (path, result) => {
    expect(await robotsOf(path, result)).toBe('noindex, follow')
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
  sharedCache: SharedCache | null = null,
): Promise<Response> {
  const content = { company, pictures: {}, navigation: {} }
  const site = { content, isSeasonal: false, letters: [] } as unknown as Site
  const source: SiteSource = { current: () => site }
  const origin = await served((app) => {
    app.use(matchRoute(createMatcher(table, {})))
    app.use((request, response, next) => {
      request.signedIn = async () => null
      // The adapter's part: here it sends what it is given.
      const render = async (component: string, props: object, settings: object) =>
        void response.json({ component, props, settings })
      Object.assign(response, { inertia: { render, isVisit: false } })
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
