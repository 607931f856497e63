import type { Log } from '#server/app/log.ts'
import type { OrderContext } from '../context.ts'
import type { PaymentProvider } from './provider.ts'

/** What the functions of payments share. */
export interface PaymentContext extends OrderContext {
  /** Null: nobody takes cards for the site. What was paid before is kept all the same. */
  readonly provider: PaymentProvider | null
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  /** The machine's, which a provider's deadlines go by; the site's may stand elsewhere. */
  readonly machineClock: { now(): number }
}

/** The same where somebody takes cards. */
export interface ProvidingContext extends PaymentContext {
  readonly provider: PaymentProvider
}

/** The provider by which something came; null: it is another by now, or another account of it. */
export function providerOf(
  { provider }: Pick<PaymentContext, 'provider'>,
  {
    provider: name,
    account,
  }: { readonly provider: string | null; readonly account: string | null },
): PaymentProvider | null {
  return provider?.name === name && provider?.account === account ? provider : null
}
