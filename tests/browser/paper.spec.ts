import type { Page } from '@playwright/test'
import { books, freshDate, newBuyer, places, put, voucher } from '../support/browser/cart.ts'
import { fillPeople, goOn, goToReview, order } from '../support/browser/checkout.ts'
import { linkMailedTo } from '../support/browser/post.ts'
import { orders } from '../support/browser/staff.ts'
import { expect, test } from '../support/started-page.ts'

const a4 = '595 x 842'

test('an order is printed by its button, on one sheet of A4 with what to pay and where, without menus', async ({
  page,
}) => {
  const date = await freshDate()
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await put(page, places(date, 2), books())
  await page.goto('/checkout')
  await fillPeople(page)
  await goOn(page, 'delivery')
  await page.getByRole('radio', { name: 'I collect it' }).check()
  await goOn(page, 'review')
  const number = await order(page)

  await page.getByRole('button', { name: 'Print this page' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  expect(await sheetsOf(page)).toEqual([a4])
  await page.emulateMedia({ media: 'print' })
  for (const text of [`Order ${number}`, 'Awaiting payment', 'Sort code', date.name]) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  }
  const controls = page.locator('main a, button, input, form, nav, video, dialog, [role=tab]')
  await expect(controls.locator('visible=true')).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('Saltlark', { exact: true })).toBeVisible()
})

test('a voucher is one sheet of A4 on paper, folded across the middle, and that alone', async ({
  page,
}) => {
  test.slow()
  const giver = newBuyer()
  await put(page, voucher())
  await goToReview(page, giver)
  await orders('paid', await order(page))
  await page.goto(await linkMailedTo(giver.email, /\/vouchers\//))

  expect(await sheetsOf(page)).toEqual([a4])
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-voucher]')
  expect(await page.locator('body').innerText()).toBe(await sheet.innerText())
  const halves = page.locator('.voucher-half')
  const [picture, words] = [await boxOf(halves.first()), await boxOf(halves.last())]
  expect(picture.height).toBeCloseTo(words.height, 0)
  expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height)
  await expect(halves.first().locator('svg')).toBeVisible()
})

async function boxOf(half: ReturnType<Page['locator']>) {
  const box = await half.boundingBox()
  if (!box) throw new Error('A half of the sheet is not in sight.')
  return box
}

/** The sheets that a page takes on paper, each with its width and height in points. */
async function sheetsOf(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = [...file.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return sizes.map(
    ([, width, height]) => `${Math.round(Number(width))} x ${Math.round(Number(height))}`,
  )
}
