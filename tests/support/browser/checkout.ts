import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { newBuyer } from './cart.ts'
import { codeMailedTo } from './post.ts'
import type { SiteUnderTest } from './site-under-test.ts'

export const stepOf = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true })

/** Fills in who buys and who comes: the buyer, and others whom nobody else knows. */
export async function fillPeople(page: Page, buyer = newBuyer()): Promise<void> {
  await page.getByLabel('Your name').fill(buyer.name)
  await page.getByRole('main').getByLabel('E-mail address').first().fill(buyer.email)
  await page.getByLabel('Telephone').fill(buyer.telephone)
  const others = await page.getByLabel(/^Name of person [2-9]/).all()
  for (const [place, name] of others.entries()) await name.fill(`Crew Member ${place + 2}`)
  for (const birth of await page.getByRole('group', { name: /^Date of birth/ }).all()) {
    for (const [part, text] of bornParts) await birth.getByLabel(part).fill(text)
  }
}

/** A grown-up's date of birth, as it is typed. */
export const bornParts = [
  ['Day', '4'],
  ['Month', '5'],
  ['Year', '1990'],
] as const

/** Answers where the parcel goes: to an address in the United Kingdom. */
export async function fillDelivery(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Post it to me' }).check()
  await page.getByRole('radio', { name: /^The United Kingdom/ }).check()
  await page.getByLabel('Address line 1').fill('1 Quay Street')
  await page.getByLabel('Town or city').fill('Poole')
  await page.getByLabel('Postcode').fill('BH15 0AA')
}

export async function goOn(page: Page, to: 'delivery' | 'review'): Promise<void> {
  await page.getByRole('button', { name: `Continue to ${to}` }).click()
  const title = to === 'delivery' ? 'Delivery' : 'Review and order'
  await expect(stepOf(page, title)).toBeVisible()
}

/** Goes from the cart's page to the last step, for a cart of which nothing is posted. */
export async function goToReview(page: Page, buyer = newBuyer()): Promise<void> {
  await page.goto('/checkout')
  await fillPeople(page, buyer)
  await goOn(page, 'review')
}

/** The button of the last two steps: what it says depends on whether a code is typed first. */
export function orderButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^(?:Order|Continue to your code)/ })
}

/** Chooses to pay by bank transfer and orders by the code; gives the number of the order shown then. */
export async function order(page: Page): Promise<string> {
  await askForCode(page)
  await typeCode(page)
  return confirmedOrder(page)
}

/**
 * Goes on from the review to where the code is typed; gives the address to which it went.
 * @param payment the way to pay that is chosen.
 */
export async function askForCode(page: Page, payment = 'Bank transfer'): Promise<string> {
  await page.getByRole('radio', { name: payment }).check()
  await orderButton(page).click()
  await expect(stepOf(page, 'Your code')).toBeVisible()
  return codeAddress(page)
}

/** Types the code that a site sent, and orders. */
export async function typeCode(page: Page, site?: SiteUnderTest): Promise<void> {
  const code = await codeMailedTo(await codeAddress(page), site)
  await page.getByLabel('Code of six digits').fill(code)
  await orderButton(page).click()
}

async function codeAddress(page: Page): Promise<string> {
  const text = await page.getByText(/^We have sent a code to/).textContent()
  return /code to (\S+)\./.exec(text ?? '')?.[1] ?? ''
}

/** The number of the order whose page is open. */
export async function confirmedOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}\?key=/)
  const heading = page.getByRole('heading', { level: 1, name: /^Order SL-\d+$/ })
  await expect(heading).toBeVisible()
  return ((await heading.textContent()) ?? '').replace('Order ', '')
}
