import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findBrowser } from '../support/browser/find-browser.ts'
import { thisMachine } from '../support/browser/machine.ts'
import { startDevelopmentServer } from '../support/development-server.ts'

const home = 'resources/content/home.json'

export interface SaveToPixel {
  /** From the end of the writing of a file to the frame that shows it: one value a save, in order. */
  readonly milliseconds: readonly number[]
}

/**
 * How long a saved title of the home page takes to be seen in an open page, while `npm run dev` runs.
 * It is time by the clock: other work on the machine counts.
 * @throws when there is no browser.
 */
export async function measureSaveToPixel(saves: number): Promise<SaveToPixel> {
  const executablePath = findBrowser(thisMachine)
  const server = await startDevelopmentServer()
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  })
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
    return { milliseconds }
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
