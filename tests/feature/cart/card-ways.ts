import { day, minute } from '../../support/auth.ts'
import type { handClock } from '../../support/mail.ts'
import type { TestSite } from '../../support/site.ts'
import { thingOf } from '../../support/stripe/account.ts'
import type { StripeStandIn } from '../../support/stripe/stand-in.ts'
import type { Payer } from './card-buyers.ts'

interface Surroundings {
  readonly site: () => TestSite
  readonly stripe: StripeStandIn
  readonly clock: ReturnType<typeof handClock>
}

type Ways = Record<string, (payer: Payer) => Promise<unknown>>

/** What happens between an order and its end, by how it is told. */
export function waysToPay(surroundings: Surroundings) {
  return {
    ...payersWays,
    ...waysOfTwoPages(surroundings),
    ...waysOfHooks(surroundings),
    ...waysOfBanks(surroundings),
    ...waysOfStaff(surroundings),
  }
}

export type Way = keyof ReturnType<typeof waysToPay>

const payersWays = {
  pays: ({ page }) => page().press('pay'),
  'has nothing to pay': () => Promise.resolve(),
  async 'is declined, and pays by another card'({ page }) {
    await page().press('decline')
    await page().press('pay')
  },
  async 'is asked by the bank, and pays'({ page }) {
    await page().press('challenge')
    await page().press('approve')
  },
  async 'is not known to the bank, and pays by another card'({ page }) {
    await page().press('challenge')
    await page().press('fail')
    await page().press('pay')
  },
  async 'leaves, and pays later'({ page, goToPay }) {
    await page().press('leave')
    await (await goToPay('due')).press('pay')
  },
  async 'leaves, and pays all of it'({ page, goToPay }) {
    await page().press('leave')
    await (await goToPay('all')).press('pay')
  },
  async 'pays what is due, and the rest later'({ page, goToPay }) {
    await page().press('pay')
    await (await goToPay('due')).press('pay')
  },
  async 'pays from the page of the order'({ goToPay }) {
    await (await goToPay('due')).press('pay')
  },
} satisfies Ways

function waysOfTwoPages({ stripe }: Surroundings) {
  return {
    async 'pays in one of two tabs, and looks into the other'({ page, goToPay }) {
      const [one, other] = [page(), await goToPay('due')]
      await one.press('pay')
      await other.press('pay')
      await other.comeBack()
    },
    async 'presses in two tabs at once, and pays'({ goToPay }) {
      const [one] = await Promise.all([goToPay('due'), goToPay('due')])
      await one.press('pay')
    },
    async 'finds the page ended, and pays on another'({ page, goToPay }) {
      await stripe.expire(page().id)
      await page().press('pay')
      await (await goToPay('due')).press('pay')
    },
  } satisfies Ways
}

function waysOfHooks({ stripe, clock }: Surroundings) {
  return {
    async 'pays and never comes back'({ page }) {
      await stripe.pay(page().id)
    },
    async 'pays and comes back, and no hook is sent'({ page }) {
      stripe.hooks.when = 'never'
      await page().press('pay')
    },
    async 'pays and never comes back, and no hook is sent'({ page }) {
      stripe.hooks.when = 'never'
      await stripe.pay(page().id)
      clock.pass(2 * minute)
    },
    async 'pays, and hooks come late, twice and in reverse'({ page }) {
      stripe.hooks.when = 'held'
      stripe.hooks.copies = 2
      await page().press('pay')
      await stripe.hooks.release({ isReversed: true })
    },
  } satisfies Ways
}

function waysOfBanks({ stripe }: Surroundings) {
  const think = async ({ page }: Payer) => {
    await stripe.pay(page().id, { isDelayed: true })
    await page().comeBack()
    return page().id
  }
  return {
    async 'pays at a bank that takes its time'(payer) {
      await stripe.settle(await think(payer), true)
    },
    async 'presses again while the bank thinks'(payer) {
      const thinking = await think(payer)
      await payer.press('due')
      await stripe.settle(thinking, true)
    },
    async 'pays once a bank that took its time has refused'(payer) {
      await stripe.settle(await think(payer), false)
      await (await payer.goToPay('due')).press('pay')
    },
    async 'is given the money back in the Dashboard'({ page }) {
      await page().press('pay')
      const { payment_intent: name } = thingOf(stripe.account.sessions, page().id)
      await stripe.refundInDashboard(thingOf(stripe.account.intents, name).id)
    },
  } satisfies Ways
}

function waysOfStaff({ site, stripe, clock }: Surroundings) {
  const orders = () => site().services.shop.orders
  return {
    async 'pays a transfer after all'({ page, press, number }) {
      await page().press('leave')
      await press('transfer')
      await orders().paid({ number })
    },
    async 'has sent a transfer when the card pays too'({ page, number }) {
      stripe.hooks.when = 'held'
      await orders().paid({ number })
      await page().press('pay')
    },
    async 'pays when staff have cancelled'({ page, number }) {
      await orders().cancel(number)
      await page().press('pay')
    },
    async 'comes to pay when staff have cancelled'({ page, number }) {
      await orders().cancel(number)
      await site().services.shop.payments.tend()
      await page().press('pay')
    },
    async 'never pays'({ page }) {
      await page().press('leave')
      clock.pass(day)
    },
  } satisfies Ways
}
