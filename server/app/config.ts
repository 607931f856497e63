import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { checkSettings, ConfigFaults } from './settings/settings.ts'
import type { Environment, Variables } from './settings/settings.ts'

/** The settings of one process, checked: nothing else reads the environment. */
export interface Config {
  readonly environment: Environment
  readonly host: string
  readonly port: number
  /** Canonical origin without a trailing slash: absolute links and e-mails are built from it. */
  readonly appUrl: string
  /** Where browsers load the built files from, without a slash behind it; null: from the site. */
  readonly assetUrl: string | null
  /** Signs cookies and links; the first signs, all verify. */
  readonly appKeys: readonly string[]
  readonly database: { readonly url: string }
  readonly content: { readonly directory: string }
  readonly mail: { readonly url: string }
  /** The instant that the site takes as now, or null for the real one. */
  readonly siteDate: number | null
  /** May search engines read the site? A copy of it, or a preview, is not to be found. */
  readonly isForSearchEngines: boolean
  /** Addresses of proxies whose X-Forwarded-For and -Proto are believed. */
  readonly trustProxy: readonly string[]
  /** Does a cache in front keep pages that everybody gets? It must be one as in docs/deploy. */
  readonly hasSharedCache: boolean
  readonly logLevel: string
  /** Where the process keeps its own files: the key, kept mails, the embedded database. */
  readonly dataDirectory: string
  /** Lines for whoever starts the process. */
  readonly warnings: readonly string[]
}

/**
 * Reads and checks every variable of the contract.
 * @throws ConfigFaults that lists all faults at once.
 */
export function loadConfig(variables: Variables, environment = environmentOf(variables)): Config {
  const envFile = variables === process.env ? readEnvFile() : ''
  const { settings, faults, warnings } = checkSettings(variables, environment, envFile)
  if (faults.length > 0) throw new ConfigFaults(faults)

  const dataDirectory = resolve(settings.dataDirectory)
  const key = settings.appKeys.length > 0 ? null : keptKey(dataDirectory)
  return {
    ...settings,
    environment,
    database: { url: settings.databaseUrl ?? `file:${join(dataDirectory, 'saltlark.sqlite')}` },
    content: { directory: resolve(settings.contentDirectory) },
    mail: { url: settings.mailUrl },
    appKeys: key ? [key.value] : settings.appKeys,
    dataDirectory,
    warnings: key && environment === 'production' ? [...warnings, key.warning] : warnings,
  }
}

/** The variables of the process, with those of a `.env` file beside package.json underneath. */
export function processVariables(): Variables {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

function readEnvFile(): string {
  return existsSync('.env') ? readFileSync('.env', 'utf8') : ''
}

function environmentOf(variables: Variables): Environment {
  const name = variables['NODE_ENV']
  return name === 'production' || name === 'test' ? name : 'development'
}

/** The key that this machine made for itself: made once, then kept. */
function keptKey(directory: string): { value: string; warning: string } {
  const path = resolve(directory, 'app-key')
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return {
    value: readFileSync(path, 'utf8').trim(),
    warning: `APP_KEY is not set; a key made for this machine is kept in ${path}. Set APP_KEY before the site is public.`,
  }
}
