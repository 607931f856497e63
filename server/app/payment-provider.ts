import { createDemoProvider } from '#server/shop/payments/demo/demo-provider.ts'
import type { PaymentProvider } from '#server/shop/payments/provider.ts'
import { systemClock } from '#server/site/clock.ts'
import type { Config } from './config.ts'

/**
 * Who takes payments by card for the site; null: nobody does. Stripe's package, which takes most of a second to
 * read, is read only where its keys are.
 */
export async function openPaymentProvider({
  payments,
  appUrl,
}: Pick<Config, 'payments' | 'appUrl'>): Promise<PaymentProvider | null> {
  if (payments.provider === 'none') return null
  if (payments.provider === 'demo') return createDemoProvider({ appUrl, machineClock: systemClock })
  const { createStripeProvider } = await import('#server/shop/payments/stripe/stripe-provider.ts')
  return createStripeProvider(payments, { environment: appUrl, clock: systemClock })
}
