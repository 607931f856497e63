import type { Attachment } from './attachments.ts'
import type { MailContent, Sender } from './mail-layout.ts'
import { accountMailables } from './mailables/account.ts'
import { messageMailables } from './mailables/messages.ts'
import { moneyToStaffMailables } from './mailables/money-to-staff.ts'
import { orderMailables } from './mailables/orders.ts'
import { paymentMailables } from './mailables/payments.ts'
import { voucherMailables } from './mailables/vouchers.ts'

const mailables = {
  ...accountMailables,
  ...messageMailables,
  ...orderMailables,
  ...paymentMailables,
  ...moneyToStaffMailables,
  ...voucherMailables,
}

/**
 * Every kind of message that the site sends: its name -> the data it is written from. Rows of the
 * outbox keep both, so that names stay, and so do the parts of the data that were there before.
 */
export type Mailables = {
  readonly [Kind in keyof typeof mailables]: Parameters<(typeof mailables)[Kind]>[0]
}

/** A message that is to be sent to one address. Its data must survive JSON. */
export type Message = {
  [Kind in keyof Mailables]: {
    readonly template: Kind
    readonly to: string
    readonly data: Mailables[Kind]
    /** Left out: none. */
    readonly attachments?: readonly Attachment[]
  }
}[keyof Mailables]

/**
 * Writes a stored message, in the company's name.
 * @throws Error when this version of the site does not know its kind, or cannot read the data.
 */
export function renderMessage(template: string, data: string, company: Sender): MailContent {
  if (isKind(template)) return renderStored(template, data, company)
  throw new Error(
    `[mail] template '${template}' is not known here; it is one of ${Object.keys(mailables).join(', ')}.`,
  )
}

function isKind(name: string): name is keyof Mailables {
  return Object.hasOwn(mailables, name)
}

type Renderers = {
  readonly [Kind in keyof Mailables]: (data: Mailables[Kind], company: Sender) => MailContent
}

// The data was checked against Mailables by the compiler when it was written to the outbox.
function renderStored<Kind extends keyof Mailables>(
  kind: Kind,
  data: string,
  company: Sender,
): MailContent {
  const renderers: Renderers = mailables
  return renderers[kind](JSON.parse(data) as Mailables[Kind], company)
}
