import type { RouteName } from '#routes/index.ts'
import { signedInCustomer } from '../../support/customers.ts'
import type { Customer } from '../../support/customers.ts'
import type { handClock } from '../../support/mail.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import type { TestSite } from '../../support/site.ts'
import type { Visitor } from '../../support/visitor.ts'

/** A form that somebody has filled in rightly, and would send. */
export interface Filled {
  readonly visitor: Visitor
  readonly path: string
  readonly fields: Fields
  /** The page on which it is. */
  readonly from: string
}

export type Fields = Readonly<Record<string, string>>
export type Fill = (scene: Scene) => Promise<Filled>
export type Forms = Readonly<Partial<Record<RouteName, Fill>>>

export interface Scene {
  readonly site: TestSite
  readonly clock: ReturnType<typeof handClock>
}

export const guests = (path: string, from: string, fields: Fields = {}): Fill => {
  return async ({ site }) => ({ visitor: site.visitor(), path, from, fields })
}

/** Somebody's own form, which a browser without scripts sends by POST. */
export const own = (method: string, path: string, fields: (customer: Customer) => Fields): Fill => {
  return async ({ site }) => {
    const { customer, visitor } = await signedInCustomer(site)
    const sent = { ...(method !== 'POST' && { _method: method }), ...fields(customer) }
    return { visitor, path, from: '/user/profile', fields: sent }
  }
}

/** A link that somebody has been sent, and what its page's form sends. */
export async function mailed({ site }: Scene, email: string, shape: RegExp, fields: Fields = {}) {
  const path = await pathMailedTo(site, email, shape)
  return { visitor: site.visitor(), path, from: path, fields }
}
