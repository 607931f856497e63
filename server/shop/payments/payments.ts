import type { IncomingHttpHeaders } from 'node:http'
import type { Schedule } from '#server/mail/worker.ts'
import { timers } from '#server/mail/worker.ts'
import { createTurns } from '../context.ts'
import { beginPayment } from './attempts.ts'
import { chooseTransfer } from './choose-transfer.ts'
import { doDueWork } from './due-work.ts'
import type { Daily } from './due-work.ts'
import { hearHook } from './hooks.ts'
import type { Begun, PaymentChoice, Synced } from './outcomes.ts'
import type { PaymentContext } from './payment-context.ts'
import type { PaymentProvider } from './provider.ts'
import { syncAttempt } from './sync-attempt.ts'

/** Payments by card. */
export interface Payments {
  /** Null: nobody takes cards for the site. */
  readonly provider: PaymentProvider | null
  /** Begins to pay an order by card. Asked again, it leads to the same page while that is open. */
  begin(orderId: string, choice: PaymentChoice): Promise<Begun>
  /** Looks an attempt up and books what came; null: there is none of this id. */
  sync(attemptId: string): Promise<Synced | null>
  /**
   * Takes a provider's message and looks up what it is about.
   * @throws ForgedHook when no provider of ours wrote it; what the database or the provider throws.
   */
  hear(raw: Buffer, headers: IncomingHttpHeaders): Promise<void>
  /** The buyer pays by transfer after all, and has the days that the terms give for it. */
  chooseTransfer(orderId: string): Promise<boolean>
  /** Does what is due by the clock now, without waiting for the next round. Fails never: it is tried again. */
  tend(): Promise<void>
  /** Finishes what is in hand, then rests for good. Can be called twice. */
  stop(): Promise<void>
}

/** How often it is looked what is due, in milliseconds. */
const roundInterval = 20_000

/** Takes payments by card, and does what is due by the clock in every process: twice is as good as once. */
export function startPayments({
  schedule = timers,
  ...context
}: PaymentContext & { readonly schedule?: Schedule }): Payments {
  const inTurn = createTurns()
  const daily: Daily = {}
  let round: Promise<void> = Promise.resolve()
  let isStopped = false
  let cancel = schedule.after(roundInterval, work)

  const tend = () => (round = round.then(() => doDueWork(context, daily)))

  function work(): void {
    void tend().finally(() => {
      if (!isStopped) cancel = schedule.after(roundInterval, work)
    })
  }

  return {
    provider: context.provider,
    // A double click waits for itself, and leads to one page.
    begin: (orderId, choice) => inTurn(orderId, () => beginPayment(context, orderId, choice)),
    sync: (attemptId) => syncAttempt(context, attemptId),
    hear: (raw, headers) => hearHook(context, raw, headers),
    chooseTransfer: (orderId) => chooseTransfer(context, orderId),
    tend,
    async stop() {
      isStopped = true
      cancel()
      await round
    },
  }
}
