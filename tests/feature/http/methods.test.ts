import { beforeAll, describe, expect, it } from 'vitest'
import { sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile()
let own: Record<string, string>
beforeAll(async () => {
  own = { Origin: site.origin, 'Sec-Fetch-Site': 'same-origin' }
})

describe('a method that nothing answers', () => {
  it.each(['TRACE', 'PROPFIND', 'PURGE'])('%s is 405 everywhere', async (method) => {
    const { host } = new URL(site.origin)

    const answer = await sendRaw(
      site.origin,
      `${method} / HTTP/1.1`,
      `Host: ${host}`,
      'X-Secret: 1',
    )

    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    expect(answer.body).not.toContain('X-Secret')
  })

  it('CONNECT is not even heard', async () => {
    const { host } = new URL(site.origin)

    expect(
      (await sendRaw(site.origin, 'CONNECT evil.test:443 HTTP/1.1', `Host: ${host}`)).status,
    ).toBeNaN()
  })
})

it.each(['/', '/rya-courses/rya-day-skipper-practical', '/login', '/up', '/sitemap.xml'])(
  'HEAD of %s is answered as GET is, without a body',
  async (path) => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => site.visitor().send(path, { method })),
    )

    expect([head?.status, await head?.text()]).toEqual([get?.status, ''])
    expect(head?.headers.get('content-type')).toBe(get?.headers.get('content-type'))
  },
)

describe('OPTIONS', () => {
  it('says what an address answers', async () => {
    const response = await site.visitor().send('/contact-us', { method: 'OPTIONS' })

    expect(response.status).toBe(200)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('content-length')).toBe('15')
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(await response.text()).toBe('GET, HEAD, POST')
  })

  it.each([
    ['/rya-courses/a.b', 404],
    ['/rya-courses/%zz', 400],
    ['/nowhere', 404],
  ])('at %s is %i, as every other method is', async (path, status) => {
    for (const method of ['OPTIONS', 'POST']) {
      expect((await site.visitor().send(path, { method, headers: own })).status).toBe(status)
    }
  })
})

describe('a form that says another method in its field _method', () => {
  it('is not believed from JSON, from the address or from a header', async () => {
    const visitor = site.visitor()

    const answers = await Promise.all([
      visitor.send('/user', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"_method":"DELETE"}',
      }),
      visitor.submit('/user?_method=DELETE', { a: 'b' }),
      visitor.submit('/user', { a: 'b' }, { headers: { 'X-HTTP-Method-Override': 'DELETE' } }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([405, 405, 405])
  })
})
