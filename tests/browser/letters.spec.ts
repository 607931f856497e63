import type { Page } from '@playwright/test'
import { fillLetter } from '#server/letters/fill-letter.ts'
import { renderLetter } from '#server/letters/letter-mail.ts'
import { openHome } from '../support/browser/open-home.ts'
import { violations } from '../support/browser/violations.ts'
import { excess, faultsInWindows, resize } from '../support/browser/windows.ts'
import { sender } from '../support/company.ts'
import { frozenSite, pageServices } from '../support/frozen-pages.ts'
import { expect, test } from '../support/page-faults.ts'

for (const [day, letter] of frozenSite.content.letters) {
  test(`the letter of ${day} is read in the light and in the dark, in wide windows and on telephones`, async ({
    page,
    baseURL,
  }) => {
    const company = { ...sender, siteUrl: `${baseURL}` }
    const filled = fillLetter(letter, { ...pageServices, site: frozenSite })
    const { html } = renderLetter(filled, company, { unsubscribeUrl: `${baseURL}/faq` })
    const address = '/mail-program'
    await page.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html' }))
    await page.goto(address)

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [320, 640]) {
        await resize(page, width)
        expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
        expect(await excess(page), `${colorScheme}, ${width} px`).toBe(0)
      }
    }
    expect(await brokenPictures(page)).toEqual([])
  })
}

test('who wonders what the newsletter looks like reads the newest letter, and finds the others', async ({
  page,
}) => {
  await openHome(page, { address: '/faq' })
  await page.getByRole('link', { name: 'See what it looks like' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A letter that has gone out')
  expect(await faultsInWindows(page)).toEqual([])

  await page.getByRole('link', { name: 'Letters from the water' }).click()
  await expect(page).toHaveURL('/letters')
  await expect(page.getByRole('link', { name: 'A letter that has gone out' })).toBeVisible()
  expect(await faultsInWindows(page)).toEqual([])
})

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter((one) => one.checkVisibility())
    await Promise.all(pictures.map((one) => one.decode().catch(() => undefined)))
    return pictures.filter((one) => one.naturalWidth === 0).map(({ src }) => src)
  })
}
