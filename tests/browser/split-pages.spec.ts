import type { Page } from '@playwright/test'
import { untilStarted } from '../support/browser/until-started.ts'
import { expect, test } from '../support/page-faults.ts'

/** Addresses whose component is shown by a module of its own, with what that module alone shows. */
const split = [
  {
    address: '/rya-courses/rya-day-skipper-theory-online',
    module: 'offers/asked-for',
    shows: (page: Page) => page.locator('form[action*="contact"]'),
  },
  {
    address: '/sailing-courses-in-your-office',
    module: 'offers/written',
    shows: (page: Page) => page.locator('form[action*="contact"]'),
  },
  {
    address: '/knots',
    module: 'info/guide',
    shows: (page: Page) => page.locator('#bowline'),
  },
  {
    address: '/faq',
    module: 'info/questions',
    shows: (page: Page) => page.getByRole('searchbox', { name: 'Find a question' }),
  },
]

/** Runs before the page: marks what the server rendered, so that what takes its place is seen. */
function markServersHtml(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('main > *')) part.setAttribute('data-served', '')
  })
}

for (const { address, module, shows } of split) {
  test(`${address} is served whole, and starts as served by the module beside it, ${module}`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(address)).text()
    expect(html).toMatch(new RegExp(`<link rel="modulepreload"[^>]*data-component="${module}"`))

    await page.addInitScript(markServersHtml)
    await untilStarted(page, () => page.goto(address))

    await expect(page.locator('main > [data-served]').first()).toBeVisible()
    await expect(page.locator('main > :not([data-served])')).toHaveCount(0)
    await expect(shows(page).first()).toBeVisible()
  })
}

test('a page that is reached by a link is shown by the module that its props ask for', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.goto('/contact-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('searchbox', { name: 'Find a question' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('form[action*="contact"]').first()).toBeVisible()
  expect(documents).toHaveLength(1)
})
