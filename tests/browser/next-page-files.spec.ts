import { holdFiles } from '../support/browser/late-files.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

/** Runs in the page: waits until the module is there, and what it could show was drawn. */
async function whatIsThereIsShown(module: string): Promise<void> {
  await import(module)
  for (let times = 0; times < 3; times += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    await new Promise((idle) => requestIdleCallback(idle))
  }
}

const ownSheet = /\/build\/assets\/app-[\w-]+\.css$/

test.describe('the next page', () => {
  test('is not shown before its sheet is there, and asks for it once', async ({ page }) => {
    const sheets: string[] = []
    page.on('request', (request) => {
      if (ownSheet.test(request.url())) sheets.push(request.url())
    })
    const letSheetCome = await holdFiles(page, ownSheet)
    await openHome(page)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.textContent()

    const hasAnswer = page.waitForResponse('**/faq')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await hasAnswer
    await expect.poll(() => sheets).not.toEqual([])
    const document = await (await page.request.get('/faq')).text()
    const [, module = ''] = /data-component="[^"]+" href="([^"]+)"/.exec(document) ?? []
    await page.evaluate(whatIsThereIsShown, module)
    await expect(heading).toHaveText(before ?? '')

    await letSheetCome()
    await expect(heading).toHaveText(/^Questions/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/contact-us$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(heading).toHaveText(/^Questions/)
    expect(sheets).toHaveLength(1)
  })

  test('can be asked for again, when its sheet did not come', async ({ page, faults }) => {
    faults.expectFault(/app-[\w-]+\.css/)
    await page.route(ownSheet, (route) => route.abort())
    await openHome(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })

    await link.click()
    const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.unroute(ownSheet)
    await again.click()

    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^Questions/)
  })
})
