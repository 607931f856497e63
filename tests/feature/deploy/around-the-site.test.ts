import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import type { ConnectionOptions } from 'node:tls'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticFiles } from '#server/http/static-files.ts'
import { frozenContent } from '../../support/frozen-content.ts'
import { cacheOf, neverKept, onceKept } from '../../support/nginx/cached-answers.ts'
import { siteBehindNginx } from '../../support/nginx/site-behind-nginx.ts'
import type { SiteBehindNginx } from '../../support/nginx/site-behind-nginx.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { textFiles } from '../../support/text-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'saltlark-around-'))
const { read, write, edit } = textFiles(folder)
const built = 'public/build/assets/app-Bx3_9-Qz.js'
const heard: IncomingHttpHeaders[] = []

let site: SiteBehindNginx
beforeAll(async () => {
  cpSync(frozenContent, join(folder, 'content'), { recursive: true })
  for (const name of [built, `${built}.br`, `${built}.gz`]) write(name, name)
  const before = express().use((request, _response, next) => {
    heard.push(request.headers)
    next()
  })
  before.use(staticFiles(join(folder, 'public')))
  site = await siteBehindNginx({ variables: { CONTENT_DIR: join(folder, 'content') }, before })
}, 120_000)
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

describe('the site hears', () => {
  it('who asks and how from nginx alone, and one word of what a browser takes', async () => {
    const forged = {
      'X-Forwarded-For': '198.51.100.7',
      'X-Forwarded-Proto': 'http',
      Forwarded: 'for=x',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Port': '1',
      'X-Inertia-Reset': '',
    }

    await site.visitor().get('/knots', { headers: { ...forged, 'Accept-Encoding': 'gzip, br' } })

    const headers = heard.at(-1) ?? {}
    const told = ['host', 'x-forwarded-for', 'x-forwarded-proto', 'accept-encoding']
    expect(told.map((name) => headers[name])).toEqual([
      'www.example.com',
      '127.0.0.1',
      'https',
      'br',
    ])
    const before = heard.length
    expect((await site.visitor().get('/metrics')).status).toBe(404)
    expect(heard).toHaveLength(before)
    const untold = ['x-forwarded-host', 'x-forwarded-port', 'forwarded', 'x-inertia-reset']
    expect(untold.filter((name) => name in headers)).toEqual([])
  })
})

describe('nginx itself', () => {
  it('lets a payment provider send 256 kB', async () => {
    const tell = (path: string, length: number) =>
      site.visitor().send(path, { method: 'POST', body: 'a'.repeat(length) })

    const most = await tell('/webhooks/payments', 262_144)
    const more = await tell('/webhooks/payments', 262_145)

    expect([most.status, most.headers.has('x-request-id')]).toEqual([404, true])
    expect([more.status, more.headers.has('x-request-id')]).toEqual([413, false])
  })

  it('answers for the one host, sends others on to https, and takes no large bodies', async () => {
    const plain = `http://127.0.0.1:${site.nginx.plainPort}`

    const sent = await sendRaw(plain, 'GET /faq?a=1 HTTP/1.1', 'Host: www.example.com')
    const other = await sendRaw(plain, 'GET / HTTP/1.1', 'Host: elsewhere.example')
    const large = await site.visitor().submit('/contact-us', { message: 'a'.repeat(200_000) })

    expect([sent.status, sent.headers.get('location')]).toEqual([
      308,
      'https://www.example.com/faq?a=1',
    ])
    expect([other.status, other.body]).toEqual([Number.NaN, ''])
    await expect(site.ask('https://elsewhere.example/')).rejects.toThrow('unrecognized name')
    expect(large.status).toBe(413)
  })

  it('refuses programs that ask without TLS, and leads none of them on', async () => {
    const plain = `http://127.0.0.1:${site.nginx.plainPort}`
    const asked = ['/up?verbose', '/ready', '/metrics'].map((path) =>
      sendRaw(plain, `GET ${path} HTTP/1.1`, 'Host: www.example.com', 'Authorization: Bearer a'),
    )

    for (const { status, headers } of await Promise.all(asked)) {
      expect([status, headers.has('location')]).toEqual([403, false])
    }
  })

  it('says in its own answers what browsers are never to do, and nothing of it beside the site', async () => {
    const asked = (path: string, headers = {}) => site.visitor().get(path, { headers })
    const own = await asked('/metrics')
    const page = await asked('/rya-courses')
    const same = await asked('/rya-courses', { 'If-None-Match': page.headers.get('etag') ?? '' })

    const policy = 'content-security-policy'
    expect(own.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(own.headers.get(policy)).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
    for (const { headers } of [own, page]) {
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    }
    expect(page.headers.get(policy)).toContain("script-src 'self'")
    expect([same.status, same.headers.get(policy)]).toEqual([304, null])
  })

  it('takes TLS 1.2 with strong ciphers alone, and 1.3 before it', async () => {
    const protocolOf = (options: ConnectionOptions) => protocolAt(site.nginx.port, options)

    expect(await protocolOf({})).toBe('TLSv1.3')
    const strong = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' } as const
    expect(await protocolOf(strong)).toBe('TLSv1.2')
    const weak = { ...strong, ciphers: 'ECDHE-ECDSA-AES128-SHA' }
    await expect(protocolOf(weak)).rejects.toThrow('handshake failure')
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' } as const
    await expect(protocolOf(old)).rejects.toThrow(/protocol version|handshake failure/)
  })

  it('writes of an answer what the site writes: no address, no query, no key of a letter', async () => {
    const token = 'AbCdEfGhIj_lMnOpQr-tUvWxYz0123456789abcdefg'
    await site.visitor().get(`/mail/confirm/${token}?email=ada%40example.com`)
    const known = await site.visitor().get('/faq?email=ada%40example.com')

    await expect
      .poll(() => site.nginx.log().map((line) => JSON.parse(line) as object))
      .toContainEqual({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/) as string,
        method: 'GET',
        path: '/faq',
        status: 200,
        seconds: expect.any(Number) as number,
        cache: expect.any(String) as string,
        requestId: known.headers.get('x-request-id'),
      })
    const lines = site.nginx.log().join('\n')
    expect(lines).toContain('"path":"[hidden]"')
    expect(lines).not.toMatch(/AbCdEf|ada|127\.0\.0\.1/)
  })

  it('keeps built files in each of their forms, with what lets other sites read them', async () => {
    for (const [form, content] of [
      ['br', `${built}.br`],
      ['gzip', `${built}.gz`],
      ['identity', built],
    ]) {
      const Cookie = '__Host-session=s1'
      const headers = { 'Accept-Encoding': form ?? '', Cookie }
      const kept = await onceKept(() =>
        site.visitor().get(built.replace('public', ''), { headers }),
      )

      expect(await kept.text()).toBe(content)
      expect(kept.headers.get('content-encoding') ?? 'identity').toBe(form)
      expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(kept.headers.get('access-control-allow-origin')).toBe('*')
    }
    await neverKept(() => site.visitor().get('/build/assets/app-12345678.js'))
  })

  it('gives players the parts of a film that they ask for', async () => {
    const film = '/images/art/golden-hour-loop.mp4'
    const part = (range: string, more = {}) =>
      site.visitor().get(film, { headers: { Range: range, ...more } })

    const first = await part('bytes=100-199')
    const kept = await onceKept(() => part('bytes=100-199'))
    const tag = kept.headers.get('etag') ?? ''

    for (const answer of [first, kept, await part('bytes=100-199', { 'If-Range': tag })]) {
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toMatch(/^bytes 100-199\/\d+$/)
      expect((await answer.arrayBuffer()).byteLength).toBe(100)
    }
    expect((await part('bytes=100-199', { 'If-Range': '"other"' })).status).toBe(200)
    expect((await part('bytes=99999999-')).status).toBe(416)
  })
})

it('an edit shows in a page that is kept once its seconds are over', async () => {
  const { title } = (
    JSON.parse(read('content/home.json')) as { page_data: { hero: { title: string } } }
  ).page_data.hero
  const home = async () => (await site.visitor().get('/')).text()
  await onceKept(() => site.visitor().get('/'))
  expect(await home()).not.toContain('Said this minute')

  edit('content/home.json', JSON.stringify(title), '"Said this minute"')
  await site.services.content.refresh()

  await expect.poll(home, { timeout: 30_000 }).toContain('Said this minute')
}, 60_000)

// The last of all: it is not started again.
describe('a site that does not answer', () => {
  it('is still seen in the pages that were kept, and nowhere else', async () => {
    const kept = await onceKept(() => site.visitor().get('/faq'))
    await site.visitor().get('/rya-courses')

    await site.stopSite()
    const words = await kept.text()
    const later = await site.visitor().get('/faq')
    await expect
      .poll(async () => cacheOf(await site.visitor().get('/faq')), { timeout: 30_000 })
      .toBe('STALE')

    expect([later.status, await later.text()]).toEqual([200, words])
    expect((await site.visitor().get('/rya-courses')).status).toBe(502)
  }, 60_000)
})

/** The version of TLS that a client and the server agree upon. */
function protocolAt(port: number, options: ConnectionOptions): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const rest = { host: '127.0.0.1', port, servername: 'www.example.com' }
    const socket = connect({ rejectUnauthorized: false, ...rest, ...options }, () => {
      resolve(socket.getProtocol())
      socket.destroy()
    })
    socket.on('error', reject)
  })
}
