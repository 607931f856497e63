import type { Locator, Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test.beforeEach(({ page }) => openHome(page, { width: 1023, address: '/faq' }))

test(
  'at 1023 px a button stands for the main menu, and at 1024 px the main menu itself',
  { tag: ['@clar-1.6', '@spec-4.6'] },
  async ({ page }) => {
    const racing = page.locator('#main-menu').getByRole('button', { name: 'Racing' })
    await expect(racing).toBeHidden()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(opener(page)).toHaveAttribute('aria-haspopup', 'dialog')
    await opener(page).click()
    await expect(page.locator('[aria-haspopup=dialog]')).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page)).toBeInViewport({ ratio: 1 })
    expect(await menu(page).boundingBox()).toMatchObject({ y: 0, height: 800 })

    await page.setViewportSize({ width: 1024, height: 800 })
    await racing.click()
    await expect(opener(page)).toBeHidden()
    await expect.poll(() => scrolledByWheel(page)).toBeGreaterThan(0)

    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page)).toBeHidden()
  },
)

test(
  'the slide-in menu takes the focus in, closes by Esc, its button or a press beside it, and keeps the page out of reach',
  { tag: '@spec-4.6' },
  async ({ page }) => {
    await opener(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await opener(page).click()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect(menu(page)).toBeHidden()
    await opener(page).click()
    await page.mouse.click(20, 400)
    await expect(menu(page)).toBeHidden()

    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus())
    await expect(page.locator('footer a').first()).not.toBeFocused()
    await page.mouse.wheel(0, 600)
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => [document.activeElement?.closest('main, footer'), scrollY]),
    ).toEqual([null, 0])
  },
)

test(
  'the slide-in menu has its groups in order, of which the courses are open first and one at a time, until a second press',
  {
    tag: [
      '@spec-4.3',
      '@spec-4.4',
      '@spec-2.20',
      '@spec-2.21',
      '@clar-1.12',
      '@clar-1.14',
      '@clar-1.15',
      '@clar-1.16',
    ],
  },
  async ({ page }) => {
    await opener(page).click()
    await expect(menu(page).locator('h2 > button[aria-expanded]')).toHaveText([
      'RYA Courses',
      'Sailing Weekends',
      'Sailing Holidays',
      'Mile Builders',
      'Racing',
      'D of E',
      'Adventures',
      'Information',
    ])
    const courses = menu(page).locator('nav > div:first-child h3 > button')
    await expect(courses).toHaveText(['Practical', 'Theory', 'One Day', 'Other Courses', 'Online'])
    const open = menu(page).locator('h2 button[aria-expanded=true]')
    await expect(open).toHaveText(['RYA Courses'])

    for (const name of ['Racing', 'Information']) {
      await menu(page).getByRole('button', { name, exact: true }).click()
      await expect(open).toHaveText([name])
    }
    expect(await linksUnder(page, 'Company')).toEqual([
      ['About Us', '/about-saltlark'],
      ['Our Yachts', '/our-sailing-yachts'],
      ['Triple S Guarantee', '/saltlark-triple-s-guarantee'],
      ['Gift Vouchers', '/gift-vouchers'],
      ['Golden Vanity', '/golden-vanity'],
    ])
    expect(await linksUnder(page, 'Resources')).toEqual([
      ['Dates and prices', '/events'],
      ['Sailing Resources', '/why-learn-to-sail'],
      ['Books', '/merchandise'],
    ])
    await menu(page).getByRole('button', { name: 'Information' }).click()
    await expect(open).toHaveCount(0)
  },
)

test(
  'the slide-in menu ends in what the wide header shows above its menus',
  { tag: '@clar-1.16' },
  async ({ page }) => {
    await opener(page).click()
    const links = menu(page).getByRole('link')
    const foot = await links.evaluateAll((all) =>
      all
        .map((link) => ({
          link: [link.textContent, link.getAttribute('href')],
          height: link.getBoundingClientRect().height,
        }))
        .slice(-6),
    )

    expect(foot.map(({ link }) => link)).toEqual([
      ['Sign in', '/login?intended=%2Ffaq'],
      ['01632 960 214', 'tel:+441632960214'],
      ['hello@saltlark.example', 'mailto:hello@saltlark.example'],
      ['Contact Us', '/contact-us'],
      ['Find Your Level', '/level-finder/1'],
      ['Dates and prices', '/events'],
    ])
    for (const { height } of foot.slice(1)) expect(height).toBeGreaterThanOrEqual(48)
  },
)

function opener(page: Page): Locator {
  return page.getByRole('button', { name: 'Open the menu' })
}

function menu(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Menu' })
}

/** The links of a part of the menu, each with its address. */
function linksUnder(page: Page, heading: string) {
  const title = menu(page)
    .locator('h3')
    .filter({ hasText: new RegExp(`^${heading}$`) })
  const links = title.locator('..').locator('ul').first().locator('a')
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  )
}

/** How far down the page is after a turn of the wheel. */
async function scrolledByWheel(page: Page): Promise<number> {
  await page.mouse.wheel(0, 600)
  return page.evaluate(() => scrollY)
}
