import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pence } from '#server/format/money.ts'
import type { AttemptDraft, AttemptRequest } from '../provider.ts'

/** What a payer may do on a page of play money; `late`: a bank takes a minute over it. */
export const demoActs = ['pay', 'decline', 'challenge', 'leave', 'late', 'pay-late'] as const
export type DemoAct = (typeof demoActs)[number]

/** `challenged`: the bank asks whether it is them. With the first three it can be paid. */
export type DemoState = 'open' | 'declined' | 'challenged' | 'processing' | 'paid' | 'expired'

const demoBody = z.object({
  attempt: z.string(),
  number: z.string(),
  purpose: z.enum(['deposit', 'balance', 'all']),
  amount: z.int().transform(pence),
  returnUrl: z.string(),
  cancelUrl: z.string(),
})

/** A page on which an attempt is paid with play money. Instants are the machine's. */
export interface DemoPage extends z.output<typeof demoBody> {
  readonly reference: string
  readonly url: string
  /** The name of the money, once it has come. */
  readonly payment: string
  readonly state: DemoState
  readonly openedAt: number
  readonly expiresAt: number
  /** When the bank lets the money go; null: it was not asked, or took no time. */
  readonly arrivesAt: number | null
}

const minute = 60_000

/** What `open` is called with. The page ends when one of Stripe's would. */
export function demoRequest(draft: AttemptDraft): AttemptRequest {
  const { id, key, number, purpose, amount, returnUrl, cancelUrl, machineNow } = draft
  const body = { attempt: id, number, purpose, amount, returnUrl, cancelUrl }
  return { key, expiresAt: machineNow + 35 * minute, body }
}

/**
 * The pages of one process, which nothing survives.
 * @param appUrl the origin of the site, which shows them.
 */
export function createDemoCheckout(appUrl: string, clock: { now(): number }) {
  const pages = new Map<string, DemoPage>()
  const references = new Map<string, string>()

  function keep(page: DemoPage): DemoPage {
    pages.set(page.reference, page)
    return page
  }

  function find(reference: string | undefined): DemoPage | null {
    const page = reference === undefined ? undefined : pages.get(reference)
    return page ? keep(atInstant(page, clock.now())) : null
  }

  function findBy(isWanted: (page: DemoPage) => boolean): DemoPage | null {
    return find([...pages.values()].find(isWanted)?.reference)
  }

  return {
    find,
    ofAttempt: (id: string) => findBy(({ attempt }) => attempt === id),
    ofPayment: (name: string) => findBy(({ payment }) => payment === name),

    /** The same request gets the same page. */
    open({ key, expiresAt, body }: AttemptRequest): DemoPage {
      const known = find(references.get(key))
      if (known) return known
      const reference = randomUUID()
      references.set(key, reference)
      const url = `${appUrl}${demoPath}/${reference}`
      const names = { reference, url, payment: `demo-payment-${reference}` }
      const times = { openedAt: clock.now(), expiresAt, arrivesAt: null }
      return keep({ ...demoBody.parse(body), ...names, ...times, state: 'open' })
    },

    close(reference: string): DemoPage | null {
      const page = find(reference)
      return page && isPayable(page) ? keep({ ...page, state: 'expired' }) : page
    },

    /** @returns where the payer goes from there; null: there is no such page. */
    act(reference: string, act: DemoAct): string | null {
      const found = find(reference)
      return found && nextUrl(keep(after(found, act, clock.now())), act)
    },

    openedSince: (instant: number) =>
      [...pages.values()].filter(({ openedAt }) => openedAt >= instant),
  }
}

// The path of development.pay.
const demoPath = '/_pay'

function atInstant(page: DemoPage, now: number): DemoPage {
  if (page.arrivesAt !== null && now >= page.arrivesAt) return { ...page, state: 'paid' }
  return isPayable(page) && now >= page.expiresAt ? { ...page, state: 'expired' } : page
}

/** Can a payer do something on a page still? */
export function isPayable({ state }: Pick<DemoPage, 'state'>): boolean {
  return state === 'open' || state === 'declined' || state === 'challenged'
}

function after(page: DemoPage, act: DemoAct, now: number): DemoPage {
  // Money can be on its way when a page ends.
  if (act === 'pay-late') return page.state === 'expired' ? { ...page, state: 'paid' } : page
  if (!isPayable(page)) return page
  switch (act) {
    case 'pay':
      return { ...page, state: 'paid' }
    case 'decline':
      return { ...page, state: 'declined' }
    case 'challenge':
      return { ...page, state: 'challenged' }
    case 'late':
      return { ...page, state: 'processing', arrivesAt: now + minute }
    case 'leave':
      return page
  }
}

function nextUrl({ state, returnUrl, cancelUrl, url }: DemoPage, act: DemoAct): string {
  if (state === 'paid' || state === 'processing') return returnUrl
  return act === 'leave' ? cancelUrl : url
}
