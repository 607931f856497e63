import type { Browser } from '@playwright/test'
import { withBuiltSite } from '../../support/built-site-in-browser.ts'
import type { Measured } from '../part.ts'
import { ratioRow, rowOf } from '../report/rows.ts'
import { takeTurns } from '../turns.ts'
import type { Turn } from '../turns.ts'
import { startLeastPage } from './least-page.ts'

const rounds = 5

const paths = {
  home: '/',
  list: '/rya-courses',
  details: '/rya-courses/rya-day-skipper-practical',
} as const
const pages = Object.keys(paths) as (keyof typeof paths)[]

/** CPU milliseconds of a page's main thread, from its first byte until it is at rest. */
interface Spent {
  /** Reading, compiling and running scripts: hydration among it. */
  readonly scripts: number
  /** Everything: also the document, styles and the layout. */
  readonly all: number
}

/**
 * What a first visit to each kind of page costs the main thread, by the browser's own count of CPU time:
 * other work on the machine does not count. It does count in a browser that is slowed down, which burns
 * time by the clock; a phone of the middle takes four times as long. Compared with a page that has one
 * heading and no styles.
 */
export async function hydration(): Promise<Measured> {
  const least = await startLeastPage()
  const spent = await withBuiltSite((browser, origin) =>
    takeTurns(
      [
        turn(browser, 'least', least.origin),
        ...pages.map((name) => turn(browser, name, origin + paths[name])),
      ],
      rounds,
    ),
  ).finally(least.stop)
  const scripts = (page: keyof typeof spent) => spent[page].map((one) => one.scripts)
  const rows = pages.flatMap((page) => [
    rowOf({ name: `${page}: scripts`, unit: 'ms' }, scripts(page)),
    ratioRow({ name: '… times a page with one heading' }, scripts(page), scripts('least')),
    rowOf(
      { name: '… with document, styles and layout', unit: 'ms' },
      spent[page].map((one) => one.all),
    ),
  ])
  return {
    sections: [
      { title: `First visit: CPU of the browser's main thread, median of ${rounds} rounds`, rows },
    ],
    facts: { spent },
  }
}

function turn<Name extends string>(
  browser: Browser,
  name: Name,
  address: string,
): Turn<Name, Spent> {
  const visit = () => spentOn(browser, address)
  // The first visit fills the server's memory.
  return { name, warmUp: visit, cost: visit }
}

/** What one first visit costs. */
export async function spentOn(browser: Browser, address: string): Promise<Spent> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    // Asked for when the page has come to life.
    const isAlive = page.waitForResponse('**/api/header-data')
    await page.goto(address, { waitUntil: 'load' })
    await (await isAlive).finished()
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
    const { metrics } = await session.send('Performance.getMetrics')
    const milliseconds = (name: string) =>
      1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN)
    return { scripts: milliseconds('ScriptDuration'), all: milliseconds('TaskDuration') }
  } finally {
    await context.close()
  }
}
