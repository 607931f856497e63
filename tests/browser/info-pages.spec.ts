import { goOnTo } from '../support/browser/going-on.ts'
import { openHome } from '../support/browser/open-home.ts'
import { faultsInWindows, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

/** Pages with each kind of block between them. */
const addresses = [
  ['/about-saltlark', '/our-sailing-yachts', '/saltlark-triple-s-guarantee', '/golden-vanity'],
  ['/course-progression', '/three-step-med', '/knots'],
  ['/what-is-in-an-rya-day-skipper-theory-courses-infographic', '/terms-and-conditions', '/faq'],
]

for (const some of addresses) {
  test(`axe finds nothing wrong, and nothing is lost when narrow: ${some.join(', ')}`, async ({
    page,
  }) => {
    await openHome(page, { address: '/contact-us' })
    for (const address of some) {
      await goOnTo(page, address)
      expect(await faultsInWindows(page), address).toEqual([])
      await resize(page, 1280)
    }
  })
}

test('the page of questions opens the answer that its address ends in, and prints every one', async ({
  page,
}) => {
  await openHome(page, { address: '/faq#seasick' })
  await expect(page.locator('#seasick')).toBeInViewport()
  await expect(page.locator('details', { has: page.locator('#seasick') })).toHaveAttribute('open')

  await page.evaluate(() => {
    location.hash = '#vouchers'
  })
  await expect(page.locator('#vouchers')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'How do gift vouchers work?' })).toBeInViewport()

  await page.emulateMedia({ media: 'print' })
  const heights = await page
    .locator('main details > div')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(20)
  expect(heights.filter((height) => height < 10)).toEqual([])
})

test('the page of questions narrows as somebody types, and keeps the words in its address', async ({
  page,
}) => {
  await openHome(page, { address: '/faq' })
  const field = page.getByRole('searchbox', { name: 'Find a question' })

  await field.fill('voucher')
  await expect(page.getByRole('status').filter({ hasText: 'hold “voucher”' })).toBeVisible()
  await expect(page.locator('main details')).not.toHaveCount(0)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/faq\?q=voucher\b/)

  await expect(page.locator('summary', { hasText: 'Will I be seasick?' })).toHaveCount(0)
  await expect(field).toBeFocused()
})
