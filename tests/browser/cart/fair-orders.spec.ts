import type { Browser, Page } from '@playwright/test'
import { badge, freshDate, newBuyer, places, put, voucher } from '../../support/browser/cart.ts'
import {
  askForCode,
  confirmedOrder,
  fillPeople,
  goOn,
  goToReview,
  orderButton,
  stepOf,
  typeCode,
} from '../../support/browser/checkout.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { violations } from '../../support/browser/violations.ts'
import { isNight } from '../../support/by-night.ts'
import type { PageFaults } from '../../support/page-faults.ts'
import { expect, test } from '../../support/started-page.ts'

interface Surroundings {
  readonly browser: Browser
  readonly faults: PageFaults
  readonly hasScripts: boolean
  readonly viewport: { readonly width: number; readonly height: number }
}

/** What buyers do between the review and their order. */
const journeys: readonly (readonly [
  what: string,
  (page: Page, surroundings: Surroundings) => Promise<void>,
])[] = [
  ['the link opens on another device, and the first page leads to the order', otherDevice],
  ['a wrong code is refused where it was typed, a new one is sent, and that one orders', newCode],
  ['Back after ordering leads to the order, and orders nothing more', backAgain],
  ['a reload keeps the code’s page, and going back and on again sends nothing more', reloads],
  ['what a second tab puts in is told on top of the first, which goes on from there', secondTab],
]

const windows = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
] as const

const ways = windows.flatMap((viewport) =>
  [true, false].map((hasScripts) => ({ viewport, hasScripts })),
)

for (const [index, { viewport, hasScripts }] of ways.entries()) {
  const how = `${hasScripts ? 'with' : 'without'} JavaScript at ${viewport.width} px`
  // By day each way has one of them: the rest is shown over HTTP too.
  const chosen = isNight ? journeys : journeys.slice(index, index + 1)
  test.describe(how, () => {
    test.use({ javaScriptEnabled: hasScripts, viewport })
    for (const [what, go] of chosen) {
      test(what, async ({ page, browser, faults }) =>
        go(page, { browser, faults, hasScripts, viewport }),
      )
    }
  })
}

const code = (page: Page) => page.getByLabel('Code of six digits')

async function newCode(page: Page, surroundings: Surroundings): Promise<void> {
  await put(page, voucher())
  await goToReview(page)
  await askForCode(page)
  await code(page).fill('12 34')
  if (!surroundings.hasScripts) surroundings.faults.expectFault(/422/)
  await orderButton(page).click()
  await expect(code(page)).toHaveAccessibleDescription('Please type the six digits of the code.')
  await expect(code(page)).toHaveValue('12 34')
  expect(await faultsOf(page, surroundings)).toEqual([])

  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText(/^A new code is on its way to /)).toBeVisible()
  await expect(stepOf(page, 'Your code')).toBeVisible()
  await typeCode(page)
  await confirmedOrder(page)
  expect(await faultsOf(page, surroundings)).toEqual([])
}

async function otherDevice(page: Page, surroundings: Surroundings): Promise<void> {
  const { browser, hasScripts, viewport } = surroundings
  await put(page, voucher())
  await goToReview(page)
  const email = await askForCode(page)
  const elsewhere = await browser.newContext({ javaScriptEnabled: hasScripts, viewport })
  const device = await elsewhere.newPage()
  await device.goto(await linkMailedTo(email, /\/checkout\/confirm\//))
  await expect(device.getByRole('heading', { level: 1 })).toHaveText('Is this your order?')
  expect(await faultsOf(device, surroundings)).toEqual([])
  await orderButton(device).click()
  const number = await confirmedOrder(device)
  await elsewhere.close()

  if (!hasScripts) await page.reload()
  expect(await confirmedOrder(page)).toBe(number)
  await expect(badge(page)).toHaveAccessibleName('Cart')
}

async function backAgain(page: Page, surroundings: Surroundings): Promise<void> {
  await put(page, voucher())
  await goToReview(page)
  await askForCode(page)
  await typeCode(page)
  const number = await confirmedOrder(page)

  await page.goBack()

  expect(await confirmedOrder(page)).toBe(number)
  expect(await faultsOf(page, surroundings)).toEqual([])
}

async function reloads(page: Page, surroundings: Surroundings): Promise<void> {
  await put(page, voucher())
  await goToReview(page)
  await askForCode(page)
  await page.reload()
  await expect(stepOf(page, 'Your code')).toBeVisible()
  await page.getByRole('link', { name: /^Review and order/ }).click()
  await expect(stepOf(page, 'Review and order')).toBeVisible()
  expect(await faultsOf(page, surroundings)).toEqual([])

  await askForCode(page)
  await typeCode(page)
  await confirmedOrder(page)
}

async function secondTab(page: Page, surroundings: Surroundings): Promise<void> {
  await put(page, voucher())
  await goToReview(page, newBuyer())
  const date = await freshDate()
  await put(page, places(date))
  await page.getByRole('radio', { name: 'Bank transfer' }).check()

  await orderButton(page).click()

  const told = `1 × ${date.name} was put in.`
  await expect(page.getByText(/^Your basket was changed since/)).toContainText(told)
  await expect(stepOf(page, 'Your details and crew')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ben Okafor')
  expect(await faultsOf(page, surroundings)).toEqual([])
  await fillPeople(page)
  await goOn(page, 'review')
  await askForCode(page)
  await typeCode(page)
  await confirmedOrder(page)
}

/** What axe finds. It is a script: a page without is judged as it stands, in a browser that runs none of ours. */
async function faultsOf(
  page: Page,
  { browser, hasScripts, viewport }: Surroundings,
): Promise<string[]> {
  if (hasScripts) return violations(page)
  const body = await page.content()
  const context = await browser.newContext({ viewport, javaScriptEnabled: true })
  try {
    const copy = await context.newPage()
    await copy.route(/\.js$/, (route) => route.abort())
    await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }))
    await copy.goto(page.url())
    return await violations(copy)
  } finally {
    await context.close()
  }
}
