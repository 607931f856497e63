import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { askForCode, typeCode } from './checkout.ts'
import type { SiteUnderTest } from './site-under-test.ts'

/** An Inertia visit leaves for another page by a 409, which the browser reports on its console. */
export const leavesToPay = /status of 409 \(Conflict\)/

/**
 * Orders from the review, by the code, and is led on to pay.
 * @param payment what is chosen, such as `Card, now`.
 */
export async function orderByCard(
  page: Page,
  payment: string,
  site?: SiteUnderTest,
): Promise<void> {
  await askForCode(page, payment)
  await typeCode(page, site)
}

/** A button of the page where play money is paid, by how its words begin. */
export function playMoney(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) })
}

/** Has a provider's page lead back, and waits until the order's page has started. */
export async function comeBack(page: Page, button: Locator): Promise<void> {
  const asking = page.waitForRequest('**/api/header-data')
  await button.click()
  await asking
  await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}/)
}

/** What the page of an order says is next, with its buttons. */
export function whatIsNext(page: Page): Locator {
  return page.getByRole('region', { name: 'What happens next' })
}
