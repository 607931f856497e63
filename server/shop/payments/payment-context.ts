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
