import { afterAll, beforeAll } from 'vitest'
import { startSite } from './site.ts'
import type { SiteOptions, TestSite } from './site.ts'

/**
 * The one site that every test of a file asks: started before the first, stopped after the last.
 * @param startLimit milliseconds, in place of what any hook may take.
 */
export function siteOfFile(options: SiteOptions = {}, startLimit?: number): TestSite {
  let started: TestSite | undefined
  beforeAll(async () => {
    started = await startSite(options)
  }, startLimit)
  afterAll(() => started?.stop())
  const site = (): TestSite => {
    if (!started) throw new Error('The site of a file starts before its tests, and no earlier.')
    return started
  }
  return {
    get origin() {
      return site().origin
    },
    get services() {
      return site().services
    },
    get log() {
      return site().log
    },
    get directory() {
      return site().directory
    },
    visitor: () => site().visitor(),
    stop: () => site().stop(),
  }
}
