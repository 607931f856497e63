import { menuPanel, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test('where the visitor chooses the colours, edges stand for grounds', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHome(page)
  await openMenu(page, 'Racing')
  const courses = page.locator('#courses')

  for (const part of [
    menuPanel(page, 'Racing'),
    page.getByRole('link', { name: 'See dates and prices' }),
    courses.getByRole('article').first(),
    courses.getByRole('button', { name: 'Next' }),
    courses.getByRole('button', { name: 'Show 1 of' }).locator('span'),
    page.getByRole('button', { name: 'Subscribe' }),
  ]) {
    await expect(part).toHaveCSS('border-top-style', 'solid')
    await expect(part).toHaveCSS('border-top-width', '1px')
  }
})

test('where the visitor chooses the colours, what is filled differs from what is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHome(page)
  const courses = page.locator('#courses')
  const level = courses.getByRole('article').first()

  for (const [filled, empty] of [
    [level.locator('span[data-filled=true]'), level.locator('span[data-filled=false]')],
    [courses.locator('[aria-current=true] > span'), courses.locator('[aria-current=false] > span')],
  ] as const) {
    const ground = await empty.first().evaluate((part) => getComputedStyle(part).backgroundColor)
    await expect(filled.first()).not.toHaveCSS('background-color', ground)
  }
})
