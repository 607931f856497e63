import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Wanted<Name extends string> {
  readonly names: readonly Name[]
  /** Where they may lie besides the folders of PATH. */
  readonly folders: () => readonly string[]
  /** What brings them on Debian. */
  readonly packages: readonly string[]
  /** What to do where they are missing. */
  readonly missing: string
}

/**
 * Where programs are that the tests run. A CI machine that runs as root on Debian installs them first; no
 * service of theirs is started.
 * @throws when one is missing, with these words.
 */
export function programs<Name extends string>(
  wanted: Wanted<Name>,
): Readonly<Record<Name, string>> {
  const found = findAll(wanted)
  if (found) return found
  if (mayInstall()) install(wanted.packages)
  const installed = findAll(wanted)
  if (installed) return installed
  throw new Error(wanted.missing)
}

function findAll<Name extends string>({
  names,
  folders,
}: Wanted<Name>): Record<Name, string> | null {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), ...folders()]
  const found = names.map((name) => [
    name,
    places.map((folder) => join(folder, name)).find((path) => existsSync(path)),
  ])
  const isWhole = found.every(([, path]) => path !== undefined)
  return isWhole ? (Object.fromEntries(found) as Record<Name, string>) : null
}

function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0
  return process.env['CI'] === 'true' && isRoot && existsSync('/etc/debian_version')
}

function install(packages: readonly string[]): void {
  // At this run level no service is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    execFileSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}
