import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { answering, startServer } from '../support/browser/production-server.ts'
import type { ProductionServer } from '../support/browser/production-server.ts'
import { pulledCopy } from '../support/browser/pulled-copy.ts'
import type { PulledCopy } from '../support/browser/pulled-copy.ts'
import { freePort } from '../support/free-port.ts'
import { expect, test } from '../support/page-faults.ts'
import { testInstant } from '../support/test-instant.ts'

// A header of the test's own would have the browser ask the other address whether it may be sent.
test.use({ extraHTTPHeaders: {} })

const folder = '/copies/saltlark'

let data = ''
let site: ProductionServer
let copy: PulledCopy
let [origin, elsewhere] = ['', '']

test.beforeEach(async () => {
  const [port, copyPort] = [await freePort(), await freePort()]
  origin = `http://localhost:${port}`
  elsewhere = `http://127.0.0.1:${copyPort}`
  data = mkdtempSync(join(tmpdir(), 'saltlark-assets-'))
  copy = await pulledCopy(copyPort, folder, new URL(origin))
  site = startServer({
    PORT: String(port),
    DATA_DIR: data,
    TRUST_PROXY: 'loopback',
    SHARED_CACHE: '1',
    ASSET_URL: elsewhere + folder,
    SITE_DATE: new Date(testInstant).toISOString(),
  })
  await answering(site, origin, new URL(origin).host)
})

test.afterEach(async ({ page }) => {
  // What it still asks for is not to find its server gone.
  await page.close()
  copy.stop()
  await site.stop()
  rmSync(data, { recursive: true })
})

test('a site loads its built files from the address of ASSET_URL, each once, and all else from its own, and a page is the same visit', async ({
  page,
}) => {
  const requested = filesRequested(page)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })

  await openHome(page, { address: `${origin}/` })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(`${origin}/faq`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/`)

  expect(loads).toEqual([`${origin}/`])
  const built = requested.filter((address) => address.includes('/build/'))
  expect(built.filter((address) => !address.startsWith(`${elsewhere}${folder}/build/`))).toEqual([])
  expect(built.toSorted()).toEqual([...new Set(built)].toSorted())
  for (const kind of ['.js', '.css', '.woff2']) {
    expect(built.filter((address) => address.endsWith(kind)).length).toBeGreaterThan(1)
  }
  const others = requested.filter((address) => !address.includes('/build/'))
  expect(others.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
  expect(others.some((address) => address.includes('.avif?v='))).toBe(true)
})

test('the header for early hints names the files that the page loads', async ({ page }) => {
  const requested = filesRequested(page)
  const answer = await page.goto(`${origin}/faq`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))

  const hints = (answer?.headers()['link'] ?? '').matchAll(/<([^>]+)>/g)
  const named = Array.from(hints, ([, address]) => address)
  expect(named.length).toBeGreaterThan(3)
  expect(requested).toEqual(expect.arrayContaining(named))
})

function filesRequested(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) addresses.push(request.url())
  })
  return addresses
}
