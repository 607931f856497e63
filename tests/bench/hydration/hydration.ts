import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { startBuiltSite } from '../../support/browser/built-site.ts'
import { findBrowser } from '../../support/browser/find-browser.ts'
import { thisMachine } from '../../support/browser/machine.ts'
import { startLeastPage } from './least-page.ts'

const paths = {
  home: '/',
  list: '/rya-courses',
  details: '/rya-courses/rya-day-skipper-practical',
} as const

export type HydratedPage = keyof typeof paths | 'least'

/** CPU milliseconds of a page's main thread, from its first byte until it is at rest. */
export interface Spent {
  /** Reading, compiling and running scripts: hydration among it. */
  readonly scripts: number
  /** Everything: also the document, styles and the layout. */
  readonly all: number
}

export interface Hydration {
  /** Each page's first visits, one value a round, in order. `least` has one heading and no styles. */
  readonly spent: Readonly<Record<HydratedPage, readonly Spent[]>>
}

/**
 * What a first visit to each kind of page costs the main thread, by the browser's own count of CPU time:
 * other work on the machine does not count. It does count in a browser that is slowed down, which burns
 * time by the clock; a phone of the middle takes four times as long.
 * @throws when there is no build, or no browser.
 */
export async function measureHydration(rounds: number): Promise<Hydration> {
  const executablePath = findBrowser(thisMachine)
  const [site, least] = [await startBuiltSite(), await startLeastPage()]
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  })
  const spent: Record<HydratedPage, Spent[]> = { least: [], home: [], list: [], details: [] }
  try {
    // The first round is not counted: it fills the server's memory.
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of Object.keys(spent) as HydratedPage[]) {
        const address = name === 'least' ? least.origin : site.origin + paths[name]
        const one = await spentOn(browser, address)
        if (round > 0) spent[name].push(one)
      }
    }
    return { spent }
  } finally {
    await browser.close()
    await Promise.all([site.stop(), least.stop()])
  }
}

async function spentOn(browser: Browser, address: string): Promise<Spent> {
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
