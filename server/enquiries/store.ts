import { createHash } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { EnquiryRow } from '#server/database/schema.ts'
import type { Mailables } from '#server/mail/mailables.ts'
import { enqueue, isWrittenSince } from '#server/mail/outbox.ts'

/** What somebody asks. */
export type Enquiry = Omit<EnquiryRow, 'id' | 'fingerprint' | 'created_at' | 'forget_at'>

export interface StoreOptions {
  readonly now: number
  /** The address of whoever answers. */
  readonly office: string
  readonly letters: {
    readonly office: Mailables['enquiry-to-office']
    readonly receipt: Mailables['enquiry-received']
  }
}

/**
 * Keeps an enquiry, with a letter to the office and a receipt to whoever asked: all are written
 * together or not at all. The same words sent twice on one day (UTC) are one enquiry and change
 * nothing; an address gets one receipt in ten minutes at most. What has been kept for 24 months is
 * deleted. Wake the outbox afterwards.
 */
export async function storeEnquiry(
  database: Database,
  enquiry: Enquiry,
  { now, office, letters }: StoreOptions,
): Promise<void> {
  const row = { ...enquiry, id: newId(now), created_at: now, forget_at: monthsAfter(now, 24) }
  const fingerprint = fingerprintOf(enquiry, now)
  await database.transaction(async (trx) => {
    await trx.deleteFrom('enquiries').where('forget_at', '<=', now).execute()
    const stored = await trx
      .insertInto('enquiries')
      .values({ ...row, fingerprint })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) return

    await enqueue(trx, { template: 'enquiry-to-office', to: office, data: letters.office }, now)
    const { email } = enquiry
    if (await isWrittenSince(trx, { template: 'enquiry-received', to: email }, now - pause)) return
    await enqueue(trx, { template: 'enquiry-received', to: email, data: letters.receipt }, now)
  })
}

const pause = 10 * 60_000
const day = 24 * 60 * 60_000

function fingerprintOf(enquiry: Enquiry, now: number): string {
  const { email, subject, context, name, telephone, people, dates, message } = enquiry
  const said = [email, subject, context, name, telephone, people, dates, message]
  const text = JSON.stringify([Math.floor(now / day), ...said])
  return createHash('sha256').update(text).digest('base64url')
}

function monthsAfter(instant: number, months: number): number {
  const date = new Date(instant)
  return date.setUTCMonth(date.getUTCMonth() + months)
}
