import { parseDatabaseUrl } from '#server/database/database-url.ts'
import type { Report } from './values.ts'

/** APP_URL, as an origin: this machine without one. In production any other asks for TLS. */
export function readAppUrl(
  value: string | undefined,
  { port, isProduction }: { readonly port: number; readonly isProduction: boolean },
  report: Report,
): string {
  const fallback = `http://localhost:${port}`
  const url = URL.canParse(value ?? fallback) ? new URL(value ?? fallback) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    report(
      `APP_URL is '${value}'; it must be an http: or https: address without a path, such as https://www.example.com.`,
    )
    return fallback
  }
  if (isProduction && url.protocol === 'http:' && !isLoopback(url.origin)) {
    report(
      `APP_URL is '${url.origin}'; a public site needs https:. http: is for this machine only (localhost).`,
    )
  }
  return url.origin
}

const example = 'such as https://cdn.example.com'

/** ASSET_URL, without a slash behind it: null without one. */
export function readAssetUrl(
  value: string | undefined,
  appUrl: string,
  report: Report,
): string | null {
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    report(`ASSET_URL cannot be used; it must be an http: or https: address ${example}.`)
    return null
  }
  if (url.username || url.password) {
    report('ASSET_URL holds a name or a password, which every visitor would read; leave them out.')
  }
  if (url.search || url.hash) {
    report('ASSET_URL holds ? or #; it must be an address that paths can be written behind.')
  }
  if (url.protocol === 'http:' && appUrl.startsWith('https:')) {
    report(`ASSET_URL begins with http:; browsers load an https: site's files by https: only.`)
  }
  // It stands in the content policy, where a comma or a semicolon ends what it belongs to.
  if (!/^[\w./~-]*$/.test(url.pathname)) {
    report('ASSET_URL has a path with other characters than letters, digits and / . _ ~ -')
  }
  return url.origin + url.pathname.replace(/\/+$/, '')
}

/** True for localhost, 127.0.0.0/8 and [::1]: the only hosts that may be served without TLS. */
export function isLoopback(url: string): boolean {
  return isThisMachine(new URL(url).hostname)
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host)
}

/**
 * DATABASE_URL: null without one. A public site must give it.
 * @param warn is told of what whoever runs the site may have good reasons for.
 */
export function readDatabaseUrl(
  value: string | undefined,
  isPublic: boolean,
  { report, warn }: { readonly report: Report; readonly warn: Report },
): string | null {
  if (!value) {
    if (isPublic) {
      report(
        'DATABASE_URL is not set; a public site must say where its data is: file:/var/lib/saltlark/saltlark.sqlite or postgres://user:password@host/name.',
      )
    }
    return null
  }
  try {
    const address = parseDatabaseUrl(value)
    if (isPublic && address.engine === 'postgres' && leavesInClear(address.url)) {
      warn(
        'DATABASE_URL leads to another machine that is not asked to prove itself by TLS. Unless the network between is yours alone, end it with ?sslmode=verify-full (and &sslrootcert=FILE where the certificate is of your own making).',
      )
    }
    return value
  } catch (error) {
    report((error as Error).message)
    return null
  }
}

/** Would names and passwords cross a network that others may listen to? A folder is that of a socket. */
function leavesInClear(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  const isHere = host === '' || host.startsWith('/') || isThisMachine(host)
  return !isHere && searchParams.get('sslmode') !== 'verify-full'
}

/** MAIL_URL: `log:` without one. A public site must give it. */
export function readMailUrl(value: string | undefined, isPublic: boolean, report: Report): string {
  if (!value && isPublic) {
    report(
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
  report(
    `MAIL_URL ${scheme ? `starts with '${scheme}'` : 'has no scheme'} and cannot be used; it must be log: or smtp://user:password@host:587.`,
  )
  return 'log:'
}
