import { nearest } from '#server/format/nearest.ts'
import { isLoopback, readAppUrl, readAssetUrl, readDatabaseUrl, readMailUrl } from './address.ts'
import { readPayments } from './payments.ts'
import type { PaymentSettings } from './payments.ts'
import {
  readDrainSeconds,
  readKeys,
  readLogAddresses,
  readLogLevel,
  readMetrics,
  readOperatorToken,
  readPort,
  readSearchEngines,
  readSecurityContacts,
  readSharedCache,
  readSiteDate,
  readTrustProxy,
} from './values.ts'
import type { Report } from './values.ts'

export type Environment = 'development' | 'production' | 'test'

export type Variables = Readonly<Record<string, string | undefined>>

export interface Settings {
  readonly host: string
  readonly port: number
  /** Canonical origin without a trailing slash: absolute links and e-mails are built from it. */
  readonly appUrl: string
  /** Where browsers load the built files from, without a slash behind it; null: from the site. */
  readonly assetUrl: string | null
  /** Signs cookies and links; the first signs, all verify. */
  readonly appKeys: readonly string[]
  readonly databaseUrl: string | null
  readonly mailUrl: string
  readonly payments: PaymentSettings
  /** The instant that the site takes as now, or null for the real one. */
  readonly siteDate: number | null
  /** May search engines read the site? A copy of it, or a preview, is not to be found. */
  readonly isForSearchEngines: boolean
  /** Addresses of proxies whose X-Forwarded-For and -Proto are believed. */
  readonly trustProxy: readonly string[]
  /** Does a cache in front keep pages that everybody gets? It must be one as in docs/deploy. */
  readonly hasSharedCache: boolean
  readonly logLevel: string
  /** Does the security log name addresses of callers, besides their keyed hashes? */
  readonly logsAddresses: boolean
  /** Whom to tell of a weakness of the site, as URIs; null: the company's e-mail address. */
  readonly securityContacts: readonly string[] | null
  /** Does the process count what it does, for /metrics? */
  readonly hasMetrics: boolean
  /** For how long requests are answered still once the process is asked to end. */
  readonly drainSeconds: number
  /** What the operator sends to read how the site is; null: nobody may. */
  readonly operatorToken: string | null
  readonly contentDirectory: string
  /** Where the process keeps its own files: the key, kept mails, the embedded database. */
  readonly dataDirectory: string
}

/**
 * The rules of the contract of variables; nothing is read from disk here.
 * @param envFile the text of the `.env` file that some of the variables came from.
 */
export function checkSettings(
  variables: Variables,
  environment: Environment,
  envFile = '',
): { settings: Settings; violations: string[]; warnings: string[] } {
  const violations: string[] = []
  const warnings: string[] = []
  const warn = (line: string) => void warnings.push(line)
  const report = (line: string) => void violations.push(line)
  const names = new Set<string>()
  const read = (name: string) => {
    names.add(name)
    return variables[name]?.trim() || undefined
  }

  const port = readPort(read('PORT'), report)
  const isProduction = environment === 'production'
  const appUrl = readAppUrl(read('APP_URL'), { port, isProduction }, report)
  const isPublic = isProduction && !isLoopback(appUrl)
  const siteDate = readSiteDate(read('SITE_DATE'), report)
  const settings: Settings = {
    host: read('HOST') ?? '127.0.0.1',
    port,
    appUrl,
    assetUrl: readAssetUrl(read('ASSET_URL'), appUrl, report),
    appKeys: readKeys(read('APP_KEY'), isPublic, report),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL'), isPublic, { report, warn }),
    mailUrl: readMailUrl(read('MAIL_URL'), isPublic, report),
    payments: readPayments(read, { appUrl, isDevelopment: environment === 'development' }, report),
    siteDate,
    isForSearchEngines: readSearchEngines(
      read('SEARCH_ENGINES'),
      isPublic && siteDate === null,
      report,
    ),
    trustProxy: readTrustProxy(read('TRUST_PROXY'), report),
    hasSharedCache: readSharedCache(read('SHARED_CACHE'), report),
    logLevel: readLogLevel(read('LOG_LEVEL'), report),
    logsAddresses: readLogAddresses(read('LOG_ADDRESSES'), report),
    securityContacts: readSecurityContacts(read('SECURITY_CONTACT'), report),
    hasMetrics: readMetrics(read('METRICS'), report),
    drainSeconds: readDrainSeconds(read('DRAIN_SECONDS'), report),
    operatorToken: readOperatorToken(read('OPERATOR_TOKEN'), report),
    contentDirectory: read('CONTENT_DIR') ?? 'resources/content',
    dataDirectory: read('DATA_DIR') ?? '.data',
  }
  checkEnvFile(envFile, names, { report, warn })
  return { settings, violations, warnings }
}

/** Read besides the settings, by what runs them. */
const alsoRead = ['NODE_ENV', 'NO_COLOR', 'UV_THREADPOOL_SIZE']

/**
 * A `.env` file is the site's own: a name in it that nothing reads is a slip. One that is like a
 * setting is a violation, because the setting it was meant for would silently be another; any other is a
 * warning.
 */
function checkEnvFile(
  text: string,
  settings: Iterable<string>,
  { report, warn }: { readonly report: Report; readonly warn: Report },
): void {
  const known = new Set([...settings, ...alsoRead])
  for (const [index, line] of text.split('\n').entries()) {
    const name = /^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(line)?.[1]
    if (name === undefined || known.has(name)) continue
    const place = `.env:${index + 1} sets ${name}, which the site does not read`
    const meant = nearest(name, known)
    if (meant) report(`${place}; did you mean ${meant}?`)
    else warn(`${place}. Remove the line; .env.example lists all that is read.`)
  }
}
