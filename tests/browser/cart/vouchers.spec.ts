import { addButton, badge } from '../../support/browser/cart.ts'
import { expect, test } from '../../support/started-page.ts'

test('a voucher is seen as it will be before it is bought', async ({ page }) => {
  await page.goto('/gift-vouchers?voucher=GV-050#your-voucher')
  await page.getByLabel('Who it is for').fill('Ben')
  await page.getByLabel('Your message').fill('Mind the boom')
  await page.getByRole('radio', { name: 'Signal flags' }).check()
  await expect(page.locator('[data-preview=pennants]')).toContainText(/For Ben.*Mind the boom/)
  await addButton(page).click()
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
})
