import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { majorOf } from './manifest.ts'

const execute = promisify(execFile)

/** Megabytes of words that a program may say before it is ended. */
const mostWords = 16 * 1024 * 1024

/**
 * Runs a program of PostgreSQL's on a database. The password is in the program's environment, where only
 * the same user sees it, and not among its words, which everybody on the machine can list.
 * @throws what the program says.
 */
export async function runTool(
  name: 'pg_dump' | 'pg_restore',
  url: string | null,
  words: readonly string[],
): Promise<string> {
  const { address, password } = withoutPassword(url)
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) }
  const database = address === null ? [] : ['--dbname', address]
  try {
    const { stdout } = await execute(name, [...words, ...database], { env, maxBuffer: mostWords })
    return stdout
  } catch (cause) {
    const { code, stderr = '' } = cause as { readonly code?: unknown; readonly stderr?: string }
    if (code === 'ENOENT') throw new Error(missing(name), { cause })
    throw new Error(`${name} could not do it: ${stderr.trim()}`, { cause })
  }
}

/** The release of a program, such as `15.18 (Debian 15.18-0+deb12u1)`. @throws when it is not installed. */
export async function toolVersion(name: 'pg_dump' | 'pg_restore'): Promise<string> {
  const words = await runTool(name, null, ['--version'])
  return words.trim().replace(/^.*\(PostgreSQL\) /, '')
}

/**
 * A program of an older release does not know what a newer server holds.
 * @throws when the program is older, with what to install.
 */
export function requireNewEnough(
  name: 'pg_dump' | 'pg_restore',
  version: string,
  needed: { readonly version: string; readonly of: string },
): void {
  if (majorOf(version) >= majorOf(needed.version)) return
  const release = majorOf(needed.version)
  throw new Error(
    `${name} is ${version}, and ${needed.of} is PostgreSQL ${needed.version}: an older program cannot read it. Install postgresql-client-${release} and put it first in PATH.`,
  )
}

function withoutPassword(url: string | null): { address: string | null; password: string } {
  if (url === null) return { address: null, password: '' }
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, password }
}

function missing(name: string): string {
  return `${name} is not installed, or not in PATH. Install PostgreSQL's client programs of the server's release (Debian: apt-get install postgresql-client).`
}
