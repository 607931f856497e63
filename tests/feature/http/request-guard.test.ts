import { beforeAll, describe, expect, it } from 'vitest'
import { createSiteRoutes } from '#js/lib/site-routes.ts'
import { exchange, sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()
let host: string
beforeAll(async () => {
  host = new URL(site.origin).host
})

const path = "The request's target must be a path."
const post = 'POST /mail/customer-subscribe HTTP/1.1'

/** The answer to a request that begins so, with these lines and the site's own host. */
const ask = (start: string, ...lines: readonly string[]) =>
  sendRaw(site.origin, start, `Host: ${host}`, ...lines)

describe('the Host of a request', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    'may be %s on this machine',
    async (name) => {
      const { port } = new URL(site.origin)
      const answer = await sendRaw(site.origin, 'GET /up HTTP/1.1', `Host: ${name}:${port}`)

      expect(answer.status).toBe(200)
    },
  )

  it.each(['evil.test', 'localhost', 'localhost:1', 'localhost:80@evil.test', 'evil.test:8000'])(
    'may not be %s',
    async (name) => {
      const { status, body } = await sendRaw(site.origin, 'GET / HTTP/1.1', `Host: ${name}`)

      expect([status, body]).toEqual([421, 'This server does not answer for that host.'])
    },
  )

  it('must be there', async () => {
    const old = await sendRaw(site.origin, 'GET / HTTP/1.0')

    expect((await sendRaw(site.origin, 'GET / HTTP/1.1')).status).toBe(400)
    expect([old.status, old.body]).toEqual([400, 'The request names 0 hosts; it must name one.'])
  })

  it('is not believed from X-Forwarded-Host', async () => {
    const { status, body } = await ask('GET /nowhere HTTP/1.1', 'X-Forwarded-Host: evil.test')

    expect(status).toBe(404)
    expect(body).not.toContain('evil.test')
  })
})

describe('a request that no browser sends', () => {
  it.each([
    [
      'a second host',
      'GET / HTTP/1.1',
      'hOST: evil.test',
      'The request names 2 hosts; it must name one.',
    ],
    [
      'its host twice',
      'GET / HTTP/1.1',
      'hOST: localhost',
      'The request names 2 hosts; it must name one.',
    ],
    ['a whole address', 'GET http://evil.test/ HTTP/1.1', 'X-A: 1', path],
    ['an address of ours', 'GET http://localhost/ HTTP/1.1', 'X-A: 1', path],
    ['no address', 'OPTIONS * HTTP/1.1', 'X-A: 1', path],
    ...['xchunked', 'gzip, chunked', 'identity', 'chunked, xchunked'].map(
      (encoding) => [encoding, post, `Transfer-Encoding: ${encoding}`, ''] as const,
    ),
  ] as const)('with %s is 400', async (_what, start, line, words) => {
    const { status, body } = await ask(start, 'Content-Type: application/json', line)

    expect(status).toBe(400)
    expect(body).toContain(words)
  })

  it('because it is larger is refused before it is read', async () => {
    expect((await ask('GET / HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}`)).status).toBe(431)
  })

  it('is answered whole, when it waits to be told to go on behind another', async () => {
    const request = `GET / HTTP/1.1\r\nHost: ${host}\r\n`
    const last = `${request}Expect: 100-continue\r\nConnection: close\r\n\r\n`
    const answers = await exchange(site.origin, `${request}\r\n${last}`)

    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  })
})

describe('a request in pieces', () => {
  const start = [post, 'Content-Type: application/json', 'Accept: application/json']

  it.each([
    ['is read', ['Connection: close'], ['c', '{"email":""}', '0', '', ''], ['HTTP/1.1 422']],
    [
      'smuggles no second one behind a length',
      ['Content-Length: 4'],
      ['0', '', 'GET /up HTTP/1.1', '', ''],
      ['HTTP/1.1 400'],
    ],
  ])('%s', async (_what, lines, pieces, answers) => {
    const chunked = [`Host: ${host}`, ...lines, 'Transfer-Encoding: chunked', '']
    const text = await exchange(site.origin, [...start, ...chunked, ...pieces].join('\r\n'))

    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(answers)
  })
})

it.each(['/Mail/Customer-Subscribe', '/Contact-Us'])(
  'an address in the wrong case is not redirected when it is a form: %s',
  async (path) => {
    expect((await site.visitor().submit(path, { email: '' })).status).toBe(404)
  },
)

describe('an address that cannot be read', () => {
  const message = 'A percent sign in this address stands for no character.'

  it('is 400 in the layout, as a page whose links can be made', async () => {
    const response = await site.visitor().get('/%E0%A4%A?a=%')

    expect(response.status).toBe(400)
    const page = await pageOf(response)
    expect(page).toMatchObject({
      component: 'error',
      url: '/%25E0%25A4%25A?a=%',
      props: { status: 400, message },
    })
    expect(page.props).toHaveProperty('navigationData')
    expect(createSiteRoutes(site.services.browserTable, page.url).isCurrent('web.home')).toBe(false)
  })
})
