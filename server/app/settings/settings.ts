import { nearest } from '#server/content/load/nearest.ts'
import {
  isLoopback,
  readAppUrl,
  readAssetUrl,
  readDatabaseUrl,
  readKeys,
  readMailUrl,
  readPort,
  readSharedCache,
  readTrustProxy,
} from './address.ts'
import type { Report } from './address.ts'

export type Environment = 'development' | 'production' | 'test'

export type Variables = Readonly<Record<string, string | undefined>>

interface Settings {
  readonly host: string
  readonly port: number
  readonly appUrl: string
  readonly assetUrl: string | null
  readonly appKeys: readonly string[]
  readonly databaseUrl: string | null
  readonly mailUrl: string
  readonly siteDate: number | null
  /** May search engines read the site? */
  readonly isForSearchEngines: boolean
  readonly trustProxy: readonly string[]
  readonly hasSharedCache: boolean
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

/**
 * The rules of the contract of variables; nothing is read from disk here.
 * @param envFile the text of the `.env` file that some of the variables came from.
 */
export function checkSettings(
  variables: Variables,
  environment: Environment,
  envFile = '',
): { settings: Settings; faults: string[]; warnings: string[] } {
  const faults: string[] = []
  const warnings: string[] = []
  const fault = (line: string) => void faults.push(line)
  const names = new Set<string>()
  const read = (name: string) => {
    names.add(name)
    return variables[name]?.trim() || undefined
  }

  const port = readPort(read('PORT'), fault)
  const isProduction = environment === 'production'
  const appUrl = readAppUrl(read('APP_URL'), { port, isProduction }, fault)
  const isPublic = isProduction && !isLoopback(appUrl)
  const siteDate = readSiteDate(read('SITE_DATE'), fault)
  const settings: Settings = {
    host: read('HOST') ?? '127.0.0.1',
    port,
    appUrl,
    assetUrl: readAssetUrl(read('ASSET_URL'), appUrl, fault),
    appKeys: readKeys(read('APP_KEY'), isPublic, fault),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL'), isPublic, fault),
    mailUrl: readMailUrl(read('MAIL_URL'), isPublic, fault),
    siteDate,
    isForSearchEngines: readSearchEngines(
      read('SEARCH_ENGINES'),
      isPublic && siteDate === null,
      fault,
    ),
    trustProxy: readTrustProxy(read('TRUST_PROXY'), fault),
    hasSharedCache: readSharedCache(read('SHARED_CACHE'), fault),
    logLevel: readLogLevel(read('LOG_LEVEL'), fault),
    contentDirectory: read('CONTENT_DIR') ?? 'resources/content',
    dataDirectory: read('DATA_DIR') ?? '.data',
  }
  checkEnvFile(envFile, names, { fault, warn: (line) => void warnings.push(line) })
  return { settings, faults, warnings }
}

/** Read besides the settings, by what runs them. */
const alsoRead = ['NODE_ENV', 'NO_COLOR', 'UV_THREADPOOL_SIZE']

/**
 * A `.env` file is the site's own: a name in it that nothing reads is a slip. One that is like a
 * setting is a fault, because the setting it was meant for would silently be another; any other is a
 * warning.
 */
function checkEnvFile(
  text: string,
  settings: Iterable<string>,
  { fault, warn }: { readonly fault: Report; readonly warn: Report },
): void {
  const known = new Set([...settings, ...alsoRead])
  for (const [index, line] of text.split('\n').entries()) {
    const name = /^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(line)?.[1]
    if (name === undefined || known.has(name)) continue
    const place = `.env:${index + 1} sets ${name}, which the site does not read`
    const meant = nearest(name, known)
    if (meant) fault(`${place}; did you mean ${meant}?`)
    else warn(`${place}. Remove the line; .env.example lists all that is read.`)
  }
}

/** SITE_DATE, as an instant (milliseconds since 1970, UTC): null without one. */
function readSiteDate(value: string | undefined, fault: Report): number | null {
  if (!value) return null
  const instant = Date.parse(value)
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(value) ?? []
  if (isCalendarDay(day) && !Number.isNaN(instant)) return instant
  fault(`SITE_DATE is '${value}'; it must be an ISO date such as 2026-12-24.`)
  return null
}

/** SEARCH_ENGINES: without one, `welcome` on a public site that shows no other day than today's. */
function readSearchEngines(
  value: string | undefined,
  isPublicNow: boolean,
  fault: Report,
): boolean {
  if (value !== undefined && value !== 'welcome' && value !== 'refused') {
    fault(`SEARCH_ENGINES is '${value}'; it must be welcome or refused.`)
  }
  return value === undefined ? isPublicNow : value === 'welcome'
}

/** LOG_LEVEL: `info` without one. */
function readLogLevel(value: string | undefined, fault: Report): string {
  const level = value ?? 'info'
  if (logLevels.includes(level)) return level
  fault(`LOG_LEVEL is '${value}'; it must be one of ${logLevels.join(', ')}.`)
  return 'info'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

// Date.parse takes 30 February for 2 March.
function isCalendarDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
}
