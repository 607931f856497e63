import type { Page } from '@playwright/test'
import { lostTexts } from './text-loss.ts'
import { frame, violations } from './violations.ts'

/** Gives the window another width; what follows it by script has followed it a frame later. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

/** By how many pixels the page can be scrolled sideways. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** What a visitor could not read, or would have to scroll sideways for. */
export async function losses(page: Page, part?: string): Promise<readonly string[]> {
  const tooWide = await excess(page)
  const texts = await lostTexts(page, part)
  return tooWide === 0 ? texts : [`the page is ${tooWide} px too wide`, ...texts]
}

/**
 * What axe finds wrong in the window as it is, and what the page loses there and in a narrow one, which
 * it leaves. What stacks in narrow windows is judged by axe in the gallery.
 * @param without what of the page is judged elsewhere.
 */
export async function faultsInWindows(
  page: Page,
  without: readonly string[] = frame,
): Promise<readonly string[]> {
  const inWide = [...(await violations(page, 'html', without)), ...(await losses(page, 'main'))]
  await resize(page, 320)
  return [...inWide, ...(await losses(page, 'main'))]
}

/** What axe finds wrong, and what is lost, on a telephone and in a wide window, in which the page stays. */
export async function faultsAtWidths(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  for (const width of [360, 1280]) {
    await resize(page, width)
    const found = [...(await violations(page, 'html', frame)), ...(await losses(page, 'main'))]
    faults.push(...found.map((fault) => `${width} px wide: ${fault}`))
  }
  return faults
}
