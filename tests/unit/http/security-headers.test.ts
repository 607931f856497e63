import { describe, expect, it } from 'vitest'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { SecurityOptions } from '#server/http/security-headers.ts'
import { served } from '../../support/served.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join(';')

const publicSite = { isSecure: true, isDevelopment: false }
const localSite = { isSecure: false, isDevelopment: false }
const developmentSite = { isSecure: false, isDevelopment: true }

describe('the content policy', () => {
  it('allows our own files and nothing inline', async () => {
    expect((await headersOf(localSite)).get('content-security-policy')).toBe(policy)
  })

  it('on a public site asks for https everywhere', async () => {
    expect((await headersOf(publicSite)).get('content-security-policy')).toBe(
      `${policy};upgrade-insecure-requests`,
    )
  })

  it('lets scripts, styles and fonts come from where else the built files are, and nothing more', async () => {
    const builtFiles = 'https://cdn.example.com/saltlark/build/'

    const headers = await headersOf({ ...localSite, builtFiles })

    expect(headers.get('content-security-policy')).toBe(
      ['script-src', 'style-src', 'font-src'].reduce(
        (text, kind) => text.replace(`${kind} 'self'`, `${kind} 'self' ${builtFiles}`),
        policy,
      ),
    )
  })

  it('in development also allows what the reloading page needs', async () => {
    expect((await headersOf(developmentSite)).get('content-security-policy')).toBe(
      policy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("img-src 'self'", "img-src 'self' data:")
        .replace("connect-src 'self'", "connect-src 'self' ws:"),
    )
  })
})

describe('https', () => {
  it('is insisted on by a public site, for two years', async () => {
    expect((await headersOf(publicSite)).get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains',
    )
  })

  it('is not spoken of by a site on this machine', async () => {
    expect((await headersOf(localSite)).has('strict-transport-security')).toBe(false)
    expect((await headersOf(developmentSite)).has('strict-transport-security')).toBe(false)
  })
})

describe('every answer', () => {
  it.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cache-control', 'private, no-store'],
    [
      'permissions-policy',
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
    ],
  ])('has %s: %s', async (name, value) => {
    expect((await headersOf(publicSite)).get(name)).toBe(value)
  })
})

async function headersOf(options: SecurityOptions): Promise<Headers> {
  const origin = await served((app) => {
    app.use(securityHeaders(options))
    app.use((_request, response) => {
      response.end()
    })
  })
  return (await fetch(origin)).headers
}
