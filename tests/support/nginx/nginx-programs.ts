import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { foundOrInstalled } from '../debian-packages.ts'

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
  return foundOrInstalled(
    findPrograms,
    ['nginx', 'openssl'],
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
