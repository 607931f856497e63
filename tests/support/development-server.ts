import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { testInstant } from './test-instant.ts'
import { textFiles } from './text-files.ts'
import type { TextFiles } from './text-files.ts'

const adapter = 'packages/inertia-express'

const sources = [
  'server',
  'routes',
  'resources',
  'vite',
  adapter,
  'packages/pictures/tsconfig.json',
  'package.json',
  'tsconfig.json',
  'tests/tsconfig.json',
  'vite.config.ts',
  'tailwind.config.ts',
]

const environment = { LOG_LEVEL: 'silent', SITE_DATE: new Date(testInstant).toISOString() }

/** `npm run dev` on a copy of the project that a test may edit. */
export interface DevelopmentServer extends TextFiles {
  readonly origin: string
  /** The copy. */
  readonly folder: string
  stop(): Promise<void>
}

/**
 * Starts it on a port of its own, and waits until it answers.
 * @throws Error when it ends instead.
 */
export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  // Inside the project, so that packages are found and no cache is shared with a running site.
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(resolve('.data/development-'))
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true })
  symlinkSync(resolve('public'), join(folder, 'public'))
  // The only package of which it has its own: Vite serves no file from outside of its project.
  mkdirSync(join(folder, 'node_modules/@saltlark'), { recursive: true })
  symlinkSync(join(folder, adapter), join(folder, 'node_modules/@saltlark/inertia-express'))

  const port = await freePort()
  const server = spawn(process.execPath, ['server/console/run.js', 'dev'], {
    cwd: folder,
    env: { ...environment, PATH: process.env['PATH'], PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A test that is broken off leaves nothing running.
  const end = () => void server.kill('SIGKILL')
  process.once('exit', end)
  const origin = `http://localhost:${port}`
  while (!(await isUp(origin))) {
    if (server.exitCode !== null) throw new Error('The development server ended; see above.')
    await pause(100)
  }
  return {
    origin,
    folder,
    ...textFiles(folder),
    async stop() {
      process.off('exit', end)
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

async function isUp(origin: string): Promise<boolean> {
  // The first page is rendered from sources that nothing has read yet, which takes its time.
  const answer = await fetch(origin).catch(() => null)
  return answer?.ok === true
}
