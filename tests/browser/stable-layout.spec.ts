import { holdFiles } from '../support/browser/late-files.ts'
import { watchLayout } from '../support/browser/layout-shifts.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

/** A star that settles by a few pixels is none; 0.1 in all is what search engines call good. */
const visible = 0.001

test.describe('while a page loads', () => {
  for (const { width, address } of [
    { width: 360, address: '/' },
    { width: 1024, address: '/' },
    { width: 1024, address: '/#courses' },
    { width: 1440, address: '/' },
    { width: 360, address: '/rya-courses/beginner' },
    { width: 1280, address: '/faq' },
  ]) {
    test(`nothing moves at ${width} px on ${address}, however late its files come`, async ({
      page,
    }) => {
      const shifts = await watchLayout(page)
      const letFilesCome = await holdFiles(page)

      const answer = page.waitForResponse('**/api/header-data')
      const opened = openHome(page, { width, height: 1000, address })
      await letFilesCome()
      await opened
      await (await answer).finished()
      await page.evaluate(() => new Promise(requestAnimationFrame))

      expect((await shifts()).filter(({ value }) => value > visible)).toEqual([])
    })
  }
})
