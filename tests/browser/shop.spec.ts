import { openHome } from '../support/browser/open-home.ts'
import { faultsInWindows, losses, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const book = '/merchandise/rya-navigation-handbook'
test('axe finds nothing wrong with the shop, which loses nothing in any window', async ({
  page,
}) => {
  for (const address of ['/merchandise?kind=gear', book, '/gift-vouchers']) {
    await openHome(page, { address })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))

    expect(await faultsInWindows(page), address).toEqual([])
    for (const width of [768, 1024, 1920]) {
      await resize(page, width)
      expect(await losses(page, 'main'), `${address} at ${width} px`).toEqual([])
    }
  }
})

test('the shop by keyboard is narrowed to a kind where the visitor is, shown whole by Back, and leads to a book and the course that uses it', async ({
  page,
}) => {
  await openHome(page, { address: '/merchandise' })
  const books = page.getByRole('link', { name: /^Books \(\d+\)$/ })
  const heading = page.getByRole('heading', { level: 1 })

  await books.press('Enter')
  await expect(page).toHaveURL(/\/merchandise\?kind=book$/)
  await expect(page.locator('#shop').getByRole('status')).toHaveText('6 books')
  await expect(page.locator('#shop article')).toHaveCount(6)
  await expect(books).toBeFocused()
  await expect(books).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page.locator('#shop article')).toHaveCount(12)

  await page.getByRole('link', { name: 'RYA Navigation Handbook' }).press('Enter')
  await expect(heading).toHaveText('RYA Navigation Handbook')
  await page.getByRole('link', { name: 'RYA Day Skipper theory' }).press('Enter')
  await expect(heading).toHaveText('RYA Day Skipper theory')
  await expect(page.getByRole('link', { name: 'RYA Navigation Handbook' })).toBeVisible()
})
