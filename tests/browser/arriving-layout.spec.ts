import type { Page } from '@playwright/test'
import { watchLayout } from '../support/browser/layout-shifts.ts'
import { expect, test } from '../support/page-faults.ts'

/** What a glance does not notice; 0.1 in all is what search engines call good. */
const visible = 0.0005

const empty =
  '<!doctype html><title>Empty</title><link rel="icon" href="/images/brand/favicon.svg">'

test.describe('the first screen of the home page, arriving a few letters at a time', () => {
  for (const width of [360, 1440]) {
    test(`never moves what is already there at ${width} px`, async ({ page, request }) => {
      const html = await (await request.get('/')).text()
      await page.setViewportSize({ width, height: 1000 })
      const shifts = await watchLayout(page)
      await page.route('/empty', (route) =>
        route.fulfill({ contentType: 'text/html', body: empty }),
      )
      await page.goto('/empty')

      await writeSlowly(page, html)

      expect(await page.locator('#courses').count()).toBe(1)
      expect((await shifts()).filter(({ value }) => value > visible)).toEqual([])
    })
  }
})

/** Writes a document into the page, each frame some letters more, down to the courses. */
async function writeSlowly(page: Page, html: string): Promise<void> {
  const body = html.indexOf('<body')
  const end = html.indexOf('id="courses"') + 2000
  await page.evaluate(
    async ({ head, pieces }) => {
      document.open()
      document.write(head)
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      for (const link of styles) {
        if (!link.sheet) await new Promise((done) => link.addEventListener('load', done))
      }
      for (const piece of pieces) {
        document.write(piece)
        await new Promise(requestAnimationFrame)
      }
    },
    { head: html.slice(0, body), pieces: html.slice(body, end).match(/.{1,900}/gs) ?? [] },
  )
}
