import { ForgedHook, ProviderFault } from '../provider.ts'
import type { Changed, Mark, Opened, PaymentProvider, Seen } from '../provider.ts'
import { createDemoCheckout, demoRequest, isPayable } from './demo-checkout.ts'
import type { DemoAct, DemoPage, DemoState } from './demo-checkout.ts'
import { createDemoRefunds } from './demo-refunds.ts'

/** Takes play money, so that the whole way of paying can be gone without keys or a network. */
export interface DemoProvider extends PaymentProvider {
  readonly name: 'demo'
  /** The page that a payer has been sent to; null: this process has none of this name. */
  shown(reference: string): DemoPage | null
  /** Does as the payer wants, and says where they go from there; null: there is no such page. */
  act(reference: string, act: DemoAct): string | null
}

interface DemoSurroundings {
  /** The origin of the site, which shows the pages itself. */
  readonly appUrl: string
  readonly machineClock: { now(): number }
}

/** Is it play money? Its pages are there then, and for no other provider. */
export function isDemo(provider: PaymentProvider | null): provider is DemoProvider {
  return provider?.name === 'demo'
}

/**
 * A provider in this process, which forgets everything with it: a page of an earlier one has expired. It
 * sends no messages, and has no disputes.
 */
export function createDemoProvider({ appUrl, machineClock }: DemoSurroundings): DemoProvider {
  const checkout = createDemoCheckout(appUrl, machineClock)
  const refunds = createDemoRefunds((payment) => checkout.ofPayment(payment)?.amount ?? null)

  async function* changedSince(instant: number): AsyncGenerator<Changed> {
    for (const page of checkout.openedSince(instant)) {
      yield { kind: 'attempt', reference: page.reference, mark: markOf(page) }
    }
    for (const { reference, payment } of refunds.madeSince(instant)) {
      yield { kind: 'refund', reference, payment }
    }
  }

  function markOf({ attempt }: DemoPage): Mark {
    return { attempt, environment: appUrl }
  }

  function seen(page: DemoPage | null): Seen {
    if (!page) return { state: 'expired', payment: null, mark: nobodys }
    const { state, payment, amount } = page
    const money = { reference: payment, amount, currency: 'gbp', method: 'Demo card ending 4242' }
    return {
      state: seenStates[state],
      payment: state === 'paid' ? money : null,
      mark: markOf(page),
    }
  }

  return {
    name: 'demo',
    account: 'demo',
    origin: appUrl,
    prepare: demoRequest,
    open: async (request) => opened(checkout.open(request)),
    async find({ id }) {
      const page = checkout.ofAttempt(id)
      return page && opened(page)
    },
    look: async (reference) => seen(checkout.find(reference)),
    close: async (reference) => seen(checkout.close(reference)),
    refund: async (wish) => refunds.make(wish, machineClock.now()),
    lookRefund: async (reference) => refunds.look(reference),
    async lookDispute(reference) {
      throw new ProviderFault('refused', `Play money has no disputes, and so not ${reference}.`)
    },
    hear() {
      throw new ForgedHook('Play money sends no messages.')
    },
    changedSince,
    shown: checkout.find,
    act: checkout.act,
  }
}

const nobodys: Mark = { attempt: null, environment: null }

const seenStates: Readonly<Record<DemoState, Seen['state']>> = {
  open: 'open',
  declined: 'open',
  challenged: 'open',
  processing: 'processing',
  paid: 'paid',
  expired: 'expired',
}

function opened(page: DemoPage): Opened {
  return { reference: page.reference, url: isPayable(page) ? page.url : null }
}
