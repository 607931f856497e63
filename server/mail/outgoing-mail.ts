interface Sender {
  readonly name: string
  readonly address: string
}

/** A finished message for one recipient, as a transport takes it. */
export interface OutgoingMail {
  /** The outbox row's id, the same at every try. */
  readonly id: string
  /** With its angle brackets; the same at every try, so that a mailbox can tell a repeat. */
  readonly messageId: string
  /** When it was written, milliseconds UTC: the Date header. */
  readonly date: number
  readonly from: Sender
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who gets the answer; empty: the sender. */
  readonly replyTo?: string
  /** Ends what the message belongs to by a POST alone (RFC 8058). */
  readonly unsubscribeUrl?: string
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
