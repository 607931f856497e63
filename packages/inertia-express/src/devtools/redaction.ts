import { headers } from '../protocol/headers.ts'

/** Takes secrets out of what is recorded; everything it gives is a copy. */
export interface Redaction {
  /** A JSON value without the values of telling keys, at any depth. */
  value(value: unknown): unknown
  text(text: string): string
  /** An address without the values of telling query parameters. */
  url(url: string): string
  headers(headers: Readonly<Record<string, unknown>>): Record<string, string>
}

const redacted = '[REDACTED]'

/**
 * @param keys names, besides the usual ones, whose values are secrets.
 * @param secrets texts to take out wherever they stand, such as a token from the request's path.
 */
export function createRedaction(keys: readonly string[], secrets: readonly string[]): Redaction {
  const ownKeys = new Set(keys.map(plain))
  const isTelling = (key: string) => ownKeys.has(plain(key)) || isSecretName(key)
  const text = (raw: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, redacted), raw)

  const redaction: Redaction = {
    text,
    value(value) {
      if (typeof value === 'string') return text(value)
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map((item) => redaction.value(item))
      return Object.fromEntries(
        Object.entries(value).map(([key, field]) => [
          key,
          isTelling(key) && !isHarmless(field) ? redacted : redaction.value(field),
        ]),
      )
    },
    url(url) {
      const [path = '', query] = url.split(/\?(.*)/s)
      return text(query === undefined ? path : `${path}?${redactQuery(query, isTelling)}`)
    },
    headers: (received) =>
      Object.fromEntries(
        Object.entries(received)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, redactHeader(name, String(value), redaction)]),
      ),
  }
  return redaction
}

/** Is what goes by this name a secret, by custom? */
export function isSecretName(name: string): boolean {
  const key = plain(name)
  return exactNames.has(key) || nameParts.some((part) => key.includes(part))
}

const nameParts = [
  'password',
  'passwd',
  'passphrase',
  'passcode',
  'secret',
  'token',
  'credential',
  'apikey',
  'privatekey',
  'authorization',
  'cardnumber',
  'creditcard',
  'recoverycode',
]
// Short names are parts of harmless words: "footprint" has an otp in it.
const exactNames = new Set([
  'pin',
  'otp',
  'cvc',
  'cvv',
  'ssn',
  'iban',
  'jwt',
  'csrf',
  'xsrf',
  'sessionid',
  'signature',
])
const headerNames = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'x-csrf-token',
  'x-xsrf-token',
  'x-api-key',
])
const addressHeaders = new Set([
  'location',
  'referer',
  'content-location',
  ...[headers.location, headers.redirect].map((name) => name.toLowerCase()),
])

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}

// That there is none is worth knowing, and tells nothing.
function isHarmless(value: unknown): boolean {
  return value === null || value === '' || typeof value === 'boolean'
}

function redactHeader(name: string, value: string, { text, url }: Redaction): string {
  const key = name.toLowerCase()
  if (headerNames.has(key) || isSecretName(key)) return redacted
  return addressHeaders.has(key) ? url(value) : text(value)
}

function redactQuery(query: string, isTelling: (key: string) => boolean): string {
  const [fields = '', fragment] = query.split(/#(.*)/s)
  const safe = fields.split('&').map((field) => {
    const [name = ''] = field.split('=')
    // `filter[password]` and `a%5Btoken%5D` are named by their parts.
    const isSecret = readable(name)
      .split(/[[\]]+/)
      .some((part) => part !== '' && isTelling(part))
    return isSecret && field.includes('=') ? `${name}=${redacted}` : field
  })
  return safe.join('&') + (fragment === undefined ? '' : `#${fragment}`)
}

function readable(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
