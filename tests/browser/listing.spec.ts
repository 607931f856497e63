import type { Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { excess } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const address = '/sailing-weekends'

test('a list is narrowed where the visitor is: the focus, the place and the open filters stay', async ({
  page,
}) => {
  await openHome(page, { address })
  await expect(filter(page, 'Novice')).toBeHidden()
  await more(page).click()
  const novice = filter(page, 'Novice')
  const count = /\((\d+)\)/.exec((await novice.textContent()) ?? '')?.[1]

  await novice.focus()
  const place = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\?level=beginner$/)
  await expect(status(page)).toHaveText(`${count} weekends`)
  await expect(novice).toBeFocused()
  await expect(novice).toHaveAccessibleName(/^Chosen: Novice/)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page.getByRole('link', { name: 'Without Novice' }).click()
  await expect(page).toHaveURL(/\/sailing-weekends$/)
  await expect(page.getByRole('heading', { name: 'Find your weekend' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Chosen' })).toHaveCount(0)
})

test('the first card of a list begins within 700 px of the top of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const list of ['/rya-courses', '/sailing-holidays', '/duke-of-edinburgh-awards-sailing']) {
    await page.goto(list)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const card = await page.locator('#results article').first().boundingBox()
    expect(card?.y, list).toBeLessThanOrEqual(700)
  }
})

test('the choices of a list survive Back, Forward and a look at an offer, and go with its address', async ({
  page,
  context,
}) => {
  await openHome(page, { address })
  const chosen = page.getByRole('list', { name: 'Chosen' })
  const all = (await status(page).textContent()) ?? ''
  await more(page).click()
  await filter(page, 'Novice').click()
  await expect(chosen).toContainText('Novice')
  const some = (await status(page).textContent()) ?? ''
  await filter(page, '2 days').click()
  await expect(chosen).toContainText('2 days')
  const fewer = page.url()

  await page.goBack()
  await expect(chosen).not.toContainText('2 days')
  await expect(status(page)).toHaveText(some)
  await page.goBack()
  await expect(status(page)).toHaveText(all)
  await expect(chosen).toHaveCount(0)
  await page.goForward()
  await page.goForward()
  await expect(chosen).toContainText('2 days')
  expect(page.url()).toBe(fewer)

  const card = page.locator('#results article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(chosen).toContainText('Novice')
  const other = await context.newPage()
  await other.goto(fewer)
  await expect(other.getByRole('list', { name: 'Chosen' })).toContainText('2 days')
  await expect(status(other)).toHaveText((await status(page).textContent()) ?? '')
})

test('a list turns its page and shows where the offers begin, in four columns from 1280 px and never too wide', async ({
  page,
}) => {
  await openHome(page, { address: '/rya-courses' })
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^Page 2 of/)).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Find your course' })).toBeFocused()
  await expect(status(page)).toBeInViewport()
  await expect(page.locator('#results article').first()).toBeInViewport()

  await openHome(page, { address: '/rya-courses?level=beginner' })
  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await excess(page), `at ${width} px`).toBe(0)
    if (width >= 1280) expect(await columns(page), `at ${width} px`).toBe(4)
  }
})

function more(page: Page) {
  return page.locator('summary', { hasText: 'More choices and order' })
}

function filter(page: Page, label: string) {
  return page.locator('main details a', { hasText: label })
}

function status(page: Page) {
  return page.locator('#results').getByRole('status')
}

/** How many cards stand beside each other. */
function columns(page: Page): Promise<number> {
  return page.locator('#results article').evaluateAll((cards) => {
    return new Set(cards.map((card) => card.getBoundingClientRect().left)).size
  })
}
