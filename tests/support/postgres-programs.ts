import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { foundOrInstalled } from './debian-packages.ts'

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
  return foundOrInstalled(
    findPrograms,
    ['postgresql'],
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
