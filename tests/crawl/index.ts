import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { redirects } from '#routes/redirects.ts'
import { withBuiltSite } from '../support/built-site-in-browser.ts'
import { openStates } from './browser/open-states.ts'
import { pageStates } from './browser/states.ts'
import { unseenModules } from './browser/unseen-modules.ts'
import { compareSince } from './compared/index.ts'
import { crawlSite } from './http/crawl-site.ts'
import { readPage } from './http/page-report.ts'
import { readSitemap } from './http/sitemap.ts'
import { reportOf } from './report.ts'
import { siteFaults } from './verdicts/site-verdict.ts'

const { values } = parseArgs({ options: { since: { type: 'string' } } })

/*
 * `npm run crawl`: every address of the built site by HTTP, then the page of every module in each of
 * its states in a browser. Exit code 1 when anything is wrong. With `--since <git ref>` the addresses are
 * compared with what that commit answered, instead.
 */
const isGood = await (values.since === undefined
  ? withBuiltSite(crawl)
  : compareSince(values.since))
if (!isGood) process.exitCode = 1

async function crawl(browser: Browser, origin: string): Promise<boolean> {
  const reader = await browser.newPage()
  // tsx keeps the names of functions by a helper of its own, which no browser has.
  await reader.evaluate('globalThis.__name = (named) => named')
  const { pages, pictures } = await readSitemap(origin)
  const visits = await crawlSite({
    origin,
    start: ['/', '/robots.txt', '/sitemap.xml', ...pages, ...pictures],
    read: (document) => reader.evaluate(readPage, document),
  })
  const givenUp = new Set(Object.keys(redirects))
  const faults = siteFaults({ origin, visits, listed: pages, givenUp })
  const read = [...visits.values()].filter(({ facts }) => facts !== null)
  console.log(`${visits.size} addresses opened, ${read.length} of them pages.`)
  const states = await openStates(pageStates, { browser, origin, visits })
  console.log(`${pageStates.length} states of pages opened, with JavaScript and without.`)
  const all = [...faults, ...states, ...unseenModules(pageStates)]
  console.log(reportOf(all))
  return all.length === 0
}
