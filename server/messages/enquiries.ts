import { createHash } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { EnquiryRow } from '#server/database/schema.ts'
import type { Mailables } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { takeMessageOnce } from '#server/mail/recipient-limit.ts'
import type { TooManyMessages } from '#server/mail/recipient-limit.ts'

/** What somebody asks. */
export type Enquiry = Omit<EnquiryRow, 'id' | 'fingerprint' | 'created_at' | 'forget_at'>

interface StoreOptions {
  readonly now: number
  /** The address of whoever answers. */
  readonly staff: string
  /** What messages call its subject, and the offer that it is about. */
  readonly topic: Mailables['enquiry-received']
}

/**
 * Keeps an enquiry, with a message to staff and a receipt to whoever asked: all are written together
 * or not at all. The same text sent twice on one day (UTC) is one enquiry and changes nothing; an
 * address gets one receipt in ten minutes at most. What has been kept for 24 months is deleted. Wake
 * the outbox afterwards.
 * @returns null; or that there is no receipt, because too much is sent to this address already.
 */
export async function storeEnquiry(
  database: Database,
  enquiry: Enquiry,
  { now, staff, topic }: StoreOptions,
): Promise<TooManyMessages | null> {
  const row = { ...enquiry, id: newId(now), created_at: now, forget_at: monthsAfter(now, 24) }
  const fingerprint = fingerprintOf(enquiry, now)
  return database.transaction(async (trx) => {
    await trx.deleteFrom('enquiries').where('forget_at', '<=', now).execute()
    const taken = await takeMessageOnce(trx, 'enquiry', enquiry.email, now)
    const limited = taken.outcome === 'limited' ? taken : null
    const stored = await trx
      .insertInto('enquiries')
      .values({ ...row, fingerprint })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) return limited

    const { name, email, telephone, people, dates, message } = enquiry
    const { about, offer } = topic
    const data = { about, offer, name, email, telephone, people, dates, message }
    await enqueue(trx, { template: 'enquiry-to-office', to: staff, data }, now)
    if (taken.outcome === 'taken') {
      await enqueue(trx, { template: 'enquiry-received', to: email, data: topic }, now)
    }
    return limited
  })
}

const day = 24 * 60 * 60_000

function fingerprintOf(enquiry: Enquiry, now: number): string {
  const { email, subject, context, name, telephone, people, dates, message } = enquiry
  const parts = [email, subject, context, name, telephone, people, dates, message]
  const text = JSON.stringify([Math.floor(now / day), ...parts])
  return createHash('sha256').update(text).digest('base64url')
}

function monthsAfter(instant: number, months: number): number {
  const date = new Date(instant)
  return date.setUTCMonth(date.getUTCMonth() + months)
}
