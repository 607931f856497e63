import { beforeAll, describe, expect, it } from 'vitest'
import { exchange, sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { startSite } from '../../support/site.ts'

const site = siteOfFile()
let host: string
beforeAll(async () => {
  host = new URL(site.origin).host
})

describe('the Host of a request', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    'may be %s on this machine',
    async (name) => {
      const { port } = new URL(site.origin)

      expect((await sendRaw(site.origin, 'GET /up HTTP/1.1', `Host: ${name}:${port}`)).status).toBe(
        200,
      )
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

  it.each(['evil.test', 'localhost'])('must be there once, and not beside %s', async (other) => {
    const { status, body } = await sendRaw(
      site.origin,
      'GET / HTTP/1.1',
      `Host: ${host}`,
      `hOST: ${other}`,
    )

    expect([status, body]).toEqual([400, 'The request names 2 hosts; it must name one.'])
  })

  it('is not believed from X-Forwarded-Host', async () => {
    const { status, body } = await sendRaw(
      site.origin,
      'GET /nowhere HTTP/1.1',
      `Host: ${host}`,
      'X-Forwarded-Host: evil.test',
      'Accept: text/html',
    )

    expect(status).toBe(404)
    expect(body).not.toContain('evil.test')
  })
})

describe('the target of a request', () => {
  it.each(['http://evil.test/', 'http://localhost/', '*'])('may not be %s', async (target) => {
    const method = target === '*' ? 'OPTIONS' : 'GET'

    const { status, body } = await sendRaw(
      site.origin,
      `${method} ${target} HTTP/1.1`,
      `Host: ${host}`,
    )

    expect([status, body]).toEqual([400, "The request's target must be a path."])
  })
})

describe('the transfer encoding of a request', () => {
  const start = ['POST /mail/customer-subscribe HTTP/1.1', 'Content-Type: application/json']

  it.each(['xchunked', 'gzip, chunked', 'identity', 'chunked, xchunked'])(
    'may not be %s',
    async (encoding) => {
      const { status } = await sendRaw(
        site.origin,
        ...start,
        `Host: ${host}`,
        `Transfer-Encoding: ${encoding}`,
      )

      expect(status).toBe(400)
    },
  )

  it('may be chunked', async () => {
    const text = await exchange(
      site.origin,
      [
        ...start,
        `Host: ${host}`,
        'Accept: application/json',
        'Connection: close',
        'Transfer-Encoding: chunked',
        '',
        'c',
        '{"email":""}',
        '0',
        '',
        '',
      ].join('\r\n'),
    )

    expect(text).toMatch(/^HTTP\/1\.1 422 /)
  })

  it('cannot smuggle a second request behind a length', async () => {
    const text = await exchange(
      site.origin,
      [
        ...start,
        `Host: ${host}`,
        'Content-Length: 4',
        'Transfer-Encoding: chunked',
        '',
        '0',
        '',
        'GET /up HTTP/1.1',
        '',
        '',
      ].join('\r\n'),
    )

    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  })
})

describe('a request that is larger than any browser sends', () => {
  it('is refused before it is read', async () => {
    const { status } = await sendRaw(
      site.origin,
      'GET / HTTP/1.1',
      `Host: ${host}`,
      `X-Long: ${'x'.repeat(20_000)}`,
    )

    expect(status).toBe(431)
  })
})

describe('a public site', () => {
  it('answers for its own host alone, and tells browsers to insist on https', async () => {
    const production = await startSite({
      environment: 'production',
      variables: {
        APP_URL: 'https://www.example.com',
        APP_KEY: 'a-key-of-more-than-thirty-two-characters',
        MAIL_URL: 'log:',
      },
    })

    const own = await sendRaw(production.origin, 'GET / HTTP/1.1', 'Host: www.example.com')
    const local = await sendRaw(production.origin, 'GET / HTTP/1.1', `Host: localhost`)
    await production.stop()

    expect([own.status, local.status]).toEqual([200, 421])
    expect(own.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(own.body).toContain('rel="canonical" href="https://www.example.com/"')
  })
})
