import { writeLetter } from '../letter.ts'
import type { Block, Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface VoucherReady {
  /** Who bought it, when the letter goes to them; left out: it goes to whoever was given it. */
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

/** Brings a voucher to whoever was given it, or to who bought it and gives it on. */
export function voucherReady(voucher: VoucherReady, company: Letterhead): Letter {
  const { to, from, buyer, voucherUrl } = voucher
  const subject =
    buyer === undefined ? `A voucher for ${to}, from ${from}` : `The voucher for ${to} is ready`
  return writeLetter(company, subject, [
    ...(buyer === undefined ? given(voucher, company) : bought(voucher, buyer)),
    ...spending(voucher, company),
    { button: 'Open the voucher', url: voucherUrl },
    {
      paragraph:
        'That page can be printed. Whoever has the code can spend it, so keep it as you would keep money.',
    },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

function given({ to, from, message, name, value }: VoucherReady, company: Letterhead): Block[] {
  return [
    { paragraph: `Hello ${to},` },
    { paragraph: `${from} gives you something from ${company.name}: ${name}, worth ${value}.` },
    ...(message === '' ? [] : [{ paragraph: `${from} writes:\n${message}` }]),
  ]
}

function bought({ to, message, name, value }: VoucherReady, buyer: string): Block[] {
  return [
    { paragraph: `Hello ${buyer},` },
    {
      paragraph: `The voucher that you bought for ${to} is ready, to print or to forward: ${name}, worth ${value}.`,
    },
    ...(message === '' ? [] : [{ paragraph: `Your message is on it:\n${message}` }]),
  ]
}

function spending({ buyer, code, validUntil }: VoucherReady, { phone }: Letterhead): Block[] {
  const how =
    buyer === undefined
      ? `Type it in the basket on our site, or read it to us on ${phone}.`
      : `It is typed in the basket on our site, or read to us on ${phone}.`
  return [
    {
      paragraph: `Its code is ${code}. ${how} It can be spent until ${validUntil}, all at once or in parts.`,
    },
  ]
}
