import content from '../fixtures/content/home.json' with { type: 'json' }
import { menuButton, menuNames, menuPanel } from '../support/browser/menus.ts'
import { expect, test } from '../support/page-faults.ts'

const data = content.page_data

test.use({ javaScriptEnabled: false })

test(
  'the home page without JavaScript shows every offer, review, word and picture, and nothing that only scripts could work',
  { tag: ['@spec-2.40', '@clar-1.19', '@clar-1.18', '@spec-2.18'] },
  async ({ page }) => {
    await page.goto('/')

    await expect(page.locator('#courses article:visible')).toHaveCount(data.courses.length)
    await expect(page.locator('#adventures article:visible')).toHaveCount(data.adventures.length)
    await expect(page.locator('#testimonials figure:visible')).toHaveCount(data.testimonials.length)
    for (const { title } of [data.cta1, data.cta2, data.cta3, data.instagramData, data.hero]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(page.locator('#experience')).toContainText('Nobody learns to sail by watching')
    await expect(page.getByRole('contentinfo')).toContainText('© 2024 Saltlark Sailing')

    const pictures = page.locator('main img:visible')
    expect(await pictures.count()).toBeGreaterThan(30)
    expect(await pictures.evaluateAll(sources)).toEqual(expect.not.arrayContaining(['']))
    const guarantee = page.locator('#guarantee img:visible')
    await guarantee.scrollIntoViewIfNeeded()
    await expect.poll(() => guarantee.evaluate(widthOf)).toBeGreaterThan(0)

    await expect(page.getByText('Loading...').locator('visible=true')).toHaveCount(0)
    await expect(page.locator('main button:visible')).toHaveCount(0)
    const entries = page.getByRole('list', { name: 'Account' }).getByRole('listitem')
    await expect(entries).toHaveText(['Sign In', 'Register'])
  },
)

test('the menus without JavaScript open to the keyboard at 1024 px, and stand in a list behind a link at 360 px', async ({
  page,
}) => {
  const names = menuNames.filter((name) => name !== 'Account')
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/faq')
  for (const name of names) {
    await menuButton(page, name).focus()
    await expect(menuPanel(page, name)).toBeVisible()
  }

  await page.setViewportSize({ width: 360, height: 800 })
  await expect(page.locator('#main-menu')).toBeHidden()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()

  await expect(page.locator('#main-menu')).toBeVisible()
  for (const name of names) await expect(menuPanel(page, name)).toBeVisible()
  // What a phone with scripts has at the foot of its menu.
  for (const address of [
    'tel:+441632960214',
    'mailto:hello@saltlark.example',
    '/contact-us',
    '/level-finder/1',
    '/events',
  ]) {
    await expect(page.locator(`header a[href="${address}"]:visible`)).not.toHaveCount(0)
  }
})

test('a page that is not there has in its menus, without JavaScript, the way to what they are about', async ({
  page,
  faults,
}) => {
  faults.expectFault(/404/)
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/no-such-page')

  await menuButton(page, 'Sailing Holidays').focus()
  const panel = menuPanel(page, 'Sailing Holidays')
  await expect(panel.getByRole('link')).toHaveText('View All Sailing Holidays')
  await panel.getByRole('link').click()

  await expect(page).toHaveURL(/\/sailing-holidays$/)
})

/** The files of pictures of ours; empty for any other. */
function sources(images: readonly (SVGElement | HTMLElement)[]): string[] {
  return images.map((image) => /^\/images\/.+/.exec(image.getAttribute('src') ?? '')?.[0] ?? '')
}

/** How wide a picture is that has come; 0 before. */
function widthOf(image: SVGElement | HTMLElement): number {
  return image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0
}
