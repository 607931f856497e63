import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { programs } from '../programs.ts'

/** nginx with the configuration of docs/deploy, before a site on this machine. */
export interface Nginx {
  /** Where it answers `https://www.example.com`. */
  readonly port: number
  /** Where it answers `http://www.example.com`. */
  readonly plainPort: number
  /** The lines of its log so far. */
  log(): string[]
  stop(): Promise<void>
}

/** The site's address, as the file has it. */
export const address = 'https://www.example.com'

const configuration = 'docs/deploy/nginx.conf'

/**
 * Starts it in a folder of its own. Of the file only ports and paths are others.
 * @param sitePorts where each process of the site listens.
 * @throws when there is no nginx, saying what to install, or when it does not take the file.
 */
export async function startNginx(...sitePorts: readonly number[]): Promise<Nginx> {
  const { nginx, openssl } = programs(wanted)
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  makeCertificate(openssl, folder)
  writeFileSync(join(folder, 'site.conf'), siteFile({ folder, port, plainPort, sitePorts }))
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder))

  const words = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  const server = spawn(nginx, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => void (complaint += text))
  const exit = once(server, 'exit')
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${complaint}`)
    await pause(20)
  }
  return {
    port,
    plainPort,
    log: () => readFileSync(join(folder, 'saltlark.log'), 'utf8').trim().split('\n'),
    async stop() {
      server.kill('SIGTERM')
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const wanted = {
  names: ['nginx', 'openssl'],
  folders: () => ['/usr/sbin', '/usr/local/sbin'],
  packages: ['nginx', 'openssl'],
  missing:
    'The tests of docs/deploy/nginx.conf cannot run: nginx or openssl is neither on PATH nor in /usr/sbin. Install both (Debian: apt-get install nginx openssl; macOS: brew install nginx openssl); the service need not run.',
} as const

interface Places {
  readonly folder: string
  readonly port: number
  readonly plainPort: number
  readonly sitePorts: readonly number[]
}

function siteFile({ folder, port, plainPort, sitePorts }: Places): string {
  const processes = sitePorts.map((one) => `server 127.0.0.1:${one} max_fails=0;`)
  const places: readonly (readonly [RegExp, string])[] = [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${plainPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${port}`],
    [/server 127\.0\.0\.1:8000 max_fails=0;/g, processes.join('\n')],
    [/\/etc\/letsencrypt\/live\/www\.example\.com\//g, `${folder}/`],
    [/\/var\/cache\//g, `${folder}/`],
    [/\/var\/log\/nginx\//g, `${folder}/`],
  ]
  return places.reduce(
    (text, [place, other]) => {
      if (!place.test(text)) throw new Error(`${configuration} no longer holds ${place.source}.`)
      return text.replace(place, other)
    },
    readFileSync(configuration, 'utf8'),
  )
}

/** What is around it in Debian's own file, in a folder that whoever runs this may write to. */
function mainFile(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    // The folder is closed to the account that nginx would change to.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 256; }',
    'http {',
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    'access_log off;',
    'sendfile on;',
    'tcp_nopush on;',
    'gzip on;',
    `include ${folder}/site.conf;`,
    '}',
    '',
  ].join('\n')
}

function makeCertificate(openssl: string, folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=www.example.com', '-days', '2']
  execFileSync(openssl, ['req', '-x509', ...key, ...files, ...subject], { stdio: 'ignore' })
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
