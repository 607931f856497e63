import type { Connection } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { MailFile } from './attachments.ts'
import type { MailContent } from './mail-layout.ts'
import type { Message } from './mailables.ts'
import type { NewsletterMessage } from './newsletter-message.ts'

/**
 * Writes down a message that is to be sent. Pass the transaction of what the message reports: then
 * both happen or neither. Wake the worker after that transaction, or it looks within 5 seconds.
 * @param dueAt not sent before this instant.
 * @returns the message's id.
 * @throws Error when `to` is not one plain address.
 */
export async function enqueue(
  connection: Connection,
  { template, to, data, attachments }: Message | NewsletterMessage,
  now: number,
  dueAt: number = now,
): Promise<string> {
  assertOneAddress(to)
  const id = newId(now)
  await connection
    .insertInto('outbox')
    .values({
      id,
      template,
      recipient: to,
      data: JSON.stringify(data),
      attachments: attachments ? JSON.stringify(attachments) : null,
      created_at: now,
      due_at: Math.max(now, dueAt),
      attempts: 0,
    })
    .execute()
  return id
}

/** A finished message for one recipient, as a transport takes it. */
export interface OutgoingMail extends MailContent {
  /** The outbox row's id, the same at every try. */
  readonly id: string
  /** With its angle brackets; the same at every try, so that a mailbox can tell a repeat. */
  readonly messageId: string
  /** When it was written, milliseconds UTC: the Date header. */
  readonly date: number
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  /** Left out: none goes with it. */
  readonly files?: readonly MailFile[]
}

/** Hands messages over to whatever brings them to their readers. */
export interface Transport {
  /** Resolves when the message was taken over; rejects when it was not, or when nobody can tell. */
  send(mail: OutgoingMail): Promise<void>
  /** Lets go of connections. Not called while a message is being sent. */
  close(): void
}

/**
 * Refuses what a mail program could read as more than one plain address: a line break in it would
 * start a header, a comma or semicolon a second recipient.
 * @throws Error that quotes the address.
 */
export function assertOneAddress(address: string): void {
  if (oneAddress.test(address)) return
  throw new Error(
    `[mail] recipient ${JSON.stringify(address)} is not one plain e-mail address; give something like you@example.com.`,
  )
}

// Printable ASCII without spaces and without the characters that structure an address header.
const oneAddress = /^[!#-'*+\-./0-9=?A-Z^-~]{1,64}@[A-Za-z0-9.-]{1,253}$/
