import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRedirects } from '#server/app/answers.ts'
import { explainRequest } from '#server/console/explain-request.ts'
import type { Site } from '#server/console/explain-request.ts'
import { pageRunner, runWhyCommand } from '#server/console/why.ts'
import { siteRouteRows } from '#server/controllers/development/routes-page.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { routeNames, samplePath } from '../../support/route-samples.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'

let running: TestSite
let site: Site

beforeAll(async () => {
  running = await startSite()
  site = {
    matcher: running.services.matcher,
    redirects: createRedirects(running.services),
    rows: siteRouteRows(),
    isFile: (path) => path !== '/' && existsSync(`public${path}`),
    run: pageRunner(running.services),
  }
})
afterAll(() => running.stop())

describe('what npm run why says', () => {
  it.each([
    // A stream does not end, so its headers have to do.
    ...routeNames.map((name) => [isStream(name) ? 'HEAD' : 'GET', samplePath(name)] as const),
    ['HEAD', '/'],
    ['GET', '/?a=1'],
    ['GET', '/racing?a=1'],
    ['GET', '/Racing?a=B'],
    ['GET', '/RYA-Courses/Theory?a=B'],
    ['HEAD', '/RYA-Courses/Theory'],
    ['GET', '/events/cr-dsp'],
    ['GET', '/knots/?a=1'],
    ['POST', '/knots/?a=1'],
    ['GET', '/%6Bnots'],
    ['GET', '/%'],
    ['GET', '/nowhere'],
    ['GET', '/konts'],
    ['GET', '/logout'],
    ['POST', '/knots'],
    ['PUT', '/cart/items'],
    ['DELETE', '/nowhere'],
    ['POST', '//webhooks/payments/'],
    ['GET', '/images/brand/favicon.svg'],
  ] as const)('of %s %s is what the site does', async (method, address) => {
    const { isPublic, location, status } = explainRequest(method, address, site)

    const { host, origin } = new URL(running.origin)
    const headers = [`Host: ${host}`, `Origin: ${origin}`]
    const answer = await sendRaw(running.origin, `${method} ${address} HTTP/1.1`, ...headers)

    const isPrivate = /private/.test(answer.headers.get('cache-control') ?? '')
    // What only a running action knows is not said, and so not compared.
    expect({ status, location, isPublic }).toEqual({
      status: status && answer.status,
      location: location && answer.headers.get('location'),
      isPublic: isPublic === null ? null : !isPrivate,
    })
  })
})

describe('npm run why', () => {
  it('names route, handler, page, parameters, query, and whether the answer is kept', async () => {
    expect(await why('GET', '/?from=mail')).toEqual({
      code: 0,
      faults: '',
      printed: `
  GET /?from=mail

  Answer   200: the page home
  Route    web.home, / (routes/public.ts:8)
  Handler  page homePage (server/controllers/home.ts)
  Page     home (resources/js/pages/home.tsx)
  Query    ?from=mail
  Cache    public, until the site changes: the page knows nothing of its visitor; private to a visitor with a cookie of ours
`.replace(/public\.ts:\d+/, `public.ts:${lineOf('web.home')}`),
    })
  })

  it.each([
    [['/mail/confirm/AbCdEfGhIjKlMnOpQrStUv'], 'Parameter  token = AbCdEfGhIjKlMnOpQrStUv'],
    [['/up'], "Option   not in the browsers' table"],
    [['/up'], 'Cache    private: an action may know its visitor'],
    [['POST', '/mail/customer-subscribe'], 'Cache    private: something was sent'],
    [['/dashboard'], 'Cache    private: the page is for who is signed in'],
    [['/events?tag=5'], 'Cache    public, for 10 s at most:'],
    [['/knots'], 'Route   '],
    [['post', '/knots'], '405: the path is that of web.info.knots, which POST does not call'],
    [['POST', '/knots'], 'Allow   GET, HEAD'],
    [['POST', '/webhooks/payments/'], 'Route    webhooks.payments, /webhooks/payments'],
    [['POST', '/webhooks/payments'], 'Option   body as its bytes came'],
    [['/konts'], 'Near    /knots'],
    [['/Knots'], '301 to /knots: no route has the path as it is written'],
    [['/racing'], '301 to /sailing-holidays/yacht-racing: the path was given up'],
    [['/knots/'], '301 to /knots: it has slashes or percent escapes too many'],
    [['/%zz'], '400: a percent sign in the path stands for no character'],
    [['/images/brand/favicon.svg'], '200: the file public/images/brand/favicon.svg'],
    [['https://www.example.com/up?a=1'], 'GET /up?a=1'],
    [['https://www.example.com'], 'GET /'],
  ])('answers %j', async (typed, part) => {
    const { code, printed } = await why(...typed)

    expect(code).toBe(0)
    expect(printed).toContain(part)
  })

  it.each([
    [[], "'' is no address of this site; it begins with a slash."],
    [['knots?'], "'knots?' is no address of this site; it begins with a slash."],
    [['FETCH', '/'], "'FETCH' is no method; use GET, HEAD, POST, PUT, PATCH, DELETE."],
    [['GET', '/', '/knots'], "'/knots' is more than one address."],
    [['--verbose', '/'], 'This command has no options.'],
  ])('refuses %j, and says what it takes', async (typed, fault) => {
    const { code, faults, printed } = await why(...typed)

    expect([code, printed]).toEqual([2, ''])
    expect(faults.split('\n')[0]).toBe(fault)
    expect(faults).toContain('npm run why -- [METHOD] "/path?query"')
  })
})

function isStream(name: string): boolean {
  return name === 'development.content-events'
}

async function why(...typed: readonly string[]) {
  const printed: string[] = []
  const faults: string[] = []
  const code = await runWhyCommand(typed, async () => site, {
    print: (text) => printed.push(text),
    printError: (text) => faults.push(text),
    paint: (_style, text) => text,
  })
  return { code, printed: printed.join('\n'), faults: faults.join('\n') }
}

function lineOf(name: string): number | null | undefined {
  return site.rows.find((row) => row.name === name)?.declared.line
}
