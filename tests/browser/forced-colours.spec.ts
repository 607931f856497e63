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
    page.getByRole('link', { name: 'See the courses' }),
    courses.getByRole('article').first(),
    courses.getByRole('button', { name: 'Next' }),
    courses.getByRole('button', { name: 'Show 1 of' }).locator('span'),
    page.getByRole('button', { name: 'Subscribe' }),
  ]) {
    await expect(part).toHaveCSS('border-top-style', 'solid')
    await expect(part).toHaveCSS('border-top-width', '1px')
  }
})
