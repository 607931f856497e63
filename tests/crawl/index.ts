import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { redirects } from '#routes/redirects.ts'
import { startBuiltSite } from '../support/browser/built-site.ts'
import { thisMachine } from '../support/browser/machine.ts'
import { provideBrowser } from '../support/browser/provide-browser.ts'
import { openStates } from './browser/open-states.ts'
import { pageStates } from './browser/states.ts'
import { unseenModules } from './browser/unseen-modules.ts'
import { compareSince } from './compared/index.ts'
import { crawlSite } from './http/crawl-site.ts'
import { readPage } from './http/page-report.ts'
import { readSitemap } from './http/sitemap.ts'
import { reportOf, summaryOf } from './report.ts'
import { siteFaults } from './verdicts/site-verdict.ts'

const { values } = parseArgs({ options: { since: { type: 'string' } } })

/**
 * `npm run crawl`: every address of the built site by HTTP, then the page of every module in each of
 * its states in a browser. Exit code 1 when anything is wrong. With `--since <git ref>` the addresses are
 * compared with what that commit answered, instead.
 */
async function main(): Promise<void> {
  if (values.since === undefined) return crawl()
  if (!(await compareSince(values.since))) process.exitCode = 1
}

async function crawl(): Promise<void> {
  const executablePath = provideBrowser(thisMachine)
  const site = await startBuiltSite()
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    executablePath,
  })
  try {
    const reader = await browser.newPage()
    // tsx keeps the names of functions by a helper of its own, which no browser has.
    await reader.evaluate('globalThis.__name = (named) => named')
    const { origin } = site
    const { pages, pictures } = await readSitemap(origin)
    const visits = await crawlSite({
      origin,
      start: ['/', '/robots.txt', '/sitemap.xml', ...pages, ...pictures],
      read: (document) => reader.evaluate(readPage, document),
    })
    const faults = siteFaults({
      origin,
      visits,
      listed: pages,
      givenUp: new Set(Object.keys(redirects)),
    })
    console.log(summaryOf(visits))
    const states = await openStates(pageStates, { browser, origin, visits })
    console.log(`${pageStates.length} states of pages opened, with JavaScript and without.`)
    const all = [...faults, ...states, ...unseenModules(pageStates)]
    console.log(reportOf(all))
    if (all.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await site.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
