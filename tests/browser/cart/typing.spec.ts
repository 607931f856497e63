import { books, freshDate, places, put } from '../../support/browser/cart.ts'
import { fillDelivery, fillPeople, goOn, order, stepOf } from '../../support/browser/checkout.ts'
import { expect, test } from '../../support/started-page.ts'

test('what is typed in the checkout is there after a reload, and after the basket was looked at, until it is ordered', async ({
  page,
}) => {
  await put(page, places(await freshDate(), 2), books())
  await page.goto('/checkout')
  await page.getByLabel('Your name').fill('Ada Winters')
  await page.getByLabel('Name of person 2').fill('Ben Hart')

  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Winters')
  await page.getByRole('link', { name: 'Change the basket' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goto('/checkout')
  await expect(page.getByLabel('Name of person 2')).toHaveValue('Ben Hart')

  await fillPeople(page)
  await goOn(page, 'delivery')
  await fillDelivery(page)
  await page.reload()
  await expect(page.getByLabel('Postcode')).toHaveValue('BH15 0AA')
  await expect(page.getByRole('radio', { name: 'Post it to me' })).toBeChecked()
  await goOn(page, 'review')
  await order(page)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('typed:')
})

test('Back shows a step with what the server has, whatever history had', async ({ page }) => {
  await put(page, places(await freshDate(), 2), books())
  await page.goto('/checkout')
  await fillPeople(page, {
    name: 'Ada Winters',
    email: 'ada@example.com',
    telephone: '01632 960 5',
  })
  await goOn(page, 'delivery')
  await fillDelivery(page)
  await goOn(page, 'review')

  await page.goBack()
  await expect(page.getByLabel('Postcode')).toHaveValue('BH15 0AA')
  await page.goBack()
  await expect(stepOf(page, 'Your details and crew')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Winters')
  await expect(page.getByLabel('Name of person 2')).toHaveValue('Crew Member 2')
})
