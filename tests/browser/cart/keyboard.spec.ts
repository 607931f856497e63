import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  amountOf,
  badge,
  freshDate,
  lineOf,
  newBuyer,
  poundsOf,
} from '../../support/browser/cart.ts'
import { orderButton, confirmedOrder, stepOf } from '../../support/browser/checkout.ts'
import { codeMailedTo } from '../../support/browser/post.ts'
import { enter, tabTo, typeInto } from '../../support/browser/tab-to.ts'
import { expect, test } from '../../support/started-page.ts'

test('a guest buys two places by keyboard alone, from the page of a date to that of the order', async ({
  page,
  faults,
}) => {
  test.slow()
  // A page with scripts is told so to leave for the one where the deposit is paid.
  faults.expectFault(/status of 409/)
  const date = await freshDate()
  const buyer = newBuyer()
  const deposit = poundsOf(Math.round(date.price / 2))
  const press = (key: string) => page.keyboard.press(key)

  await test.step('it is put in, and the cart is the next step', async () => {
    await page.goto(date.href)
    await tabTo(page, page.getByLabel('How many places?'))
    await press('2')
    await enter(page, page.getByRole('button', { name: 'Add to basket' }))
    await expect(badge(page)).toHaveAccessibleName('Cart, 2 items')
    await expect(
      page.getByRole('status').filter({ hasText: `Added: 2 places on ${date.name}` }),
    ).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeFocused()
    await press('Tab')
    await expect(page.getByRole('link', { name: 'View basket' })).toBeFocused()
    await press('Enter')
  })

  const line = lineOf(page, date.name)
  await test.step('its number is changed, it is taken out and put back', async () => {
    await expect(line).toBeVisible()
    await tabTo(page, line.getByRole('combobox'))
    await press('3')
    await expect(badge(page)).toHaveAccessibleName('Cart, 3 items')
    await expect(line.getByRole('combobox')).toBeFocused()
    await enter(page, line.getByRole('button', { name: 'Remove' }))
    await expect(badge(page)).toHaveAccessibleName('Cart')
    await expect(page.locator('#undo')).toBeFocused()
    await press('Tab')
    await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused()
    await press('Enter')
    await expect(line).toBeFocused()
    await tabTo(page, line.getByRole('combobox'))
    await press('2')
    await expect(badge(page)).toHaveAccessibleName('Cart, 2 items')
    await expect(line).toContainText(/Held for you until \d+:\d\d [AP]M/)
    await expect(amountOf(page, 'Total')).toHaveText(poundsOf(2 * date.price))
    await expect(amountOf(page, 'Due with the order')).toHaveText(deposit)
  })

  await test.step('the steps have the focus where they begin', async () => {
    await enter(page, page.getByRole('link', { name: 'Go to checkout' }))
    await expect(stepOf(page, 'Your details and crew')).toBeVisible()
    await typeInto(page, page.getByLabel('Your name'), buyer.name)
    await typeInto(page, page.getByRole('main').getByLabel('E-mail address').first(), buyer.email)
    await typeInto(page, page.getByLabel('Telephone'), 'none')
    const crew = page.getByRole('group', { name: /^Who comes on/ })
    for (const asked of await crew.getByLabel(/^(?:Day|Month|Year|Name of person 2)$/).all()) {
      await typeInto(page, asked, crewAnswers[await labelOf(asked)] ?? '')
    }
    await press('Enter')
    await expect(page.getByLabel('Telephone')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Telephone')).toBeFocused()
    await press('ControlOrMeta+A')
    await page.keyboard.type(buyer.telephone)
    await press('Enter')
    await expect(stepOf(page, 'Review and order')).toBeFocused()
  })

  await test.step('the review says everything that holds before it binds', async () => {
    for (const words of [buyer.name, buyer.email, 'Crew Member 2', 'If you cannot come']) {
      await expect(page.getByRole('main')).toContainText(words)
    }
    await expect(page.getByRole('main')).toContainText(`We send a code to ${buyer.email} first`)
  })

  await test.step('the code that went to the address is typed', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Card, the deposit now' }))
    await press('Space')
    await enter(page, orderButton(page))
    await expect(stepOf(page, 'Your code')).toBeFocused()
    await typeInto(page, page.getByLabel('Code of six digits'), await codeMailedTo(buyer.email))
    await expect(orderButton(page)).toHaveText(`Order and pay ${deposit} deposit`)
  })

  await test.step('the deposit is paid by card', async () => {
    await press('Enter')
    await expect(page).toHaveURL(/\/_pay\//)
    await enter(page, page.getByRole('button', { name: `Pay ${deposit}` }))
  })

  await test.step('the order thanks, says what is next, and empties the cart', async () => {
    const number = await confirmedOrder(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('Thank you. Your order is with us.')
    await expect(main).toContainText('Paid in part')
    await expect(main.getByRole('region', { name: 'What happens next' })).toContainText(number)
    await expect(badge(page)).toHaveAccessibleName('Cart')
    expect(await downloaded(page)).toContain(date.name.replaceAll(',', '\\,'))
  })
})

const crewAnswers: Readonly<Record<string, string>> = {
  Day: '4',
  Month: 'May',
  Year: '1990',
  'Name of person 2': 'Crew Member 2',
}

function labelOf(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')
}

/** The calendar that the page of an order has to download. */
async function downloaded(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  return readFile(await file.path(), 'utf8')
}
