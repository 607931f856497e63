import { randomInt } from 'node:crypto'
import type { Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { OrderLineRow, OrderRow, VoucherRow } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import type { Message } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { londonDate, londonInstant } from '#server/site/clock.ts'
import type { OrderContext } from '../context.ts'
import { agreedTerms } from '../orders/bought-line.ts'
import { readLineDetails } from '../orders/line-details.ts'
import { leadPicture } from '../orders/line-pictures.ts'

export type Issuing = Pick<OrderContext, 'links' | 'site'>

/**
 * Makes the vouchers that an order bought, each once, and writes the messages that bring them: at
 * once, or on the morning of the day that the buyer chose.
 */
export async function issueVouchers(
  context: Issuing,
  trx: Trx,
  order: OrderRow,
  now: number,
): Promise<void> {
  const lines = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('kind', '=', 'voucher')
    .orderBy('position')
    .execute()
  for (const line of lines) await issueVoucher(context, trx, order, line, now)
}

async function issueVoucher(
  context: Issuing,
  trx: Trx,
  order: OrderRow,
  line: OrderLineRow,
  now: number,
): Promise<void> {
  const validUntil = lastDay(agreedTerms(order).voucher_months, now)
  const made = await trx
    .insertInto('vouchers')
    .values({
      id: newId(now),
      order_line_id: line.id,
      code: newVoucherCode(),
      value: line.price,
      valid_until: validUntil,
      link_version: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('order_line_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  const letter = made && voucherMessage(context, order, line, made)
  if (letter) await enqueue(trx, letter.message, now, letter.dueAt)
}

/** The messages that bring vouchers of an order, each with its voucher; none of one that goes by post. */
export function voucherMessages(
  context: Issuing,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  vouchers: readonly VoucherRow[],
) {
  return vouchers.flatMap((voucher) => {
    const line = lines.find(({ id }) => id === voucher.order_line_id)
    const letter = line && voucherMessage(context, order, line, voucher)
    return letter ? [{ voucher, letter }] : []
  })
}

/** The message that brings a voucher, and from when on it may; null: it goes by post. */
function voucherMessage(
  { links, site }: Issuing,
  order: OrderRow,
  line: OrderLineRow,
  issued: VoucherRow,
): { readonly message: Message; readonly dueAt?: number } | null {
  const { code, valid_until: validUntil } = issued
  const { voucher } = readLineDetails(line)
  if (!voucher) throw new Error(`[vouchers] order line ${line.id} has no voucher to issue.`)
  const { to, from, message, by, email, sendOn } = voucher
  if (by === 'post') return null
  const recipient = email ?? order.email
  const data = {
    // Who it is from may be left out; a stranger's message would look like somebody's trick.
    to,
    from: from || order.name,
    message,
    name: line.name,
    ...leadPicture(site.current().content, [line]),
    code,
    ...(recipient === order.email && { buyer: order.name }),
    validUntil: formatDate(validUntil, 'fullDate'),
    value: moneyText(pence(line.price)),
    voucherUrl: links.voucher(issued),
  }
  const attachments = [{ kind: 'voucher', id: issued.id }] as const
  const mail = { template: 'voucher-ready', to: recipient, data, attachments } as const
  return { message: mail, ...(sendOn !== null && { dueAt: londonInstant(sendOn, postHour) }) }
}

/** Nobody wants to be woken by a present. */
const postHour = 8

/** The last day on which a voucher can be spent that is made now, `YYYY-MM-DD`. */
function lastDay(months: number, now: number): string {
  const [year = 0, month = 0, day = 0] = londonDate(now).split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
  return end.toISOString().slice(0, 10)
}

/** Letters and digits that nobody takes for another one, read aloud or printed small. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const length = 16

/** A code that nobody guesses: 78 random bits, such as `7HKM-2XQP-9RTW-4BDN`. */
function newVoucherCode(): string {
  const drawn = Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '')
  return grouped(drawn.join(''))
}

/**
 * What somebody typed, as we write it: with or without dashes and spaces, in small letters or
 * capitals; null when it cannot be a code of ours.
 */
export function readVoucherCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const isOurs =
    plain.length === length && [...plain].every((character) => alphabet.includes(character))
  return isOurs ? grouped(plain) : null
}

function grouped(plain: string): string {
  return plain.replaceAll(/(.{4})(?!$)/g, '$1-')
}
