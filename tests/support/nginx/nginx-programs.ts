import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface NginxPrograms {
  readonly nginx: string
  /** Makes the certificate. */
  readonly openssl: string
}

/**
 * Where nginx and openssl are: on PATH, or where Debian keeps them. A CI machine that runs as root on
 * Debian installs them first.
 * @throws when one is missing, saying what to do.
 */
export function nginxPrograms(): NginxPrograms {
  const found = findPrograms()
  if (found) return found
  if (mayInstall()) {
    install()
    const installed = findPrograms()
    if (installed) return installed
  }
  throw new Error(
    'The tests of docs/deploy/nginx.conf cannot run: nginx or openssl is neither on PATH nor in /usr/sbin. Install both (Debian: apt-get install nginx openssl; macOS: brew install nginx openssl); the service need not run.',
  )
}

function findPrograms(): NginxPrograms | null {
  const [nginx, openssl] = [pathOf('nginx'), pathOf('openssl')]
  return nginx && openssl ? { nginx, openssl } : null
}

function pathOf(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0
  return process.env['CI'] === 'true' && isRoot && existsSync('/etc/debian_version')
}

function install(): void {
  // At this run level no service is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const packages = ['--no-install-recommends', 'nginx', 'openssl']
  for (const words of [['update'], ['install', '-y', ...packages]]) {
    execFileSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}
