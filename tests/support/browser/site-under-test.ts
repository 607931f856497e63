import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { frozenContent } from '../frozen-content.ts'
import { testInstant } from '../test-instant.ts'

export interface SiteUnderTest {
  readonly origin: string
  /** Every setting of the site, so that none of the person's own reaches it. */
  readonly environment: Readonly<Record<string, string>>
}

/**
 * A port and an empty data folder for one run of the browser tests. The runner's workers read the
 * configuration again, each in its own process: what the first one chose travels to them in its
 * environment, and the folder is removed when that first process ends.
 */
export async function siteUnderTest(): Promise<SiteUnderTest> {
  process.env['BROWSER_TEST_PORT'] ??= String(await freePort())
  process.env['BROWSER_TEST_DATA'] ??= temporaryFolder()
  const port = process.env['BROWSER_TEST_PORT']
  const data = process.env['BROWSER_TEST_DATA']
  const origin = `http://localhost:${port}`
  return {
    origin,
    environment: {
      PORT: port,
      HOST: '127.0.0.1',
      APP_URL: origin,
      APP_KEY: 'a-key-for-browser-tests-and-nothing-else',
      DATABASE_URL: `file:${join(data, 'site.sqlite')}`,
      DATA_DIR: data,
      CONTENT_DIR: frozenContent,
      MAIL_URL: 'log:',
      LOG_LEVEL: 'warn',
      SITE_DATE: new Date(testInstant).toISOString(),
      // It is measured and crawled as the public would find it.
      SEARCH_ENGINES: 'welcome',
      // Each test's visitor calls from an address of their own (page-faults.ts).
      TRUST_PROXY: 'loopback',
      PAYMENT_PROVIDER: 'demo',
    },
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-browser-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
