import { isIP } from 'node:net'

/** Takes one violation of the environment: what was found, what is expected. */
export type Report = (line: string) => void

/** PORT: 8000 without one. */
export function readPort(value: string | undefined, report: Report): number {
  const port = Number(value ?? 8000)
  if (/^\d+$/.test(value ?? '8000') && port >= 1 && port <= 65_535) return port
  report(`PORT is '${value}'; it must be a whole number from 1 to 65535.`)
  return 8000
}

/** APP_KEY, as a list: the first signs, all verify. A public site must give it. */
export function readKeys(value: string | undefined, isPublic: boolean, report: Report): string[] {
  const keys = listOf(value)
  if (keys.length === 0 && isPublic) {
    report(
      "APP_KEY is not set; a public site needs one. Make it with: node -p \"require('crypto').randomBytes(32).toString('base64url')\"",
    )
  }
  for (const key of keys) {
    if (key.length < 32) {
      report(
        `APP_KEY holds a key of ${key.length} characters; each needs at least 32. Separate an old key from the new one by a comma, the new one first.`,
      )
    }
  }
  return keys
}

/** What is separated by commas. */
export function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** TRUST_PROXY, as a list of addresses, networks and names of networks: nobody without one. */
export function readTrustProxy(value: string | undefined, report: Report): string[] {
  const proxies = listOf(value)
  for (const proxy of proxies) {
    if (!namedNetworks.includes(proxy) && !isNetwork(proxy)) {
      report(
        `TRUST_PROXY holds '${proxy}'; each must be an address or network such as 10.0.0.7 or 10.0.0.0/8, or one of ${namedNetworks.join(', ')}.`,
      )
    }
  }
  return proxies
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

const longestPrefix: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = longestPrefix[isIP(address)]
  if (longest === undefined || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest)
}

/** SITE_DATE, as an instant (milliseconds since 1970, UTC): null without one. */
export function readSiteDate(value: string | undefined, report: Report): number | null {
  if (!value) return null
  const instant = Date.parse(value)
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(value) ?? []
  if (isCalendarDay(day) && !Number.isNaN(instant)) return instant
  report(`SITE_DATE is '${value}'; it must be an ISO date such as 2026-12-24.`)
  return null
}

// Date.parse takes 30 February for 2 March.
function isCalendarDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
}

/** SEARCH_ENGINES: without one, `welcome` on a public site that shows no other day than today's. */
export function readSearchEngines(
  value: string | undefined,
  isPublicNow: boolean,
  report: Report,
): boolean {
  if (value !== undefined && value !== 'welcome' && value !== 'refused') {
    report(`SEARCH_ENGINES is '${value}'; it must be welcome or refused.`)
  }
  return value === undefined ? isPublicNow : value === 'welcome'
}

/** SHARED_CACHE: 1 or 0; 0 without one. */
export function readSharedCache(value: string | undefined, report: Report): boolean {
  if (value !== undefined && value !== '0' && value !== '1') {
    report(`SHARED_CACHE is '${value}'; it must be 1 (there is one, as in docs/deploy) or 0.`)
  }
  return value === '1'
}

/** LOG_ADDRESSES: 1 or 0; 0 without one. */
export function readLogAddresses(value: string | undefined, report: Report): boolean {
  if (value !== undefined && value !== '0' && value !== '1') {
    report(`LOG_ADDRESSES is '${value}'; it must be 1 (the log names callers' addresses) or 0.`)
  }
  return value === '1'
}

/** SECURITY_CONTACT, as a list of URIs that RFC 9116 has for contacts: null without one. */
export function readSecurityContacts(value: string | undefined, report: Report): string[] | null {
  const contacts = listOf(value)
  for (const contact of contacts) {
    if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(contact)) {
      report(
        `SECURITY_CONTACT holds '${contact}'; each must be an address such as mailto:security@example.com, https://example.com/security or tel:+441632960214.`,
      )
    }
  }
  return contacts.length > 0 ? contacts : null
}

/** METRICS: 1 or 0; 0 without one. */
export function readMetrics(value: string | undefined, report: Report): boolean {
  if (value !== undefined && value !== '0' && value !== '1') {
    report(`METRICS is '${value}'; it must be 1 (/metrics counts what the process does) or 0.`)
  }
  return value === '1'
}

/** DRAIN_SECONDS: 0 without one. */
export function readDrainSeconds(value: string | undefined, report: Report): number {
  if (value === undefined) return 0
  if (/^\d+$/.test(value) && Number(value) <= 60) return Number(value)
  report(`DRAIN_SECONDS is '${value}'; it must be a whole number from 0 to 60.`)
  return 0
}

/** OPERATOR_TOKEN: null without one. */
export function readOperatorToken(value: string | undefined, report: Report): string | null {
  if (value === undefined) return null
  if (!/^[\w.~+/=-]{32,}$/.test(value)) {
    report(
      'OPERATOR_TOKEN must be at least 32 letters, digits and - . _ ~ + / = without a space; make it as APP_KEY is made.',
    )
  }
  return value
}

/** LOG_LEVEL: `info` without one. */
export function readLogLevel(value: string | undefined, report: Report): string {
  const level = value ?? 'info'
  if (logLevels.includes(level)) return level
  report(`LOG_LEVEL is '${value}'; it must be one of ${logLevels.join(', ')}.`)
  return 'info'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
