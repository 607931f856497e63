import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * What the tests need of the machine: as it is found, or found once a CI machine that runs as root on
 * Debian has installed its packages; no service of theirs is started.
 * @param find gives it, or null when it is not there.
 * @throws when it is missing, with these words.
 */
export function foundOrInstalled<Found>(
  find: () => Found | null,
  packages: readonly string[],
  missing: string,
): Found {
  const found = find()
  if (found) return found
  if (mayInstall()) {
    install(packages)
    const installed = find()
    if (installed) return installed
  }
  throw new Error(missing)
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
