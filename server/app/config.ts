import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writePrivateFile } from '#server/files/private.ts'
import { isLoopback } from './settings/address.ts'
import { checkSettings } from './settings/settings.ts'
import type { Environment, Settings, Variables } from './settings/settings.ts'

/** The settings of one process, checked: nothing else reads the environment. */
export interface Config extends Omit<Settings, 'databaseUrl' | 'contentDirectory' | 'mailUrl'> {
  readonly environment: Environment
  /** Is the site for this machine only? */
  readonly isLocal: boolean
  readonly database: { readonly url: string }
  readonly content: { readonly directory: string }
  readonly mail: { readonly url: string }
  /** Lines for whoever starts the process. */
  readonly warnings: readonly string[]
}

/** Every violation of the environment, one line each. */
export class ConfigViolations extends Error {
  constructor(violations: readonly string[]) {
    const count = violations.length === 1 ? 'one setting' : `${violations.length} settings`
    super(
      `The site cannot start: ${count} must be put right. .env.example describes each.\n` +
        violations.map((violation) => `  - ${violation}`).join('\n'),
    )
    this.name = 'ConfigViolations'
  }
}

/**
 * Reads and checks every variable of the contract.
 * @throws ConfigViolations that lists all violations at once.
 */
export function loadConfig(variables: Variables, environment = environmentOf(variables)): Config {
  const envFile = variables === process.env ? readEnvFile() : ''
  const { settings, violations, warnings } = checkSettings(variables, environment, envFile)
  if (violations.length > 0) throw new ConfigViolations(violations)

  const dataDirectory = resolve(settings.dataDirectory)
  const key = settings.appKeys.length > 0 ? null : keptKey(dataDirectory)
  return {
    ...settings,
    environment,
    isLocal: isLoopback(settings.appUrl),
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
  if (!existsSync(path)) writePrivateFile(path, randomBytes(32).toString('base64url'))
  return {
    value: readFileSync(path, 'utf8').trim(),
    warning: `APP_KEY is not set; a key made for this machine is kept in ${path}. Set APP_KEY before the site is public.`,
  }
}
