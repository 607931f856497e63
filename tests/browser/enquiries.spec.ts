import type { Locator, Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { violations } from '../support/browser/violations.ts'
import { faultsInWindows } from '../support/browser/windows.ts'
import { expect, test } from '../support/started-page.ts'

const staff = '/sailing-courses-in-your-office'
const corporateDay = '/sailing-holidays/corporate-sailing-day'
const classroom = '/southampton-hire-classroom-training-room'

test('a question on the contact page is found by its button, keeps what was typed when it has a fault, and is answered at the top', async ({
  page,
}) => {
  await openHome(page, { address: '/contact-us' })
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await expect(box(page, 'Your name')).toBeInViewport()

  await write(page, 'question@')
  await send(page)
  await expect(box(page, 'Your e-mail address')).toBeFocused()
  await expect(box(page, 'Your e-mail address')).toHaveAccessibleDescription(
    /^That does not look like an e-mail address/,
  )
  await expect(box(page, 'Your message')).toHaveValue('Which course?')

  await box(page, 'Your e-mail address').fill('put-right@example.com')
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toContainText('put-right@example.com')
  await expect(thanks(page).locator('p')).toBeInViewport()
  await expect(box(page, 'Your message')).toHaveValue('')
  await expect(page).toHaveURL('/contact-us')
})

test('axe finds nothing wrong with the form, nor with its faults, in any window', async ({
  page,
}) => {
  await openHome(page, { address: classroom })
  expect(await violations(page, 'main')).toEqual([])

  await send(page)

  await expect(box(page, 'Your name')).toBeFocused()
  expect(await faultsInWindows(page)).toEqual([])
})

test.describe('an offer that is sold by enquiry', () => {
  for (const address of [staff, corporateDay]) {
    test(`leads from its price to its form: ${address}`, async ({ page }) => {
      await openHome(page, { address })

      await page.locator('#booking').getByRole('link', { name: 'Ask for a quotation' }).click()
      await expect(box(page, 'Your name')).toBeInViewport()
      await write(page, 'party@example.com')
      await page.getByRole('spinbutton', { name: /How many people/ }).fill('9')
      await send(page)

      await expect(thanks(page)).toContainText('party@example.com')
      await expect(page).toHaveURL(new RegExp(`${address}(#.*)?$`))
    })
  }
})

async function write(page: Page, email: string): Promise<void> {
  await box(page, 'Your name').fill('Ada')
  await box(page, 'Your e-mail address').fill(email)
  await box(page, 'Your message').fill('Which course?')
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send the message' }).click()
}

/** The message at the top of the page, whatever else on it speaks up. */
function thanks(page: Page): Locator {
  return page.getByRole('banner').getByRole('status')
}

function box(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name })
}
