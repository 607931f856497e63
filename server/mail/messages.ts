import type { Letter } from './letter.ts'
import type { Letterhead } from './letterhead.ts'
import { accountDeleted } from './templates/account-deleted.ts'
import type { AccountDeleted } from './templates/account-deleted.ts'
import { alreadyRegistered } from './templates/already-registered.ts'
import type { AlreadyRegistered } from './templates/already-registered.ts'
import { changeEmail } from './templates/change-email.ts'
import type { ChangeEmail } from './templates/change-email.ts'
import { confirmSubscription } from './templates/confirm-subscription.ts'
import type { ConfirmSubscription } from './templates/confirm-subscription.ts'
import { emailChangeRequested } from './templates/email-change-requested.ts'
import type { EmailChangeRequested } from './templates/email-change-requested.ts'
import { enquiryReceived } from './templates/enquiry-received.ts'
import type { EnquiryReceived } from './templates/enquiry-received.ts'
import { enquiryToOffice } from './templates/enquiry-to-office.ts'
import type { EnquiryToOffice } from './templates/enquiry-to-office.ts'
import { newSignIn } from './templates/new-sign-in.ts'
import type { NewSignIn } from './templates/new-sign-in.ts'
import { newsletterWelcome } from './templates/newsletter-welcome.ts'
import type { NewsletterWelcome } from './templates/newsletter-welcome.ts'
import { noAccount } from './templates/no-account.ts'
import type { NoAccount } from './templates/no-account.ts'
import { orderCancelled } from './templates/order-cancelled.ts'
import type { OrderCancelled } from './templates/order-cancelled.ts'
import { orderConfirmed } from './templates/order-confirmed.ts'
import type { OrderConfirmed } from './templates/order-confirmed.ts'
import { orderPaid } from './templates/order-paid.ts'
import type { OrderPaid } from './templates/order-paid.ts'
import { orderToOffice } from './templates/order-to-office.ts'
import type { OrderToOffice } from './templates/order-to-office.ts'
import { passwordChanged } from './templates/password-changed.ts'
import type { PasswordChanged } from './templates/password-changed.ts'
import { placeOffered } from './templates/place-offered.ts'
import type { PlaceOffered } from './templates/place-offered.ts'
import { resetPassword } from './templates/reset-password.ts'
import type { ResetPassword } from './templates/reset-password.ts'
import { verifyEmail } from './templates/verify-email.ts'
import type { VerifyEmail } from './templates/verify-email.ts'
import { voucherReady } from './templates/voucher-ready.ts'
import type { VoucherReady } from './templates/voucher-ready.ts'
import { waitingListJoined } from './templates/waiting-list-joined.ts'
import type { WaitingListJoined } from './templates/waiting-list-joined.ts'

/** Every message that the site sends: template name -> the data it is written from. */
export interface Messages {
  'confirm-subscription': ConfirmSubscription
  'newsletter-welcome': NewsletterWelcome
  'waiting-list-joined': WaitingListJoined
  'enquiry-to-office': EnquiryToOffice
  'enquiry-received': EnquiryReceived
  'verify-email': VerifyEmail
  'already-registered': AlreadyRegistered
  'no-account': NoAccount
  'reset-password': ResetPassword
  'password-changed': PasswordChanged
  'new-sign-in': NewSignIn
  'change-email': ChangeEmail
  'email-change-requested': EmailChangeRequested
  'account-deleted': AccountDeleted
  'order-cancelled': OrderCancelled
  'order-confirmed': OrderConfirmed
  'order-paid': OrderPaid
  'order-to-office': OrderToOffice
  'place-offered': PlaceOffered
  'voucher-ready': VoucherReady
}

type TemplateName = keyof Messages

/** A message that is to be sent to one address. Its data must survive JSON. */
export type Message = {
  [Name in TemplateName]: {
    readonly template: Name
    readonly to: string
    readonly data: Messages[Name]
  }
}[TemplateName]

/**
 * Writes the letter of a stored message, in the company's name.
 * @throws Error when this version of the site does not know the template, or cannot read the data.
 */
export function renderMessage(template: string, data: string, company: Letterhead): Letter {
  if (isTemplateName(template)) return renderStored(template, data, company)
  throw new Error(
    `[mail] template '${template}' is not known here; it is one of ${Object.keys(templates).join(', ')}.`,
  )
}

const templates: {
  readonly [Name in TemplateName]: (data: Messages[Name], company: Letterhead) => Letter
} = {
  'confirm-subscription': confirmSubscription,
  'newsletter-welcome': newsletterWelcome,
  'waiting-list-joined': waitingListJoined,
  'enquiry-to-office': enquiryToOffice,
  'enquiry-received': enquiryReceived,
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  'no-account': noAccount,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'new-sign-in': newSignIn,
  'change-email': changeEmail,
  'email-change-requested': emailChangeRequested,
  'account-deleted': accountDeleted,
  'order-cancelled': orderCancelled,
  'voucher-ready': voucherReady,
  'place-offered': placeOffered,
  'order-to-office': orderToOffice,
  'order-paid': orderPaid,
  'order-confirmed': orderConfirmed,
}

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}

// The data was checked against Messages by the compiler when it was written to the outbox.
function renderStored<Name extends TemplateName>(
  name: Name,
  data: string,
  company: Letterhead,
): Letter {
  return templates[name](JSON.parse(data) as Messages[Name], company)
}
