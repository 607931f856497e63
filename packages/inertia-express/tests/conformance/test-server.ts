import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { ServerName } from '../support/servers/servers.ts'

interface Outcome {
  readonly passed: number
  readonly failed: number
  /** A line about each test that failed, and about what went wrong outside of them. */
  readonly faults: readonly string[]
}

const room = resolve(import.meta.dirname, '../..')
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

/** Runs the browser's suite on a server. */
export async function testServer(server: ServerName): Promise<Outcome> {
  const command = [playwright, 'test', '--project', server, '--reporter', 'json']
  const { stats, suites, errors } = JSON.parse(await outputOf(command)) as JSONReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    faults: [...suites.flatMap(failedIn), ...errors.map(({ message = 'An error' }) => message)],
  }
}

// Playwright ends with an error where a test failed, and its report is there all the same.
function outputOf(command: readonly string[]): Promise<string> {
  return new Promise((settle, fail) => {
    const options = { cwd: room, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, command, options, (error, output, complaint) => {
      if (output.startsWith('{')) settle(output)
      else fail(new Error(`Playwright gave no report: ${complaint || output}`, { cause: error }))
    })
  })
}

function failedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `${file}:${line} › ${title}`)
  return [...failed, ...suites.flatMap(failedIn)]
}
