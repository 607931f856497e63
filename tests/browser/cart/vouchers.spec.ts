import type { Page } from '@playwright/test'
import { addButton, badge, newBuyer } from '../../support/browser/cart.ts'
import { goToReview, order } from '../../support/browser/checkout.ts'
import { mailTo, linkMailedTo } from '../../support/browser/post.ts'
import { orders } from '../../support/browser/staff.ts'
import { expect, test } from '../../support/started-page.ts'

test('a voucher is bought, paid and given', async ({ page }) => {
  test.slow()
  const giver = newBuyer()

  await test.step('it is seen before it is bought', async () => {
    await page.goto('/gift-vouchers?voucher=GV-050#your-voucher')
    await page.getByLabel('Who it is for').fill('Ben')
    await page.getByLabel('Your message').fill('Mind the boom')
    await page.getByRole('radio', { name: 'Signal flags' }).check()
    await expect(page.locator('[data-preview=pennants]')).toContainText(/For Ben.*Mind the boom/)
    await addButton(page).click()
    await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
  })

  await test.step('it is made once it is paid, and mailed with its code', async () => {
    await goToReview(page, giver)
    const number = await order(page)
    await expect(page.getByRole('main')).toContainText('Awaiting payment')
    await expect(voucherLink(page)).toHaveCount(0)
    expect(await orders('paid', number)).toContain('1 voucher made')
    expect(await orders('paid', number)).toContain('nothing changed')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Everything is paid')
    await expect(voucherLink(page)).toBeVisible()
  })

  await test.step('the message leads to a page to print', async () => {
    const link = await linkMailedTo(giver.email, /\/vouchers\//)
    const message = (await mailTo(giver.email)).find(({ subject }) => /voucher for/.test(subject))
    const [code = ''] = /[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/.exec(message?.text ?? '') ?? []
    await page.goto(link)
    const sheet = page.locator('[data-voucher=pennants]')
    for (const words of ['£50.00', 'For Ben', 'Mind the boom', code]) {
      await expect(sheet.getByText(words).first()).toBeVisible()
    }
  })
})

function voucherLink(page: Page) {
  return page.getByRole('link', { name: 'See and print the voucher' })
}
