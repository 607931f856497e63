import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { test as base } from '../started-page.ts'
import { startStripeStandIn } from '../stripe/stand-in.ts'
import type { StripeStandIn } from '../stripe/stand-in.ts'
import { startBuildIn } from './built-site.ts'
import { siteUnderTest } from './site-under-test.ts'
import type { SiteUnderTest } from './site-under-test.ts'

export { expect } from '../started-page.ts'

/** Where a test runs that asks for it. */
export interface StripeSite extends SiteUnderTest {
  readonly stripe: StripeStandIn
}

/**
 * The same `test` on a site of the worker's own, which takes cards through what stands in for Stripe. That is
 * another origin, as Stripe is, so the content policy has to let forms lead there.
 */
export const test = base.extend<object, { readonly stripeSite: StripeSite }>({
  stripeSite: [provideSite, { scope: 'worker' }],
  baseURL: async ({ stripeSite }, provide) => provide(stripeSite.origin),
})

// Playwright reads from the parameter what a fixture needs.
async function provideSite(
  { browserName: _ }: { readonly browserName: string },
  provide: (site: StripeSite) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-stripe-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const stripe = await startStripeStandIn({ hookUrl: `${origin}/webhooks/payments` })
  const environment = {
    ...(await siteUnderTest()).environment,
    PORT: String(port),
    APP_URL: origin,
    DATABASE_URL: `file:${join(folder, 'site.sqlite')}`,
    DATA_DIR: folder,
    PAYMENT_PROVIDER: 'stripe',
    ...stripe.variables,
  }
  const site = await startBuildIn('.', { origin, environment })
  await provide({ origin, environment, stripe })
  await site.stop()
  await stripe.stop()
  rmSync(folder, { recursive: true })
}
