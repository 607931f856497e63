import { randomInt } from 'node:crypto'
import type { Connection, Trx } from '#server/database/database.ts'
import type { CartRow, OrderRow, PendingOrderRow } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { takeMessage, takeMessageOf } from '#server/mail/recipient-limit.ts'
import { fingerprint, isSecret, newSecret } from '#server/signing/signer.ts'
import { extendForCode } from '../cart/place-hold.ts'
import type { CheckoutAnswers } from '../checkout/answers.ts'
import { basketText } from '../checkout/basket.ts'
import type { PlacingContext } from '../context.ts'
import { isOwed } from '../money/totals.ts'
import type { Totals } from '../money/totals.ts'
import type { BuyableLine } from './bought-line.ts'
import { poundsText } from './order-messages.ts'
import { OrderRefusal } from './refusal.ts'
import type { OrderInput } from './write-order.ts'

export type PendingOrder = PendingOrderRow

/** What was chosen and shown when it was asked for. What was asked for before cards were taken names none. */
export function inputOf({ input }: Pick<PendingOrder, 'input'>): OrderInput {
  const asked = JSON.parse(input) as Omit<OrderInput, 'card'> & Partial<OrderInput>
  return { ...asked, card: asked.card ?? null }
}

/** How long code and link work, in milliseconds: somebody may read their mail at home. */
const pendingLife = 24 * 60 * 60_000

/** Of a million codes somebody who guesses has five. */
const mostTries = 5

interface Asked {
  readonly cart: Pick<CartRow, 'confirmed_email'>
  readonly answers: Pick<CheckoutAnswers, 'contact'>
  readonly totals: Pick<Totals, 'total' | 'byVoucher'>
  /** Of the account whose cart it is; null: a guest's. */
  readonly accountEmail: string | null
}

/**
 * Has the address of an order still to be confirmed? It has where something is left to pay, unless it is the
 * account's own, or was confirmed with this cart before. Before it is typed, an account's own is expected.
 */
export function needsCode({ cart, answers, totals, accountEmail }: Asked): boolean {
  if (!isOwed(totals)) return false
  const email = answers.contact?.email ?? accountEmail
  return email === null || (email !== accountEmail && email !== cart.confirmed_email)
}

interface Asking {
  readonly cart: CartRow
  readonly email: string
  readonly input: OrderInput
  readonly lines: readonly BuyableLine[]
  readonly network: string | null
  /** A further code is wanted, in place of the one that went. */
  readonly isAgain: boolean
  readonly now: number
}

/**
 * Keeps what was asked for, and sends a code and a link to its address. The first time the places of the
 * cart are held for half an hour from now on; asking for the same again changes and sends nothing.
 * @throws OrderRefusal when too much is sent to that address already.
 */
export async function askForCode(context: PlacingContext, trx: Trx, asking: Asking): Promise<void> {
  const { cart, email, network, isAgain, lines, now } = asking
  const before = await pendingByKey(trx, cart.checkout_key)
  const asked = {
    cart_id: cart.id,
    email,
    input: JSON.stringify(asking.input),
    basket: basketText(lines),
    answers: cart.checkout,
    network,
  }
  if (before && !isAgain && isSame(before, asked) && canBeTyped(before, now)) return
  const fromHere = network === null ? null : await takeMessageOf(trx, network, now)
  if (fromHere?.outcome === 'limited') {
    throw new OrderRefusal({ reason: 'codes', seconds: fromHere.seconds })
  }
  const taken = await takeMessage(trx, email, now)
  if (taken.outcome === 'limited') {
    throw new OrderRefusal({ reason: 'messages', seconds: taken.seconds })
  }
  if (!before) await extendForCode(trx, lines, { cart, network, now, site: context.site.current() })

  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const secret = newSecret()
  const sent = {
    ...asked,
    token: fingerprint('order', secret),
    code: context.signer.mac(codeParts(cart.checkout_key, code)),
    tries: 0,
    expires_at: now + pendingLife,
  }
  await trx
    .insertInto('pending_orders')
    .values({ ...sent, key: cart.checkout_key, created_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(sent))
    .execute()
  const data = {
    code,
    total: poundsText(asking.input.total),
    until: formatDate(sent.expires_at, 'fullDate'),
    confirmUrl: context.links.confirmOrder(secret),
  }
  await enqueue(trx, { template: 'order-code', to: email, data }, now)
}

/** In digits. */
const codeLength = 6

function codeParts(key: string, code: string): readonly string[] {
  return ['order-code', key, code]
}

function isSame(
  before: PendingOrderRow,
  asked: Pick<PendingOrderRow, 'email' | 'input' | 'basket' | 'answers'>,
): boolean {
  const parts = ['email', 'input', 'basket', 'answers'] as const
  return parts.every((part) => before[part] === asked[part])
}

/** Is a cart what was asked for, still, and within the time of its code? */
export function isAsAsked(
  pending: PendingOrderRow,
  { checkout }: Pick<CartRow, 'checkout'>,
  lines: readonly Pick<BuyableLine, 'line'>[],
  now: number,
): boolean {
  const { basket, answers, expires_at: until } = pending
  return basket === basketText(lines) && answers === checkout && until > now
}

/** Can a code be typed for it still? */
function canBeTyped(
  { tries, expires_at: until }: Pick<PendingOrderRow, 'tries' | 'expires_at'>,
  now: number,
): boolean {
  return tries < mostTries && until > now
}

export async function pendingByKey(
  connection: Connection,
  key: string,
): Promise<PendingOrderRow | undefined> {
  return connection
    .selectFrom('pending_orders')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
}

/** What the link in a message is about; undefined: it is over, or none of ours. */
export async function pendingBySecret(
  connection: Connection,
  secret: string,
  now: number,
): Promise<PendingOrderRow | undefined> {
  if (!isSecret(secret)) return undefined
  return connection
    .selectFrom('pending_orders')
    .selectAll()
    .where('token', '=', fingerprint('order', secret))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The order that came of what a cart asked for last, by whichever device; undefined: none did. */
export async function lastConfirmed(
  connection: Connection,
  cartId: string,
): Promise<OrderRow | undefined> {
  return connection
    .selectFrom('orders')
    .selectAll('orders')
    .innerJoin('pending_orders', 'pending_orders.key', 'orders.idempotency_key')
    .where('pending_orders.cart_id', '=', cartId)
    .orderBy('orders.created_at', 'desc')
    .executeTakeFirst()
}

export type Tried =
  | { readonly outcome: 'right'; readonly pending: PendingOrderRow }
  /** So many more may be typed. */
  | { readonly outcome: 'wrong'; readonly left: number }
  /** Five were typed, or it is too old: none is right any more. */
  | { readonly outcome: 'over' }
  /** Nothing waits for a code. */
  | { readonly outcome: 'unknown' }

/** Tries a code. Of tries at once each waits for the one before, and a right one counts as none. */
export async function tryCode(
  { database, clock, signer }: Pick<PlacingContext, 'database' | 'clock' | 'signer'>,
  key: string,
  code: string,
): Promise<Tried> {
  return database.transaction(async (trx) => {
    const pending = await trx
      .updateTable('pending_orders')
      .set((eb) => ({ tries: eb.ref('tries') }))
      .where('key', '=', key)
      .returningAll()
      .executeTakeFirst()
    if (!pending) return { outcome: 'unknown' }
    if (!canBeTyped(pending, clock.now())) return { outcome: 'over' }
    if (signer.isMac(codeParts(key, code), pending.code)) return { outcome: 'right', pending }
    const tries = pending.tries + 1
    await trx.updateTable('pending_orders').set({ tries }).where('key', '=', key).execute()
    return tries < mostTries ? { outcome: 'wrong', left: mostTries - tries } : { outcome: 'over' }
  })
}

/** Forgets what nobody can confirm any more. */
export async function sweepPending(connection: Connection, now: number): Promise<void> {
  await connection.deleteFrom('pending_orders').where('expires_at', '<=', now).execute()
}
