import type { Page } from '@playwright/test'
import { launchBrowser } from '../../support/built-site-in-browser.ts'
import { startDevelopmentServer } from '../../support/development-server.ts'
import type { Measured } from '../part.ts'
import { rowOf } from '../report/rows.ts'

const home = 'resources/content/home.json'
const saves = 7

/**
 * How long staff wait for a saved title of the home page in an open page, while `npm run dev` runs: from
 * the end of the writing to the frame that shows it, by the clock, so other work on the machine counts.
 */
export async function saveToPixel(): Promise<Measured> {
  const server = await startDevelopmentServer()
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const listening = page.waitForResponse(/\/_content-events\?/)
    await page.goto(server.origin)
    await listening

    const milliseconds: number[] = []
    let title = titleIn(server.read(home))
    // The first is not counted: it runs code that nothing has run yet.
    for (let save = 0; save <= saves; save += 1) {
      const next = `Title number ${save}`
      const shown = shownAt(page, next)
      server.edit(home, JSON.stringify(title), JSON.stringify(next))
      const saved = Date.now()
      const taken = (await shown) - saved
      if (save > 0) milliseconds.push(taken)
      title = next
    }
    const rows = [rowOf({ name: 'a saved title seen in an open page', unit: 'ms' }, milliseconds)]
    return {
      sections: [{ title: `Save to pixel: by the clock, median of ${saves} saves`, rows }],
      facts: { milliseconds },
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The time of the frame that draws this title. */
async function shownAt(page: Page, title: string): Promise<number> {
  const time = await page.waitForFunction(
    (awaited) => document.querySelector('h1')?.textContent === awaited && Date.now(),
    title,
    { polling: 'raf' },
  )
  return Number(await time.jsonValue())
}

function titleIn(text: string): string {
  const { page_data: data } = JSON.parse(text) as { page_data: { hero: { title: string } } }
  return data.hero.title
}
