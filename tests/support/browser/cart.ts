import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { DatesPageProps } from '#server/props/dates.ts'
import { pageOf } from '../visitor.ts'
import { newPerson } from './people.ts'
import { siteUnderTest } from './site-under-test.ts'

type Things = Readonly<Record<string, string>>

/** A date of five places that nobody has taken. */
interface FreeDate {
  readonly reference: string
  readonly href: string
  /** Of the offer. */
  readonly name: string
  /** For one person, in pence. */
  readonly price: number
}

/** A book of £18.99 without VAT, that goes as a large letter. */
export const book = {
  kind: 'product',
  sku: 'G6',
  quantity: '1',
  name: 'RYA Navigation Handbook',
  price: 1_899,
  href: '/merchandise/rya-navigation-handbook',
} as const

/** What puts a number of something into the cart. */
export const books = (quantity = 1): Things => ({
  kind: 'product',
  sku: book.sku,
  quantity: String(quantity),
})

export const places = ({ reference }: FreeDate, quantity = 1): Things => ({
  kind: 'place',
  sku: reference,
  quantity: String(quantity),
})

/** A voucher of £50 that is mailed to who buys it. */
export const voucher = (to = 'Ben'): Things => ({
  kind: 'voucher',
  sku: 'GV-050',
  quantity: '1',
  voucher_design: 'chart',
  voucher_to: to,
  voucher_by: 'email',
})

/**
 * Finds a date that is half a year away, so that a deposit is due, and keeps it from all other tests
 * of this run.
 */
export async function freshDate(): Promise<FreeDate> {
  for (const month of ['2027-05', '2027-06', '2027-04', '2027-07']) {
    const date = (await freeDates(month)).find(({ reference }) => claim(reference))
    if (date) return date
  }
  throw new Error('All dates of four months are taken; have freshDate look at more of them.')
}

async function freeDates(month: string): Promise<readonly FreeDate[]> {
  const { origin } = await siteUnderTest()
  const answer = await fetch(`${origin}/events?kind=practical&month=${month}`)
  const { dates } = (await pageOf(answer)).props as unknown as DatesPageProps
  return dates
    .filter(({ availability: { detail } }) => detail === '5 places free')
    .map(({ reference, href, offer, price }) => ({
      reference,
      href,
      name: offer?.name ?? '',
      price: penceOf(price.text),
    }))
}

/** Whoever makes the folder of a date has it; the folders go with the run. */
function claim(reference: string): boolean {
  try {
    const data = process.env['BROWSER_TEST_DATA'] ?? ''
    mkdirSync(join(data, 'dates'), { recursive: true })
    mkdirSync(join(data, 'dates', reference))
    return true
  } catch {
    return false
  }
}

/** Puts things into the cart of a page's visitor, as its forms do. */
export async function put(page: Page, ...things: readonly Things[]): Promise<void> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  for (const form of things) {
    // The server closes a connection that was idle for seconds, perhaps just when it is used again.
    const options = { form, headers, maxRedirects: 0, maxRetries: 2 }
    const answer = await page.request.post('/cart/items', options)
    expect(answer.status(), JSON.stringify(form)).toBe(303)
  }
}

/** Somebody who buys, unknown to every other test. */
export function newBuyer(): { name: string; email: string; telephone: string } {
  const { name, email } = newPerson('Ben Okafor')
  return { name, email, telephone: '01632 960 111' }
}

/** What a sum of money comes to, in pence. */
function penceOf(text: string): number {
  const [, pounds = '', pence = '0'] = /£([\d,]+)(?:\.(\d\d))?/.exec(text) ?? []
  if (pounds === '') throw new Error(`There is no sum of money in '${text}'.`)
  return Number(pounds.replaceAll(',', '')) * 100 + Number(pence)
}

/** Such as £1,018.99. */
export function poundsOf(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
}

/** The line of the cart with this name. */
export function lineOf(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'In your basket' })
    .getByRole('listitem', { name, exact: true })
}

/** What stands behind a word in the sum of a cart, a checkout or an order. */
export function amountOf(page: Page, label: string): Locator {
  return page
    .getByRole('main')
    .locator('dl:visible > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}`) }) })
    .locator('dd')
}

/** The way to the cart in the header, which says how much is in it. */
export function badge(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ })
}

/** The button of a page that sells one thing; the cards of others name theirs. */
export function addButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Add to basket', exact: true })
}
