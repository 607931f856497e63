import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'rk_test_content_policy',
  STRIPE_WEBHOOK_SECRET: 'whsec_content_policy',
}

describe('the content policy of a site that takes cards', () => {
  const without = siteOfFile()
  const withStripe = siteOfFile({ variables: stripe })
  const policyOf = async (site: typeof without, path: string) =>
    (await site.visitor().get(path)).headers.get('content-security-policy') ?? ''

  it.each([
    ['a page', '/faq'],
    ['the same page, which was kept', '/faq'],
    ['a page of one visitor', '/cart'],
    ['an unknown page', '/nowhere'],
    ['a file', '/images/brand/favicon.svg'],
  ])('lets forms lead to Stripe, and is else that of any other: %s', async (_what, path) => {
    const policy = await policyOf(without, path)

    expect(policy).toContain("form-action 'self';")
    expect(await policyOf(withStripe, path)).toBe(
      policy.replace("form-action 'self'", "form-action 'self' https://checkout.stripe.com"),
    )
  })
})
