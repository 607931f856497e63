import type { Page } from '@playwright/test'
import { safeIntended } from '#server/auth/intended.ts'
import { field, fillSignIn, newCustomer } from '../../support/browser/people.ts'
import { expect, test } from '../../support/started-page.ts'
import { hostileAddresses } from '../../unit/auth/corpus/hostile-addresses.ts'
import { writtenAddresses } from '../../unit/auth/corpus/written-addresses.ts'

const written = 2_000
const plain = ['/', '/knots', '/events?kind=course&level=beginner', '/faq?q=/', '/user/profile']

test.describe(`of ${written} written ways back none leads a browser off the site`, () => {
  test('as the check lets them pass, were there a page at every path', async ({ page }) => {
    await page.goto('/knots')
    const passed = writtenAddresses(written).map((value) => safeIntended(value, () => true))
    const kept = passed.filter((value) => value !== null)

    const origins = await page.evaluate(originsOf, kept)

    expect(kept.length).toBeGreaterThan(written / 10)
    expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]))
  })

  test('as the page to sign in keeps them', async ({ page }) => {
    test.slow()
    await page.goto('/login')

    const kept = await keptOf(page, [...hostileAddresses, ...plain, ...writtenAddresses(written)])

    const paths = kept.filter((path) => path !== null)
    expect(paths.length).toBeGreaterThan(plain.length)
    const origins = await page.evaluate(originsOf, paths)
    expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]))
    expect(await keptOf(page, hostileAddresses)).toEqual(hostileAddresses.map(() => null))
  })
})

test('a plain way back is kept as it is', async ({ page }) => {
  await page.goto('/login')

  expect(await keptOf(page, plain)).toEqual(plain)
})

for (const intended of [
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'javascript:document.title="stolen"',
  '/logout',
  '/api/header-data',
]) {
  test(`a customer who was sent in with ${intended} lands on their account`, async ({ page }) => {
    const customer = await newCustomer()
    await page.goto(`/login?intended=${encodeURIComponent(intended)}`)

    await fillSignIn(page, customer)

    await expect(page).toHaveURL('/dashboard')
  })
}

test('a field that somebody changed on its way is asked about again', async ({ page }) => {
  const customer = await newCustomer()
  await page.goto('/login?intended=%2Fknots')
  await field(page, 'intended').evaluate((box: HTMLInputElement) => {
    box.value = '//evil.example'
  })

  await fillSignIn(page, customer)

  await expect(page).toHaveURL(/\/(knots|dashboard)$/)
})

/** What the page to sign in keeps of each value that it is opened with; null: nothing. */
function keptOf(page: Page, values: readonly string[]): Promise<(string | null)[]> {
  const queries = values.map((intended) => new URLSearchParams({ intended }).toString())
  return page.evaluate(async (all) => {
    const data = document.querySelector('script[data-page]')?.textContent ?? '{}'
    const { version } = JSON.parse(data) as { version: string }
    const headers = {
      'X-Inertia': 'true',
      'X-Inertia-Version': version,
      'X-Inertia-Partial-Component': 'auth/login',
      'X-Inertia-Partial-Data': 'intended',
    }
    const kept: (string | null)[] = []
    for (const query of all) {
      const answer = await fetch(`/login?${query}`, { credentials: 'omit', headers })
      const { props } = (await answer.json()) as { props: { intended: string | null } }
      kept.push(props.intended)
    }
    return kept
  }, queries)
}

/** Runs in the page: where links with these addresses lead, as the browser reads them. */
function originsOf(addresses: readonly string[]): string[] {
  return addresses.map((address) => {
    const link = document.createElement('a')
    link.href = address
    return link.origin
  })
}
