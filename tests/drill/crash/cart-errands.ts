import { fingerprint } from '#server/signing/signer.ts'
import { cartPropsOf, putInCart } from '../../support/buyer.ts'
import type { CartInput } from '../../support/buyer.ts'
import type { Visitor } from '../../support/visitor.ts'
import { complain, insist } from './errand.ts'
import type { Town } from './errand.ts'
import { sameLines } from './ledger.ts'
import type { CartEntry, Lines } from './ledger.ts'

/** Somebody at a browser, with at most one line of each kind in their cart. */
export interface Shopper {
  readonly visitor: Visitor
  readonly email: string
  /** What they buy of each kind. */
  readonly choices: Map<CartInput['kind'], string>
}

/** What the shopper's cart has, as the server acknowledged it; undefined: they have no cart yet. */
export function cartOf({ ledger }: Town, { visitor }: Shopper): CartEntry | undefined {
  const { cookies } = visitor
  const cookie = cookies.get('cart') ?? cookies.get('__Host-cart')
  if (cookie === undefined) return undefined
  const token = fingerprint(cookie)
  const known = ledger.carts.get(token)
  if (known) return known
  const entry = { lines: new Map(), isMoving: true }
  ledger.carts.set(token, entry)
  return entry
}

/** Puts something in. False: it cannot be had. */
export async function putIn(
  town: Town,
  shopper: Shopper,
  kind: CartInput['kind'],
  quantity: number,
): Promise<boolean> {
  const sku = shopper.choices.get(kind) ?? town.forSale.pick(kind)
  shopper.choices.set(kind, sku)
  const before = cartOf(town, shopper)?.lines ?? new Map<string, number>()
  const after = new Map(before).set(sku, (before.get(sku) ?? 0) + quantity)
  const request = () => putInCart(shopper.visitor, { kind, sku, quantity })
  const isIn = await alter(town, shopper, after, request)
  if (!isIn && !before.has(sku)) {
    shopper.choices.delete(kind)
    if (kind === 'place') town.forSale.soldOut(sku)
  }
  return isIn
}

/** Asks for another number of a line, takes it out, or puts it back. */
export async function change(
  town: Town,
  shopper: Shopper,
  kind: CartInput['kind'],
  to: number | 'out',
): Promise<boolean> {
  const sku = shopper.choices.get(kind)
  const cart = cartOf(town, shopper)
  const line = (await look(town, shopper)).lines.find((one) => one.kind === kind)
  if (!line || !cart || sku === undefined) return false
  const after = new Map(cart.lines)
  if (to === 'out') after.delete(sku)
  else after.set(sku, to)
  const fields: Record<string, string> =
    to === 'out' ? { _method: 'DELETE' } : { _method: 'PATCH', quantity: String(to) }
  return alter(town, shopper, after, () => shopper.visitor.submit(line.action, fields))
}

/** Puts back what was taken out last. */
export async function undo(town: Town, shopper: Shopper, before: Lines): Promise<boolean> {
  const { undo: offered } = await look(town, shopper)
  if (!offered) return false
  const fields = { _method: 'PATCH', undo: '1' }
  return alter(town, shopper, before, () => shopper.visitor.submit(offered.action, fields))
}

/**
 * Sends a change until it is answered. Nothing tells the server that a second request is the first
 * one again, so the shopper looks into their cart first, as people do.
 */
async function alter(
  town: Town,
  shopper: Shopper,
  after: Lines,
  request: () => Promise<Response>,
): Promise<boolean> {
  for (;;) {
    const before = cartOf(town, shopper)
    if (before) before.isMoving = true
    const answer = await town.traffic.send('cart', request)
    const entry = before ?? cartOf(town, shopper)
    if (answer && answer.status !== 303 && answer.status !== 422) {
      await complain(town, 'a change of the basket', answer)
    }
    if (answer) {
      if (entry && answer.status === 303) entry.lines = after
      if (entry) entry.isMoving = false
      return answer.status === 303
    }
    if (!before) town.ledger.lostKeys += 1
    else if (await wasDone(town, shopper, before, after)) return true
  }
}

async function wasDone(
  town: Town,
  shopper: Shopper,
  entry: CartEntry,
  after: Lines,
): Promise<boolean> {
  const { lines } = await look(town, shopper)
  const seen = new Map(
    lines.map(({ kind, quantity }) => [shopper.choices.get(kind) ?? '', quantity]),
  )
  const isDone = sameLines(seen, after)
  if (!isDone && !sameLines(seen, entry.lines)) {
    const what = `a basket has ${words(seen)}; it had ${words(entry.lines)}, or ${words(after)}`
    town.complaints.push({ kind: 'half', what })
  }
  if (isDone) entry.lines = after
  entry.isMoving = false
  return isDone
}

function look(town: Town, { visitor }: Shopper) {
  return insist(town, 'cart', () => cartPropsOf(visitor))
}

function words(lines: Lines): string {
  return [...lines].map(([sku, count]) => `${count} ${sku}`).join(', ') || 'nothing'
}
