import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile({ render: renderPage })

const drawing = '/images/brand/lockup.svg'

describe('a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.2, gzip;q=0.7', 'gzip'],
    ['br;q=0', null],
  ])('is sent to who accepts %s as %s, in the same words', async (accepted, encoding) => {
    const response = await ask('/', accepted)

    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('X-Inertia, Accept-Encoding')
    expect(await response.text()).toBe(await (await ask('/', 'identity')).text())
  })

  it('has by HEAD the encoding and the length that GET has', async () => {
    await expect.poll(() => tagsOf('/')).not.toContain('quick')
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': accepted }
      const head = await site.visitor().send('/', { method: 'HEAD', headers })
      const whole = await ask('/', accepted)

      for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) {
        expect(head.headers.get(name)).toBe(whole.headers.get(name))
      }
      expect(head.headers.get('content-length')).toMatch(/^\d{5,}$/)
    }
  })
})

describe('a file', () => {
  it('of text is compressed', async () => {
    const response = await ask(drawing, 'br')

    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(await response.text()).toMatch(/^<svg/)
  })

  it('of text is sent in plain bytes to who asks for a part of it', async () => {
    const response = await ask(drawing, 'br', { Range: 'bytes=1-5000' })

    expect(response.status).toBe(206)
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(await response.text()).toMatch(/^svg [^]{4996}$/)
  })

  it('of film says in a page that it has no such part', async () => {
    const response = await ask('/images/art/golden-hour-loop.mp4', 'identity', {
      Range: 'bytes=99999999-',
    })

    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })

  it('that is compressed in itself is left alone', async () => {
    const response = await ask('/images/brand/icon-180.png', 'br')

    expect(response.headers.has('content-encoding')).toBe(false)
    expect(response.headers.has('content-length')).toBe(true)
  })
})

describe('what fits into one packet', () => {
  it.each(['/up', '/api/header-data'])('%s is sent as it is', async (path) => {
    const response = await ask(path, 'br')

    expect(response.headers.has('content-encoding')).toBe(false)
  })
})

describe('a page to somebody who is signed in', () => {
  const session = { Cookie: 'session=s1' }

  // By the plain length of a page nobody learns what is on it.
  it.each([
    ['same-origin', 'br'],
    ['none', 'br'],
    ['cross-site', null],
    ['same-site', null],
    [undefined, null],
  ])('asked for from %s is compressed by %s', async (from, encoding) => {
    const response = await ask('/', 'br', { ...session, ...(from && { 'Sec-Fetch-Site': from }) })

    expect(response.headers.get('content-encoding')).toBe(encoding)
  })
})

it.each<Record<string, string>>([{}, { Cookie: 'cart=c1' }])(
  'a page to anybody else is compressed for other sites’ links: %o',
  async (more) => {
    const response = await ask('/', 'br', { ...more, 'Sec-Fetch-Site': 'cross-site' })

    expect(response.headers.get('content-encoding')).toBe('br')
  },
)

function ask(
  path: string,
  accepted: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return site.visitor().get(path, { headers: { 'Accept-Encoding': accepted, ...headers } })
}

/** The names of the forms that a page has now: it is compressed better once there is time for it. */
async function tagsOf(path: string): Promise<string> {
  const answers = [await ask(path, 'br'), await ask(path, 'gzip')]
  return answers.map(({ headers }) => headers.get('etag')).join(' ')
}
