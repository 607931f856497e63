import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Every page has them: they are judged where they are the matter, on the home page and by their menus. */
export const frame = ['#app > header', '#app > footer']

/** A line for each element that breaks a rule of axe, in a part of the page or in all of it. */
export async function violations(
  page: Page,
  part = 'html',
  without: readonly string[] = [],
): Promise<string[]> {
  // A page that was judged before has axe already, whose half a megabyte takes longer than a judgement.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  // No page has frames, for whose sake axe would open another page each time.
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) }).setLegacyMode()
  axe.options({ resultTypes: ['violations'] }).include(part)
  for (const selector of without) axe.exclude(selector)
  const { violations: broken } = await axe.analyze()
  return broken.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
