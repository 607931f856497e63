import type { Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test(
  'the home page has content in each of its sections, and asks the application for the header data alone',
  { tag: ['@clar-5.2', '@spec-7.8', '@clar-2.13'] },
  async ({ page, faults }) => {
    await openHome(page)

    for (const section of await page.locator('main > section').all()) {
      const content = section.getByRole('heading').or(section.getByRole('img'))
      await expect(content.first()).toBeAttached()
    }
    for (const region of await page.getByRole('region').all()) await region.scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: 'Guarantee Image' }).last()).toHaveAttribute('src')
    expect(faults.applicationRequests()).toEqual(['GET /', 'GET /api/header-data'])
  },
)

test("hydration leaves the words of the server and the page's metadata as they are", async ({
  page,
  request,
}) => {
  // While nobody knows who the visitor is, the header says so on both sides; and a film that rests
  // is offered on both.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/api/header-data', () => new Promise(() => undefined))
  await openHome(page)

  const { sent, shown } = await readBoth(page, await (await request.get('/')).text())

  expect(sent.words.length).toBeGreaterThan(5_000)
  expect(shown.words).toBe(sent.words)
  expect(sent.metadata).toEqual(expect.arrayContaining([expect.stringContaining('og:title')]))
  expect(shown.metadata).toEqual(sent.metadata)
})

/** What the server sent and what the browser made of it, without what only one of them needs. */
async function readBoth(page: Page, html: string) {
  // A page of the site lets no document be made of a text.
  const blank = await page.context().newPage()
  const both = { sent: await blank.evaluate(read, html), shown: await page.evaluate(read, null) }
  await blank.close()
  return both
}

/** Of the document that is shown, or of one in a text. */
function read(html: string | null) {
  const from = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const app = from.getElementById('app')?.cloneNode(true) as Element
  for (const twin of app.querySelectorAll('noscript')) twin.remove()
  const metadata = from.head.querySelectorAll('title, meta, [rel=canonical], [type*=ld]')
  return { words: app.textContent, metadata: [...metadata].map((tag) => tag.outerHTML) }
}

test('what only machines read goes when another page comes, whose head is its own, and Back brings the title again', async ({
  page,
}) => {
  await openHome(page)
  const title = await page.title()
  await expect(page.locator('head [data-document]')).not.toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Practical' }).click()
  await expect(page).toHaveURL('/rya-courses/practical')
  await expect(page.locator('head [data-document]')).toHaveCount(0)
  await expect(page.locator('head [rel=canonical]')).toHaveAttribute('href', /\/practical$/)
  await expect(page).not.toHaveTitle(title)

  await page.goBack()
  await expect(page).toHaveTitle(title)
})
