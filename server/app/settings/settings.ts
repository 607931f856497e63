import { isLoopback, readAppUrl, readPort } from './address.ts'
import { readDatabaseUrl, readMailUrl } from './connections.ts'
import { readAssetUrl, readSharedCache } from './delivery.ts'
import { checkEnvFile } from './env-file.ts'
import { readLogLevel, readSearchEngines, readSiteDate } from './running.ts'
import { readKeys, readTrustProxy } from './trust.ts'

export type Environment = 'development' | 'production' | 'test'

export type Variables = Readonly<Record<string, string | undefined>>

export interface Settings {
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
