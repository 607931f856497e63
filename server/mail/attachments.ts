/** A file that goes with a message. It is drawn when the message is sent, as things stand then. */
export type Attachment =
  /** A receipt or a credit note, by its number. */
  | { readonly kind: 'paper'; readonly number: string }
  /** A gift voucher to print, by its id. */
  | { readonly kind: 'voucher'; readonly id: string }

/** A file as a message carries it. */
export interface MailFile {
  readonly name: string
  /** Its media type, such as `application/pdf`. */
  readonly type: string
  /** Base64. */
  readonly content: string
}
