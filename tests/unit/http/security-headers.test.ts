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
const trustedTypes = "require-trusted-types-for 'script';trusted-types saltlark default"
const builtPolicy = `${policy};${trustedTypes}`

const publicSite = { isSecure: true, isDevelopment: false }
const localSite = { isSecure: false, isDevelopment: false }
const developmentSite = { isSecure: false, isDevelopment: true }

describe('the content policy', () => {
  it('on a public site asks for https everywhere', async () => {
    expect(await policyOf(publicSite)).toBe(`${builtPolicy};upgrade-insecure-requests`)
  })

  it('lets scripts, styles, drawings and fonts come from where else the built files are, and nothing more', async () => {
    const builtFiles = 'https://cdn.example.com/saltlark/build/'

    expect(await policyOf({ ...localSite, builtFiles })).toBe(
      ['script-src', 'style-src', 'img-src', 'font-src'].reduce(
        (text, kind) => text.replace(`${kind} 'self'`, `${kind} 'self' ${builtFiles}`),
        builtPolicy,
      ),
    )
  })

  it('lets forms lead on to whoever takes payments, and nothing more', async () => {
    const paymentOrigin = 'https://checkout.stripe.com'

    expect(await policyOf({ ...localSite, paymentOrigin })).toBe(
      builtPolicy.replace("form-action 'self'", `form-action 'self' ${paymentOrigin}`),
    )
  })

  it('in development also allows what the reloading page needs', async () => {
    expect(await policyOf(developmentSite)).toBe(
      policy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("img-src 'self'", "img-src 'self' data:")
        .replace("connect-src 'self'", "connect-src 'self' ws:"),
    )
  })
})

it.each([
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['cache-control', 'private, no-store'],
  [
    'permissions-policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
  ],
])('every answer has %s: %s', async (name, value) => {
  expect((await headersOf(publicSite)).get(name)).toBe(value)
})

async function policyOf(options: SecurityOptions): Promise<string | null> {
  return (await headersOf(options)).get('content-security-policy')
}

async function headersOf(options: SecurityOptions): Promise<Headers> {
  const origin = await served((app) => {
    app.use(securityHeaders(options))
    app.use((_request, response) => {
      response.end()
    })
  })
  return (await fetch(origin)).headers
}
