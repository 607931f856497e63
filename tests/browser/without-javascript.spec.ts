import type { Locator, Page } from '@playwright/test'
import content from '../fixtures/content/home.json' with { type: 'json' }
import { menuButton, menuNames, menuPanel } from '../support/browser/menus.ts'
import { expect, test } from '../support/page-faults.ts'

const data = content.page_data

test.use({ javaScriptEnabled: false })

test.describe('the home page without JavaScript', () => {
  test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

  test('shows every offer and every review', async ({ page }) => {
    await expect(page.locator('#courses article:visible')).toHaveCount(data.courses.length)
    await expect(page.locator('#adventures article:visible')).toHaveCount(data.adventures.length)
    await expect(page.locator('#testimonials figure:visible')).toHaveCount(data.testimonials.length)
  })

  test(
    'has the words of all its sections in sight',
    { tag: ['@spec-2.40', '@clar-1.19'] },
    async ({ page }) => {
      for (const { title } of [data.cta1, data.cta2, data.cta3, data.instagramData, data.hero]) {
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
      }
      await expect(page.locator('#experience')).toContainText('Nobody learns to sail by watching')
      await expect(page.getByRole('contentinfo')).toContainText('© 2024 Saltlark Sailing')
    },
  )

  test('shows its pictures', async ({ page }) => {
    const pictures = page.locator('main img:visible')
    expect(await pictures.count()).toBeGreaterThan(30)

    for (const picture of await pictures.all())
      await expect(picture).toHaveAttribute('src', /^\/images\//)
    const guarantee = page.locator('#guarantee img:visible')
    await guarantee.scrollIntoViewIfNeeded()
    await expect.poll(() => guarantee.evaluate(widthOf)).toBeGreaterThan(0)
  })

  test('shows nothing that only scripts could work', { tag: '@clar-1.18' }, async ({ page }) => {
    await expect(page.getByText('Loading...').locator('visible=true')).toHaveCount(0)
    await expect(page.locator('main button:visible')).toHaveCount(0)
  })

  test('has links that lead somewhere', async ({ page, request }) => {
    test.slow()
    const addresses = await page.locator('a[href]').evaluateAll(hrefs)
    expect(addresses.length).toBeGreaterThan(10)

    for (const address of addresses) {
      if (address.startsWith('#')) await expect(page.locator(address)).toBeAttached()
      else if (address.startsWith('/')) await expect(await request.get(address)).toBeOK()
      else expect(address).toMatch(/^(https:\/\/|mailto:\S+@|tel:\+\d)/)
    }
  })

  test('has the user menu as a list', { tag: ['@spec-2.18', '@clar-1.18'] }, async ({ page }) => {
    const entries = page.getByRole('list', { name: 'Account' }).getByRole('listitem')

    await expect(entries).toHaveText(['Sign In', 'Register'])
  })
})

test.describe('the menus without JavaScript', () => {
  test('open to the keyboard at 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto('/')

    for (const name of menuNames.filter((name) => name !== 'Account')) {
      await menuButton(page, name).focus()
      await expect(menuPanel(page, name)).toBeVisible()
    }
  })

  test('stand in a list behind a link at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    await expect(page.locator('#main-menu')).toBeHidden()

    await page.getByRole('link', { name: 'Menu', exact: true }).click()

    await expect(page.locator('#main-menu')).toBeVisible()
    for (const name of menuNames.filter((name) => name !== 'Account')) {
      await expect(menuPanel(page, name)).toBeVisible()
    }
  })
})

test.describe('the newsletter without JavaScript', () => {
  test('says in place what is wrong with an address', async ({ page, faults }) => {
    faults.expectFault(/422/)
    await page.goto('/')

    await subscribe(page, 'skipper@')

    await expect(page.locator('#newsletter-error')).toContainText('does not look like')
    await expect(page.locator('#newsletter-error')).toBeInViewport()
    await expect(field(page)).toHaveValue('skipper@')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.hero.title)
  })

  test('can be put right there and then', async ({ page, faults }) => {
    faults.expectFault(/422/)
    await page.goto('/')
    await subscribe(page, 'plain@')

    await subscribe(page, 'plain@example.com')

    await expect(page).toHaveURL(/\/$|\/#newsletter$/)
    await expect(page.getByRole('status')).toContainText('plain@example.com')
  })
})

async function subscribe(page: Page, address: string): Promise<void> {
  await field(page).fill(address)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

function field(page: Page): Locator {
  return page.getByRole('textbox', { name: 'E-mail address' })
}

function hrefs(links: readonly (SVGElement | HTMLElement)[]): string[] {
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]
}

/** How wide a picture is that has come; 0 before. */
function widthOf(image: SVGElement | HTMLElement): number {
  return image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0
}
