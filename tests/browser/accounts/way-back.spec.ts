import { safeIntended } from '#server/auth/intended.ts'
import { expect, test } from '../../support/page-faults.ts'
import { hostileAddresses } from '../../unit/auth/corpus/hostile-addresses.ts'
import { writtenAddresses } from '../../unit/auth/corpus/written-addresses.ts'

const written = 2_000

test('no way back that the check lets pass leads a browser off the site, were there a page at every path', async ({
  page,
}) => {
  await page.goto('/knots')
  const passed = [...hostileAddresses, ...writtenAddresses(written)].map((value) =>
    safeIntended(value, () => true),
  )
  const kept = passed.filter((value) => value !== null)

  const origins = await page.evaluate(originsOf, kept)

  expect(kept.length).toBeGreaterThan(written / 10)
  expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]))
})

/** Runs in the page: where links with these addresses lead, as the browser reads them. */
function originsOf(addresses: readonly string[]): string[] {
  return addresses.map((address) => {
    const link = document.createElement('a')
    link.href = address
    return link.origin
  })
}
