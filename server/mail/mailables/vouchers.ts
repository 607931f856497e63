import { personalMail } from '../mail-layout.ts'
import type { Block, MailContent, Sender, Texts } from '../mail-layout.ts'
import type { MailPicture } from '../picture.ts'

/**
 * What a voucher is, such as `£50 voucher`, its value, such as `£50.00`, the last day on which it can be
 * spent, as people read it, whose name is on it, and what the giver wrote, which may be empty.
 */
interface Voucher extends Texts<
  'to' | 'from' | 'message' | 'name' | 'value' | 'code' | 'validUntil' | 'voucherUrl'
> {
  /** Who bought it, when the message goes to them; left out: it goes to whoever was given it. */
  readonly buyer?: string
  /** Of what it is for; left out: it has none. Older messages have none. */
  readonly picture?: MailPicture | undefined
}

/** What the shop writes about vouchers. */
export const voucherMailables = { 'voucher-ready': voucherReady }

/** Brings a voucher to whoever was given it, or to who bought it and gives it on. */
function voucherReady(voucher: Voucher, company: Sender): MailContent {
  const { to, from, buyer, picture, voucherUrl } = voucher
  const subject =
    buyer === undefined ? `A voucher for ${to}, from ${from}` : `The voucher for ${to} is ready`
  return personalMail({ company, name: buyer ?? to, picture }, subject, [
    ...(buyer === undefined ? given(voucher, company) : bought(voucher)),
    ...spending(voucher, company),
    { button: 'Open the voucher', url: voucherUrl },
    'That page can be printed. Whoever has the code can spend it, so keep it as you would keep money.',
  ])
}

function given({ from, message, name, value }: Voucher, company: Sender): Block[] {
  return [
    `${from} gives you something from ${company.name}: ${name}, worth ${value}.`,
    ...(message === '' ? [] : [`${from} writes:\n${message}`]),
  ]
}

function bought({ to, message, name, value }: Voucher): Block[] {
  return [
    `The voucher that you bought for ${to} is ready, to print or to forward: ${name}, worth ${value}.`,
    ...(message === '' ? [] : [`Your message is on it:\n${message}`]),
  ]
}

function spending({ buyer, code, validUntil }: Voucher, { phone }: Sender): Block[] {
  const how =
    buyer === undefined
      ? `Type it in the basket on our site, or read it to us on ${phone}.`
      : `It is typed in the basket on our site, or read to us on ${phone}.`
  return [
    `Its code is ${code}. ${how} It can be spent until ${validUntil}, all at once or in parts.`,
  ]
}
