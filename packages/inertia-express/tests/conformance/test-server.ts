import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { ServerName } from '../support/servers/servers.ts'

interface Outcome {
  readonly passed: number
  readonly failed: number
  /** A line about each test that failed. */
  readonly faults: readonly string[]
  /** What went wrong outside of them: files that cannot be read, titles that no test has. */
  readonly errors: readonly string[]
}

/** Some of the tests, in some folder. */
interface Chosen {
  /** The package's folder, or a copy of it. */
  readonly room: string
  readonly files: readonly string[]
  /** Titles, or their ends. */
  readonly titles: readonly string[]
}

const everything: Chosen = { room: resolve(import.meta.dirname, '../..'), files: [], titles: [] }
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

/** Runs the browser's suite, or the chosen tests of it, on a server. */
export async function testServer(
  server: ServerName,
  { room, files, titles } = everything,
): Promise<Outcome> {
  const command = [playwright, 'test', '--project', server, '--reporter', 'json', ...files]
  if (titles.length > 0)
    command.push('--grep', titles.map((title) => `${literal(title)}${tags}$`).join('|'))
  const { stats, suites, errors } = JSON.parse(await outputOf(command, room)) as JSONReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    faults: suites.flatMap(failedIn),
    errors: errors.map(({ message = 'An error' }) => message),
  }
}

// Playwright ends with an error where a test failed, and its report is there all the same.
function outputOf(command: readonly string[], cwd: string): Promise<string> {
  return new Promise((settle, fail) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, command, options, (error, output, complaint) => {
      if (output.startsWith('{')) settle(output)
      else fail(new Error(`Playwright gave no report: ${complaint || output}`, { cause: error }))
    })
  })
}

/** Playwright puts a test's tags behind its title. */
const tags = String.raw`(?: @\S+)*`

/** A text as a pattern that only it matches. */
function literal(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

function failedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `${file}:${line} › ${title}`)
  return [...failed, ...suites.flatMap(failedIn)]
}
