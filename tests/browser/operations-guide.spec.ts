import { execFileSync, spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { putRelease } from '../support/browser/release.ts'
import { isNight } from '../support/by-night.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgres } from '../support/postgres.ts'
import type { Postgres } from '../support/postgres.ts'

const guide = readFileSync('docs/operations/README.md', 'utf8')
const blocks = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => text)

/** What needs a network; it has been done where the tests run. */
const notHere = /^npm (?:ci|run build|prune).*\n/gm

/** Whoever runs the tests, or somebody who owns nothing on the machine. */
const account =
  process.getuid?.() === 0
    ? { uid: idOf('-u'), gid: idOf('-g') }
    : ({} as { readonly uid?: number; readonly gid?: number })

// systemd's place is taken by a program that writes down what it was asked.
const systemctl = '#!/bin/sh\necho "$@" >> "$ASKED"\n'

let folder = ''
let postgres: Postgres | undefined
let ports: readonly number[] = []
const processes = new Map<number, ChildProcess>()

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async () => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'saltlark-guide-'))
  if (!isNight) return
  postgres = await startPostgres()
  ports = [await freePort(), await freePort()]
  for (const place of ['srv/content', 'var', 'etc', 'programs'])
    mkdirSync(join(folder, place), { recursive: true })
  const [first, second] = ['first', 'second'].map((name) => join(folder, 'srv/releases', name))
  putRelease(first ?? '', installed())
  cpSync(first ?? '', second ?? '', { recursive: true, verbatimSymlinks: true })
  const settings = /^```ini\n(.*?)^```$/ms.exec(guide)?.[1] ?? ''
  writeFileSync(join(folder, 'etc/site.env'), placed(settings))
  writeFileSync(join(folder, 'programs/systemctl'), systemctl, { mode: 0o755 })
  if (account.uid !== undefined)
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder])
})

test.afterAll(async () => {
  await stopAll()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

// A release is copied and started again and again.
const byNight = isNight ? test : () => undefined

byNight('what the guide of operations has an account type does what it says', async () => {
  for (const block of blocks) {
    const isOfRoot = block.startsWith('# as root\n')
    if (isOfRoot && block.includes('systemctl stop')) await stopAll()
    if (isOfRoot) continue
    if (block.includes('curl')) await startAll()
    const { status, output } = shell(block.replaceAll(notHere, ''))
    expect(status, `${block}\n${output}`).toBe(0)
  }

  expect(readdirSync(join(folder, 'srv')).filter((name) => name.includes('before_'))).toHaveLength(
    1,
  )
  expect(readdirSync(join(folder, 'var/backups'))).toHaveLength(2)
})

byNight(
  'the script restarts one process after the other, and stops at one that does not come up',
  async () => {
    await startAll()

    const restarted = restart('60')

    expect(restarted.stdout).toBe(ports.map((port) => `saltlark@${port} is ready.\n`).join(''))
    const asked = readFileSync(join(folder, 'asked.txt'), 'utf8')
    expect(asked).toBe(ports.map((port) => `restart saltlark@${port}.service\n`).join(''))

    await stopAll()
    const refused = restart('2')
    expect([refused.status, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toContain(`saltlark@${ports[0]} is not ready after 2 seconds`)
  },
)

// There is no systemd elsewhere.
const onLinux = process.platform === 'linux' ? test : () => undefined

onLinux('systemd takes the units, and finds little in them that is open', () => {
  const units = join(folder, 'units')
  cpSync('docs/operations', units, { recursive: true })
  const analyze = (...words: readonly string[]) =>
    spawnSync('systemd-analyze', words, { cwd: units, encoding: 'utf8' })

  for (const unit of ['saltlark@8001.service', 'saltlark@8001.socket', 'saltlark-backup.timer']) {
    const { status, stderr } = analyze('verify', join(units, unit))
    expect([status, stderr]).toEqual([0, ''])
  }
  for (const [unit, most] of [
    ['saltlark@.service', '15'],
    ['saltlark-backup.service', '30'],
  ] as const) {
    const { status, stdout } = analyze('security', '--offline=true', `--threshold=${most}`, unit)
    expect(status, stdout).toBe(0)
  }
})

/** The packages that are installed without those for development. */
function installed(): readonly string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: true }>>
  }
  return Object.entries(packages)
    .filter(([path, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev)
    .map(([path]) => path)
    .filter((path) => existsSync(path))
}

/** The guide's places and addresses, as they are here. */
function placed(text: string): string {
  return text
    .replaceAll('/srv/saltlark', join(folder, 'srv'))
    .replaceAll('/var/lib/saltlark', join(folder, 'var'))
    .replaceAll('/etc/saltlark', join(folder, 'etc'))
    .replaceAll('8001', String(ports[0]))
    .replaceAll('8002', String(ports[1]))
    .replace(/(?<=^DATABASE_URL=).*$/m, postgres?.url ?? '')
    .replace(/(?<=^APP_URL=).*$/m, 'http://127.0.0.1:8000')
    .replace(/(?<=^MAIL_URL=).*$/m, 'log:')
    .replaceAll(/the output of.*/g, 'a-key-of-the-guide-that-is-long-enough-to-be-one')
}

function variables() {
  return {
    PATH: `${join(folder, 'programs')}:${process.env['PATH']}`,
    HOME: join(folder, 'srv'),
    ASKED: join(folder, 'asked.txt'),
    npm_config_loglevel: 'error',
    npm_config_update_notifier: 'false',
  }
}

function shell(block: string): { readonly status: number | null; readonly output: string } {
  const how = { ...account, encoding: 'utf8', cwd: folder, env: variables() } as const
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', placed(block)], how)
  return { status, output: stdout + stderr }
}

function restart(seconds: string) {
  const script = readFileSync('docs/operations/rolling-restart.sh', 'utf8')
  const words = ['-c', script.replace('seconds=60', `seconds=${seconds}`), 'sh']
  return spawnSync('sh', [...words, ...ports.map(String)], { encoding: 'utf8', env: variables() })
}

async function startAll(): Promise<void> {
  if (processes.size > 0) return
  for (const port of ports) {
    const child = spawn(process.execPath, ['server/console/run.js', 'start'], {
      ...account,
      cwd: join(folder, 'srv/current'),
      env: { ...variables(), PORT: String(port), NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    processes.set(port, child)
    const ready = `http://127.0.0.1:${port}/ready`
    const status = () => fetch(ready).then((answer) => answer.status, String)
    await expect.poll(status, { timeout: 30_000 }).toBe(200)
  }
}

async function stopAll(): Promise<void> {
  for (const running of processes.values()) {
    const exit = once(running, 'exit')
    running.kill('SIGKILL')
    await exit
  }
  processes.clear()
}

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
}
