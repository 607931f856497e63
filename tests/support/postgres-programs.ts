import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
}

/**
 * Where PostgreSQL's programs are: on PATH, or where Debian keeps them. A CI machine that runs as
 * root on Debian installs them first.
 * @throws when there are none, saying what to do.
 */
export function postgresPrograms(): PostgresPrograms {
  const found = findPrograms()
  if (found) return found
  if (mayInstall()) {
    install()
    const installed = findPrograms()
    if (installed) return installed
  }
  throw new Error(
    'The tests on PostgreSQL cannot run: initdb and postgres are neither on PATH nor under /usr/lib/postgresql. Install PostgreSQL (Debian: apt-get install postgresql; macOS: brew install postgresql), or set TEST_POSTGRES_URL to a server that the tests may use, such as postgres://user:password@localhost:5432/saltlark_test.',
  )
}

function findPrograms(): PostgresPrograms | null {
  for (const folder of [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()]) {
    const [initdb, postgres] = [join(folder, 'initdb'), join(folder, 'postgres')]
    if (existsSync(initdb) && existsSync(postgres)) return { initdb, postgres }
  }
  return null
}

/** The newest release first. */
function debianFolders(): string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  const releases = readdirSync(root).toSorted((one, other) => Number(other) - Number(one))
  return releases.map((release) => join(root, release, 'bin'))
}

function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0
  return process.env['CI'] === 'true' && isRoot && existsSync('/etc/debian_version')
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    execFileSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}
