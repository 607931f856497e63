import { isIP } from 'node:net'
import { parseDatabaseUrl } from './database/database-url.ts'

export type Environment = 'development' | 'production' | 'test'

export type Variables = Readonly<Record<string, string | undefined>>

export interface Settings {
  readonly host: string
  readonly port: number
  readonly appUrl: string
  readonly appKeys: readonly string[]
  readonly databaseUrl: string | null
  readonly mailUrl: string
  readonly siteDate: number | null
  readonly trustProxy: readonly string[]
  readonly logLevel: string
  readonly contentDirectory: string
  readonly dataDirectory: string
}

/** Every fault of the environment, one line each. */
export class ConfigFaults extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    const count = faults.length === 1 ? 'one setting' : `${faults.length} settings`
    super(
      `The site cannot start: ${count} must be put right. .env.example describes each.\n` +
        faults.map((fault) => `  - ${fault}`).join('\n'),
    )
    this.name = 'ConfigFaults'
    this.faults = faults
  }
}

/** The rules of the contract of variables; nothing is read from disk here. */
export function checkSettings(
  variables: Variables,
  environment: Environment,
): { settings: Settings; faults: string[] } {
  const faults: string[] = []
  const fault = (line: string) => void faults.push(line)
  const read = (name: string) => variables[name]?.trim() || undefined

  const port = readPort(read('PORT'), fault)
  const appUrl = readAppUrl(read('APP_URL'), port, environment, fault)
  const isPublic = environment === 'production' && !isLoopback(appUrl)
  const settings: Settings = {
    host: read('HOST') ?? '127.0.0.1',
    port,
    appUrl,
    appKeys: readKeys(read('APP_KEY'), isPublic, fault),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL'), isPublic, fault),
    mailUrl: readMailUrl(read('MAIL_URL'), isPublic, fault),
    siteDate: readSiteDate(read('SITE_DATE'), fault),
    trustProxy: readTrustProxy(read('TRUST_PROXY'), fault),
    logLevel: readLogLevel(read('LOG_LEVEL'), fault),
    contentDirectory: read('CONTENT_DIR') ?? 'resources/content',
    dataDirectory: read('DATA_DIR') ?? '.data',
  }
  return { settings, faults }
}

/** True for localhost, 127.0.0.0/8 and [::1]: the only hosts that may be served without TLS. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}

type Report = (line: string) => void

function readPort(value: string | undefined, fault: Report): number {
  const port = Number(value ?? 8000)
  if (/^\d+$/.test(value ?? '8000') && port >= 1 && port <= 65_535) return port
  fault(`PORT is '${value}'; it must be a whole number from 1 to 65535.`)
  return 8000
}

function readAppUrl(
  value: string | undefined,
  port: number,
  environment: Environment,
  fault: Report,
): string {
  const fallback = `http://localhost:${port}`
  const url = tryUrl(value ?? fallback)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    fault(
      `APP_URL is '${value}'; it must be an http: or https: address without a path, such as https://www.example.com.`,
    )
    return fallback
  }
  if (environment === 'production' && url.protocol === 'http:' && !isLoopback(url.origin)) {
    fault(
      `APP_URL is '${url.origin}'; a public site needs https:. http: is for this machine only (localhost).`,
    )
  }
  return url.origin
}

function tryUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}

function readKeys(value: string | undefined, isPublic: boolean, fault: Report): string[] {
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

function readDatabaseUrl(
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

function readMailUrl(value: string | undefined, isPublic: boolean, fault: Report): string {
  if (!value && isPublic) {
    fault(
      'MAIL_URL is not set; a public site must say how it sends: smtp://user:password@host:587 (or log: to keep messages on disk).',
    )
  }
  if (!value) return 'log:'
  const url = tryUrl(value)
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

function readSiteDate(value: string | undefined, fault: Report): number | null {
  if (!value) return null
  const instant = Date.parse(value)
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(value) ?? []
  if (isCalendarDay(day) && !Number.isNaN(instant)) return instant
  fault(`SITE_DATE is '${value}'; it must be an ISO date such as 2026-12-24.`)
  return null
}

// Date.parse takes 30 February for 2 March.
function isCalendarDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function readTrustProxy(value: string | undefined, fault: Report): string[] {
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

const longestPrefix: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = longestPrefix[isIP(address)]
  if (longest === undefined || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest)
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function readLogLevel(value: string | undefined, fault: Report): string {
  const level = value ?? 'info'
  if (logLevels.includes(level)) return level
  fault(`LOG_LEVEL is '${value}'; it must be one of ${logLevels.join(', ')}.`)
  return 'info'
}

function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
