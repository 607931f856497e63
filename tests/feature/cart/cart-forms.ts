import type { PageObject } from '@saltlark/inertia-express'
import type { CartLine, CartProps } from '#server/props/cart.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { headerOf } from '../../support/asked-header.ts'
import { dateWith } from '../../support/chandlery.ts'
import type { Chandlery } from '../../support/chandlery.ts'
import type { handClock } from '../../support/mail.ts'
import type { TestSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

export const items = '/cart/items'

/** What the form of a voucher of £50 sends. */
export const voucher = {
  kind: 'voucher',
  sku: 'GV-050',
  voucher_design: 'chart',
  voucher_to: 'Ada',
  voucher_from: 'Ben',
  voucher_message: 'Fair winds',
  voucher_by: 'email',
}

/** A way to send a form: with Inertia, or as a browser without scripts does. */
export type Send = (
  visitor: Visitor,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  fields: Readonly<Record<string, string>>,
  from?: string,
) => Promise<Response>

/** A browser without scripts knows GET and POST only. */
export const sendPlain: Send = (visitor, method, path, fields, from = '/cart') =>
  visitor.submit(path, { ...(method !== 'POST' && { _method: method }), ...fields }, { from })

export const sendVisit: Send = sendJson

/** The two ways in which a form is sent. */
export const ways = [
  ['a plain form', sendPlain],
  ['an Inertia form', sendVisit],
] as const

/** Sends anything at all the way that a page with scripts does: an Inertia visit. */
export function sendJson(
  visitor: Visitor,
  method: string,
  path: string,
  body: unknown,
  from = '/cart',
): Promise<Response> {
  return visitor.submitVisit(path, body, { method, from })
}

/** What a visitor is shown at /cart, and the message above it. */
export async function cartOf(
  visitor: Visitor,
): Promise<CartProps & { readonly page: PageObject; readonly flash: unknown }> {
  const page = await pageOf(await visitor.get('/cart'))
  return { ...(page.props as unknown as CartProps), page, flash: page['flash'] }
}

/** The lines in short: `2 G158`. */
export async function shortCart(visitor: Visitor): Promise<readonly string[]> {
  const { lines } = await cartOf(visitor)
  return lines.map(({ quantity, name }) => `${quantity} ${name}`)
}

/** The one line of a visitor's cart. */
export async function onlyLine(visitor: Visitor): Promise<CartLine> {
  const { lines } = await cartOf(visitor)
  const [line] = lines
  if (!line || lines.length > 1) throw new Error(`The cart has ${lines.length} lines`)
  return line
}

/** How many things the header says are in the cart. */
export async function cartCount(visitor: Visitor): Promise<number> {
  return (await headerOf(visitor)).cartItems
}

/** A date of the site's own with so many places to itself, none of which is gone by telephone. */
export function dateOn(
  { services: { site } }: TestSite,
  places: number,
  isFitting: (date: ScheduledDate) => boolean = ({ unit }) => unit === 'person',
): ScheduledDate {
  const isFree = ({ byPhone }: ScheduledDate) => byPhone.taken + byPhone.held === 0
  return dateWith({ site }, places, (date) => isFree(date) && isFitting(date))
}

/** What sells on a site, for what a test has to make happen behind its pages. */
export function shopBehind({ services }: TestSite, clock: ReturnType<typeof handClock>): Chandlery {
  const { database, shop, site } = services
  const { carts, orders, places } = shop
  return { carts, orders, places, database, site, clock }
}
