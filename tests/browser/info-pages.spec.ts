import { openHome } from '../support/browser/open-home.ts'
import { faultsInWindows } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

/** One page with each kind of block. */
const addresses = [
  '/about-saltlark',
  '/our-sailing-yachts',
  '/saltlark-triple-s-guarantee',
  '/golden-vanity',
  '/course-progression',
  '/three-step-med',
  '/knots',
  '/what-is-in-an-rya-day-skipper-theory-courses-infographic',
  '/terms-and-conditions',
  '/faq',
]

for (const address of addresses) {
  test(`has nothing that axe finds wrong, and loses nothing when narrow: ${address}`, async ({
    page,
  }) => {
    await openHome(page, { address })

    expect(await faultsInWindows(page, 'main')).toEqual([])
  })
}

test.describe('the page of questions', () => {
  test('opens the answer that its address ends in', async ({ page }) => {
    await openHome(page, { address: '/faq#seasick' })

    await expect(page.locator('#seasick')).toBeInViewport()
    await expect(page.locator('details', { has: page.locator('#seasick') })).toHaveAttribute('open')
  })

  test('opens another when the address changes', async ({ page }) => {
    await openHome(page, { address: '/faq' })

    await page.evaluate(() => {
      location.hash = '#vouchers'
    })

    await expect(page.locator('#vouchers')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'How do gift vouchers work?' })).toBeInViewport()
  })

  test('opens and closes an answer by keyboard', async ({ page }) => {
    await openHome(page, { address: '/faq' })
    const question = page.locator('summary', { hasText: 'Will I be seasick?' })

    await question.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#seasick')).toBeVisible()
    await page.keyboard.press('Enter')

    await expect(page.locator('#seasick')).toBeHidden()
  })

  test('narrows as somebody types, and keeps the words in its address', async ({ page }) => {
    await openHome(page, { address: '/faq' })
    const field = page.getByRole('searchbox', { name: 'Find a question' })

    await field.fill('voucher')
    await expect(page.getByRole('status').filter({ hasText: 'hold “voucher”' })).toBeVisible()
    await expect(page.locator('main details')).not.toHaveCount(0)
    await field.press('Enter')
    await expect(page).toHaveURL(/\/faq\?q=voucher$/)

    await expect(page.locator('summary', { hasText: 'Will I be seasick?' })).toHaveCount(0)
    await expect(field).toBeFocused()
  })

  test('prints every answer', async ({ page }) => {
    await openHome(page, { address: '/faq' })
    await page.emulateMedia({ media: 'print' })

    const heights = await page
      .locator('main details > div')
      .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(20)
    expect(heights.filter((height) => height < 10)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of questions opens the answer that its address ends in', async ({ page }) => {
    await page.goto('/faq#seasick')

    await expect(page.locator('#seasick')).toBeInViewport()
  })

  test('the page of questions is narrowed by its form', async ({ page }) => {
    await page.goto('/faq')

    await page.getByRole('searchbox', { name: 'Find a question' }).fill('voucher')
    await page.getByRole('button', { name: 'Find' }).click()

    await expect(page).toHaveURL(/\/faq\?q=voucher$/)
    await expect(page.getByRole('status').filter({ hasText: 'hold “voucher”' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all questions' }).click()
    await expect(page).toHaveURL(/\/faq$/)
  })

  test('every knot is a link away, with its drawings', async ({ page }) => {
    await page.goto('/knots')

    await page
      .getByRole('navigation', { name: 'Knots' })
      .getByRole('link', { name: 'Bowline' })
      .click()

    await expect(page.locator('#bowline')).toBeInViewport()
    await expect(page.locator('#bowline img:visible')).toHaveCount(5)
  })
})
