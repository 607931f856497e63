import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A line for each element that breaks a rule of axe, in a part of the page or in all of it. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // No page has frames, for whose sake axe would open another page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations: broken } = await axe.include(part).analyze()
  return broken.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
