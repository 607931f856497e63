import { isIP } from 'node:net'
import { parseDatabaseUrl } from '#server/database/database-url.ts'

/** Takes one fault of the environment: what was found, what is expected. */
export type Report = (line: string) => void

/** PORT: 8000 without one. */
export function readPort(value: string | undefined, fault: Report): number {
  const port = Number(value ?? 8000)
  if (/^\d+$/.test(value ?? '8000') && port >= 1 && port <= 65_535) return port
  fault(`PORT is '${value}'; it must be a whole number from 1 to 65535.`)
  return 8000
}

/** APP_URL, as an origin: this machine without one. In production any other asks for TLS. */
export function readAppUrl(
  value: string | undefined,
  { port, isProduction }: { readonly port: number; readonly isProduction: boolean },
  fault: Report,
): string {
  const fallback = `http://localhost:${port}`
  const url = URL.canParse(value ?? fallback) ? new URL(value ?? fallback) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    fault(
      `APP_URL is '${value}'; it must be an http: or https: address without a path, such as https://www.example.com.`,
    )
    return fallback
  }
  if (isProduction && url.protocol === 'http:' && !isLoopback(url.origin)) {
    fault(
      `APP_URL is '${url.origin}'; a public site needs https:. http: is for this machine only (localhost).`,
    )
  }
  return url.origin
}

const example = 'such as https://cdn.example.com'

/** ASSET_URL, without a slash behind it: null without one. What is wrong with it is told line by line. */
export function readAssetUrl(
  value: string | undefined,
  appUrl: string,
  fault: Report,
): string | null {
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    fault(`ASSET_URL cannot be used; it must be an http: or https: address ${example}.`)
    return null
  }
  if (url.username || url.password) {
    fault('ASSET_URL holds a name or a password, which every visitor would read; leave them out.')
  }
  if (url.search || url.hash) {
    fault('ASSET_URL holds ? or #; it must be an address that paths can be written behind.')
  }
  if (url.protocol === 'http:' && appUrl.startsWith('https:')) {
    fault(`ASSET_URL begins with http:; browsers load an https: site's files by https: only.`)
  }
  // It stands in the content policy, where a comma or a semicolon ends what it belongs to.
  if (!/^[\w./~-]*$/.test(url.pathname)) {
    fault('ASSET_URL has a path with other characters than letters, digits and / . _ ~ -')
  }
  return url.origin + url.pathname.replace(/\/+$/, '')
}

/** True for localhost, 127.0.0.0/8 and [::1]: the only hosts that may be served without TLS. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}

/** DATABASE_URL: null without one. A public site must give it. */
export function readDatabaseUrl(
  value: string | undefined,
  isPublic: boolean,
  fault: Report,
): string | null {
  if (!value) {
    if (isPublic) {
      fault(
        'DATABASE_URL is not set; a public site must say where its data is: file:/var/lib/saltlark/saltlark.sqlite or postgres://user:password@host/name.',
      )
    }
    return null
  }
  try {
    parseDatabaseUrl(value)
    return value
  } catch (error) {
    fault((error as Error).message)
    return null
  }
}

/** MAIL_URL: `log:` without one. A public site must give it. */
export function readMailUrl(value: string | undefined, isPublic: boolean, fault: Report): string {
  if (!value && isPublic) {
    fault(
      'MAIL_URL is not set; a public site must say how it sends: smtp://user:password@host:587 (or log: to keep messages on disk).',
    )
  }
  if (!value) return 'log:'
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol === 'log:' || (/^smtps?:$/.test(url?.protocol ?? '') && url?.hostname)) {
    return value
  }
  // The rest of it may hold a password.
  const scheme = /^[a-z]+:/i.exec(value)?.[0]
  fault(
    `MAIL_URL ${scheme ? `starts with '${scheme}'` : 'has no scheme'} and cannot be used; it must be log: or smtp://user:password@host:587.`,
  )
  return 'log:'
}

/** APP_KEY, as a list: the first signs, all verify. A public site must give it. */
export function readKeys(value: string | undefined, isPublic: boolean, fault: Report): string[] {
  const keys = listOf(value)
  if (keys.length === 0 && isPublic) {
    fault(
      "APP_KEY is not set; a public site needs one. Make it with: node -p \"require('crypto').randomBytes(32).toString('base64url')\"",
    )
  }
  for (const key of keys) {
    if (key.length < 32) {
      fault(
        `APP_KEY holds a key of ${key.length} characters; each needs at least 32. Separate an old key from the new one by a comma, the new one first.`,
      )
    }
  }
  return keys
}

/** TRUST_PROXY, as a list of addresses, networks and names of networks: nobody without one. */
export function readTrustProxy(value: string | undefined, fault: Report): string[] {
  const proxies = listOf(value)
  for (const proxy of proxies) {
    if (!namedNetworks.includes(proxy) && !isNetwork(proxy)) {
      fault(
        `TRUST_PROXY holds '${proxy}'; each must be an address or network such as 10.0.0.7 or 10.0.0.0/8, or one of ${namedNetworks.join(', ')}.`,
      )
    }
  }
  return proxies
}

/** SHARED_CACHE: 1 or 0; 0 without one. */
export function readSharedCache(value: string | undefined, fault: Report): boolean {
  if (value !== undefined && value !== '0' && value !== '1') {
    fault(`SHARED_CACHE is '${value}'; it must be 1 (there is one, as in docs/deploy) or 0.`)
  }
  return value === '1'
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

const longestPrefix: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = longestPrefix[isIP(address)]
  if (longest === undefined || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest)
}

function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
