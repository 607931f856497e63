import { describe, expect, it } from 'vitest'
import { sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile()

const anybody = 'no-cache'

it.each(['/', '/nowhere', '/rya-courses', '/api/header-data', '/up', '/images/brand/favicon.svg'])(
  'an anonymous visitor gets no cookie from %s',
  async (path) => {
    const visitor = site.visitor()

    await visitor.get(path)
    await visitor.visit(path)

    expect(visitor.cookies.size).toBe(0)
  },
)

describe('an answer that is the same for everybody', () => {
  it.each(['/', '/images/brand/favicon.svg'])(
    'such as %s is not described again to somebody who has it',
    async (path) => {
      const request = [`GET ${path} HTTP/1.1`, `Host: ${new URL(site.origin).host}`] as const
      const first = await sendRaw(site.origin, ...request)
      const etag = first.headers.get('etag') ?? ''

      const again = await sendRaw(site.origin, ...request, `If-None-Match: ${etag}`)

      const kept = ['cache-control', 'date', 'etag', 'x-request-id']
      const left = ['content-security-policy', 'permissions-policy', 'x-frame-options']
      expect([first.status, again.status]).toEqual([200, 304])
      for (const name of [...kept, ...left]) expect([...first.headers.keys()]).toContain(name)
      for (const name of kept) expect([...again.headers.keys()]).toContain(name)
      for (const name of left) expect([...again.headers.keys()]).not.toContain(name)
      expect(again.headers.get('vary')).toBe(first.headers.get('vary'))
    },
  )

  it.each(['/', '/dates', '/merchandise', '/nowhere'])(
    '%s stays so for a visitor who has a cart, and says nothing of it',
    async (path) => {
      const [buyer, anybodyElse] = [site.visitor(), site.visitor()]
      await buyer.submit('/cart/items', { kind: 'product', sku: 'G158' })
      // The message about it is one visitor's own, and shown once.
      await buyer.get('/cart')
      expect([...buyer.cookies.keys()]).toEqual(['cart'])

      // A kept page is compressed better once there is time for it: its plain form stays as it is.
      const plain = { headers: { 'Accept-Encoding': 'identity' } }
      for (const ask of ['get', 'visit'] as const) {
        const own = await buyer[ask](path, plain)
        const everybodys = await anybodyElse[ask](path, plain)

        expect(own.headers.get('cache-control')).toBe(anybody)
        expect(own.headers.get('etag')).toMatch(/^(?:W\/)?"/)
        expect(own.headers.get('etag')).toBe(everybodys.headers.get('etag'))
        expect(await own.text()).toBe(await everybodys.text())
      }
    },
  )
})

describe('a connection', () => {
  const withoutProxy = siteOfFile({ variables: { TRUST_PROXY: '' } })

  // A proxy may use a connection again that was idle for a minute.
  it.each([
    ['a proxy for longer than the proxy does', site, 'timeout=65'],
    ['everybody else for seconds', withoutProxy, 'timeout=5'],
  ])('is kept for %s', async (_, asked, kept) => {
    const response = await fetch(`${asked.origin}/up`)

    expect(response.headers.get('keep-alive')).toBe(kept)
  })
})
