import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { menuNames, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { linkMailedTo } from '../support/browser/post.ts'
import { expect, test } from '../support/page-faults.ts'

for (const width of [360, 1280]) {
  test.describe(`at ${width} px axe finds nothing wrong`, () => {
    test('with the home page', async ({ page }) => {
      await openHome(page, { width })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))

      expect(await violations(page)).toEqual([])
    })

    test('with an error page', async ({ page, faults }) => {
      faults.expectFault(/404/)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/no-such-harbour')

      expect(await violations(page)).toEqual([])
    })

    test('with a refused and an accepted newsletter address', async ({ page }) => {
      await openHome(page, { width })
      await subscribe(page, `axe-${width}@`)
      await expect(page.locator('#newsletter-error')).toBeVisible()
      expect(await violations(page, '#newsletter')).toEqual([])

      await subscribe(page, `axe-${width}@example.com`)
      await expect(page.getByRole('status')).toContainText(`axe-${width}@example.com`)
      expect(await violations(page, 'header')).toEqual([])

      await page.goto(await linkMailedTo(`axe-${width}@example.com`))
      expect(await violations(page)).toEqual([])
    })
  })
}

test('axe finds nothing wrong with any open menu', async ({ page }) => {
  await openHome(page, { width: 1280 })

  for (const name of menuNames) {
    await openMenu(page, name)
    expect(await violations(page, 'header'), name).toEqual([])
  }
})

test('axe finds nothing wrong with the slide-in menu', async ({ page }) => {
  await openHome(page, { width: 360 })
  const menu = page.getByRole('dialog', { name: 'Menu' })

  await page.getByRole('button', { name: 'Open the menu' }).click()

  await expect(menu).toBeInViewport({ ratio: 1 })
  for (const name of ['RYA Courses', 'Information']) {
    await menu.getByRole('button', { name, exact: true }).click()
    expect(await violations(page, 'dialog[open]'), name).toEqual([])
  }
})

test('axe finds nothing wrong with the error dialog', async ({ page }) => {
  await openHome(page, { width: 360 })
  await page.route('/', (route) => route.fulfill({ body: 'Low tide' }))

  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click()

  await expect(page.getByRole('dialog')).toContainText('Low tide')
  expect(await violations(page, 'dialog[open]')).toEqual([])
})

async function subscribe(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(address)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

/** A line for each element that breaks a rule of axe, in the part of the page or in all of it. */
async function violations(page: Page, part = 'html'): Promise<string[]> {
  // No page has frames, for whose sake axe would open another page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations: broken } = await axe.include(part).analyze()
  return broken.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
