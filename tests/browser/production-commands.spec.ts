import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { putRelease } from '../support/browser/release.ts'
import { samples } from '../support/by-night.ts'

let folder = ''

// One after the other in one copy, as on the machine that serves the site.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(() => {
  // Outside of the project, whose tools would be found from inside.
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'saltlark-pruned-'))
  putRelease(folder, ['node_modules'])
})

test.afterAll(() => {
  rmSync(folder, { recursive: true })
})

test.describe('a command', () => {
  test('takes the sources where they can run, whatever has been built', async () => {
    const built = join(folder, 'build/server/console.js')
    const text = readFileSync(built, 'utf8')
    writeFileSync(built, 'throw new Error("This build is old.")')

    const { output, errors } = await npm('run', 'db', '--', 'migrate')

    expect(errors).toBe('')
    expect(output).toContain('Applied 0001-people-mail-and-limits.\n')
    writeFileSync(built, text)
  })
})

test.describe('after npm prune --omit=dev', () => {
  test.beforeAll(async () => {
    const { exitCode } = await npm('prune', '--omit=dev', '--offline', '--no-audit', '--no-fund')
    expect(exitCode).toBe(0)
  })

  const commands = [
    ['content:check', [], /^content: \d+ files, 0 errors/m],
    ['db', ['backup'], /, and compared: it is whole\. It holds$/m],
    ['orders', ['list'], /^There is no order\.$/m],
    ['content:fix', [], /^npm run content:check finds no fault\.$/m],
    ['content:new', ['page', 'tide-tables'], /tide-tables\.json/],
    ['routes', ['--json'], /"name": "web\.home"/],
    ['why', ['GET', '/'], /Handler {2}page homePage \(server\/controllers\/home\.ts\)/],
    ['db', ['migrate'], /^The tables are up to date\.$/m],
    ['user', ['list'], /^Nobody has an account yet\.$/m],
    ['mail', ['list'], /^0 messages given up, 0 waiting\.$/m],
    ['dates', ['cases'], /^Every sold date is as its customers know it\.$/m],
  ] as const

  for (const [name, words, expected] of commands.slice(0, samples(commands.length, 3))) {
    test(`npm run ${[name, ...words].join(' ')}`, async () => {
      const { output, errors, exitCode } = await npm('run', name, '--', ...words)

      expect(errors).toBe('')
      expect(output).toMatch(expected)
      expect(exitCode).toBe(0)
    })
  }

  test('a command knows that this is production', async () => {
    const { errors, exitCode } = await npm('run', 'db', '--', 'seed')

    expect(errors).toContain('This is production, and seed adds people who are not real.')
    expect(exitCode).toBe(1)
  })
})

interface Ended {
  readonly output: string
  readonly errors: string
  readonly exitCode: number | null
}

/** Runs npm in the copy, on the project's own settings and with no others. */
function npm(...words: readonly string[]): Promise<Ended> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, npm_config_loglevel: 'error', npm_config_update_notifier: 'false' }
  return new Promise((resolve) => {
    const child = execFile(
      'npm',
      ['--silent', ...words],
      { cwd: folder, env, shell: process.platform === 'win32' },
      (_, output, errors) => resolve({ output, errors, exitCode: child.exitCode }),
    )
  })
}
