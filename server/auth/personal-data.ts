import type { SelectQueryBuilder } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import type { Tables } from '#server/database/schema.ts'
import type { SignedIn } from './account.ts'
import type { AuthContext } from './context.ts'

/**
 * Everything that is kept about a person, by their account or under their e-mail address; in place
 * of secrets and fingerprints only that there are some. Instants are milliseconds UTC.
 */
export async function personalData(
  { database: { db } }: AuthContext,
  { user: { id, email } }: SignedIn,
): Promise<object> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'created_at', 'verified_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return {
    account,
    ...(await ofAccount(db, id)),
    ...(await ofAddress(db, email)),
    ...(await boughtBy(db, { id, email })),
  }
}

async function ofAccount(db: Connection, id: string) {
  return {
    sessions: await db
      .selectFrom('sessions')
      .select(['user_agent', 'address', 'is_remembered', 'created_at', 'seen_at'])
      .select(['stage', 'factor', 'confirmed_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    links: await db
      .selectFrom('tokens')
      .select(['purpose', 'email', 'intended', 'created_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    browsers: await db
      .selectFrom('browsers')
      .select(['user_agent', 'seen_at', 'trusted_until'])
      .where('user_id', '=', id)
      .orderBy('seen_at')
      .execute(),
    authenticator_apps: await db
      .selectFrom('authenticator_apps')
      .select(['created_at', 'confirmed_at'])
      .where('user_id', '=', id)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'transports', 'is_backed_up', 'counter'])
      .select(['created_at', 'used_at', 'blocked_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    recovery_codes: await db
      .selectFrom('recovery_codes')
      .select('created_at')
      .where('user_id', '=', id)
      .execute(),
    undo_links: await db
      .selectFrom('undo_links')
      .select(['change', 'needs_factor', 'created_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    factor_removals: await db
      .selectFrom('factor_removals')
      .select(['asked_at', 'due_at'])
      .where('user_id', '=', id)
      .execute(),
    staff_roles: await db
      .selectFrom('staff_roles')
      .select(['role', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
  }
}

async function ofAddress(db: Connection, email: string) {
  return {
    newsletter: await db
      .selectFrom('subscribers')
      .select(['email', 'status', 'created_at', 'confirmed_at', 'unsubscribed_at'])
      .where('email', '=', email)
      .execute(),
    newsletters: await db
      .selectFrom('letter_recipients')
      .innerJoin('subscribers', 'subscribers.id', 'letter_recipients.subscriber_id')
      .select(['date', 'written_at'])
      .where('email', '=', email)
      .orderBy('date')
      .execute(),
    waiting_lists: await db
      .selectFrom('waiting_list')
      .select(['reference', 'name', 'email', 'heads', 'created_at', 'forget_at'])
      .where('email', '=', email)
      .orderBy('created_at')
      .execute(),
    enquiries: await db
      .selectFrom('enquiries')
      .select(['subject', 'context', 'name', 'email', 'telephone', 'people', 'dates', 'message'])
      .select(['created_at', 'forget_at'])
      .where('email', '=', email)
      .orderBy('created_at')
      .execute(),
    // Their contents hold links that would open the account to whoever has the file.
    letters: await db
      .selectFrom('outbox')
      .select(['template', 'recipient', 'created_at', 'sent_at'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute(),
  }
}

/**
 * What somebody has in their cart and has ordered, by their account or under their address; without
 * the codes of vouchers, which are money to whoever finds the file.
 */
async function boughtBy(
  db: Connection,
  { id, email }: { readonly id: string; readonly email: string },
) {
  const carts = db.selectFrom('carts').where('user_id', '=', id)
  const orders = db
    .selectFrom('orders')
    .where((eb) => eb.or([eb('user_id', '=', id), eb('email', '=', email)]))
  const orderIds = orders.select('id')
  const lines = db.selectFrom('order_lines').where('order_id', 'in', orderIds)
  return {
    carts: await carts
      .select(['checkout', 'asked_email', 'confirmed_email', 'created_at', 'forget_at'])
      .execute(),
    cart_items: await db
      .selectFrom('cart_items')
      .where('cart_id', 'in', carts.select('id'))
      .select(['kind', 'sku', 'name', 'quantity', 'people', 'details', 'held_until', 'created_at'])
      .select('network')
      .orderBy('created_at')
      .execute(),
    pending_orders: await db
      .selectFrom('pending_orders')
      .where((eb) => eb.or([eb('cart_id', 'in', carts.select('id')), eb('email', '=', email)]))
      .select(['email', 'answers', 'network', 'created_at', 'expires_at'])
      .orderBy('created_at')
      .execute(),
    orders: await orders
      .select(['number', 'name', 'email', 'telephone', 'delivery_to', 'payment', 'status'])
      .select(['goods', 'delivery', 'total', 'vat', 'by_voucher', 'due_now', 'due_later'])
      .select(['instalments', 'agreed_terms', 'created_at', 'pay_by', 'paid_at'])
      .select(['cancelled_at', 'lapsed_at', 'network', 'confirmed_at', 'provider', 'lapses_at'])
      .orderBy('created_at')
      .execute(),
    order_lines: await lines
      .select(['kind', 'sku', 'reference', 'name', 'details', 'quantity', 'people', 'price', 'vat'])
      .orderBy('id')
      .execute(),
    ...(await moneyMoved(db, orderIds)),
    vouchers: await db
      .selectFrom('vouchers')
      .where('order_line_id', 'in', lines.select('id'))
      .select(['value', 'valid_until', 'created_at', 'cancelled_at'])
      .orderBy('created_at')
      .execute(),
  }
}

/** What came for orders, what went back, and the papers about it. */
async function moneyMoved(
  db: Connection,
  orderIds: SelectQueryBuilder<Tables, 'orders', { id: string }>,
) {
  return {
    payments: await db
      .selectFrom('payments')
      .where('order_id', 'in', orderIds)
      .select(['amount', 'note', 'method', 'provider', 'reference', 'created_at', 'reversed_at'])
      .orderBy('created_at')
      .execute(),
    payment_attempts: await db
      .selectFrom('payment_attempts')
      .where('order_id', 'in', orderIds)
      .select(['purpose', 'amount', 'state', 'provider', 'created_at', 'finished_at'])
      .orderBy('created_at')
      .execute(),
    refunds: await db
      .selectFrom('refunds')
      .where('order_id', 'in', orderIds)
      .select(['amount', 'kind', 'state', 'reason', 'created_at', 'settled_at'])
      .orderBy('created_at')
      .execute(),
    disputes: await db
      .selectFrom('disputes')
      .where('order_id', 'in', orderIds)
      .select(['amount', 'state', 'reason', 'created_at', 'taken_at', 'returned_at'])
      .orderBy('created_at')
      .execute(),
    order_reminders: await db
      .selectFrom('order_reminders')
      .where('order_id', 'in', orderIds)
      .select(['kind', 'on', 'sent_at'])
      .orderBy('sent_at')
      .execute(),
    papers: await db
      .selectFrom('papers')
      .where('order_id', 'in', orderIds)
      .select(['number', 'kind', 'content', 'created_at'])
      .orderBy('created_at')
      .execute(),
  }
}
