import { personalMail } from '../mail-layout.ts'
import type { Block, MailContent, Mailables, Sender } from '../mail-layout.ts'

/** What the shop writes about vouchers. */
export interface VoucherMail {
  /** Brings a voucher to whoever was given it, or to who bought it and gives it on. */
  readonly 'voucher-ready': {
    /** Who bought it, when the message goes to them; left out: it goes to whoever was given it. */
    readonly buyer?: string
    /** Whose name is on it. */
    readonly to: string
    readonly from: string
    /** What the giver wrote; may be empty. */
    readonly message: string
    /** What it is, such as `£50 voucher`. */
    readonly name: string
    /** Such as `£50.00`. */
    readonly value: string
    readonly code: string
    /** The last day on which it can be spent, as people read it. */
    readonly validUntil: string
    readonly voucherUrl: string
  }
}

export const voucherMailables: Mailables<VoucherMail> = { 'voucher-ready': voucherReady }

function voucherReady(voucher: VoucherMail['voucher-ready'], company: Sender): MailContent {
  const { to, from, buyer, voucherUrl } = voucher
  const subject =
    buyer === undefined ? `A voucher for ${to}, from ${from}` : `The voucher for ${to} is ready`
  return personalMail(
    company,
    subject,
    [
      ...(buyer === undefined ? given(voucher, company) : bought(voucher)),
      ...spending(voucher, company),
      { button: 'Open the voucher', url: voucherUrl },
      'That page can be printed. Whoever has the code can spend it, so keep it as you would keep money.',
    ],
    buyer ?? to,
  )
}

function given(
  { from, message, name, value }: VoucherMail['voucher-ready'],
  company: Sender,
): Block[] {
  return [
    `${from} gives you something from ${company.name}: ${name}, worth ${value}.`,
    ...(message === '' ? [] : [`${from} writes:\n${message}`]),
  ]
}

function bought({ to, message, name, value }: VoucherMail['voucher-ready']): Block[] {
  return [
    `The voucher that you bought for ${to} is ready, to print or to forward: ${name}, worth ${value}.`,
    ...(message === '' ? [] : [`Your message is on it:\n${message}`]),
  ]
}

function spending(
  { buyer, code, validUntil }: VoucherMail['voucher-ready'],
  { phone }: Sender,
): Block[] {
  const how =
    buyer === undefined
      ? `Type it in the basket on our site, or read it to us on ${phone}.`
      : `It is typed in the basket on our site, or read to us on ${phone}.`
  return [
    `Its code is ${code}. ${how} It can be spent until ${validUntil}, all at once or in parts.`,
  ]
}
