import { describe, expect, it } from 'vitest'
import { sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile()

const json = ['Content-Type: application/json', 'Content-Length: 1', '', '{']

/** One of every kind of answer that the application gives. */
const kinds: [kind: string, status: number, start: string, lines: string[]][] = [
  ['a page', 200, 'GET /', []],
  ['a visit', 200, 'GET /', ['X-Inertia: true', 'X-Inertia-Version: test']],
  ['a visit with old assets', 409, 'GET /', ['X-Inertia: true', 'X-Inertia-Version: old']],
  ['JSON', 200, 'GET /api/header-data', []],
  ['a file', 200, 'GET /images/brand/favicon.svg', []],
  ['a redirect to the canonical address', 301, 'GET /rya-courses/', []],
  ['a redirect to lower case', 301, 'GET /RYA-courses', []],
  [
    'a redirect after a form',
    303,
    'POST /mail/customer-subscribe',
    form('email=ada%40example.com'),
  ],
  ['a refused form', 422, 'POST /mail/customer-subscribe', form('email=')],
  ['an unknown page', 404, 'GET /nowhere', []],
  ['an unknown page, in JSON', 404, 'GET /nowhere', ['Accept: application/json']],
  ['a page of one visitor', 200, 'GET /cart', []],
  ['a wrong method', 405, 'POST /', []],
  ['a strange method', 405, 'TRACE /', []],
  ['a forged request', 403, 'POST /', ['Sec-Fetch-Site: cross-site']],
  ['malformed JSON', 400, 'POST /login', json],
  ['an address that cannot be read', 400, 'GET /%', []],
  ['a foreign host', 421, 'GET /', ['Host: evil.test']],
]

describe('every answer', () => {
  it.each(kinds)(
    'has its headers, a name that is in its log line, and says nothing of what made it: %s (%i)',
    async (_kind, status, start, lines) => {
      const answer = await ask(start, lines)
      const { headers } = answer

      expect(answer.status).toBe(status)
      expect(headers.get('vary')?.split(', ')).toContain('X-Inertia')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none';script-src 'self';style-src 'self';img-src 'self';font-src 'self';media-src 'self';connect-src 'self';manifest-src 'self';form-action 'self';base-uri 'none';object-src 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types saltlark default",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/)
      expect(headers.has('strict-transport-security')).toBe(false)
      expect(headers.has('x-powered-by')).toBe(false)
      const requestId = headers.get('x-request-id')
      await expect
        .poll(() =>
          site.log.filter(({ facts }) => facts['requestId'] === requestId && !('event' in facts)),
        )
        .toMatchObject([{ level: 'info', message: 'answered', facts: { status } }])
    },
  )
})

function form(body: string): string[] {
  return [
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    '',
    body,
  ]
}

function ask(start: string, lines: readonly string[]) {
  const own = lines.some((line) => line.startsWith('Host:'))
    ? []
    : [`Host: ${new URL(site.origin).host}`]
  return sendRaw(site.origin, `${start} HTTP/1.1`, ...own, ...lines)
}
